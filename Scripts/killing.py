# killing: looks for planted faults in the copy that they were planted into, and keeps what was found.

import hashlib
import json
import os
import statistics
import subprocess
import sys

import planted
import tool

SWIFT = ["swift"]
# Seeds that show that the sources without a fault are silent.
SILENT_SEEDS = 3
SILENT_CASES = 2_000
# Seeds whose shrinking is timed by itself: nothing is explored for it before.
TIMED_SEEDS = 5
# What is found within so many microseconds can be looked for from very many seeds.
QUICK = 50_000


class Killing:
    """Looks for planted faults; what was found before is read from a file."""

    def __init__(self, options, faults):
        self.options = options
        self.done = {}
        kinds = {fault.strategy for fault in faults}
        self.hunt = self.replay = None
        if "subject" in kinds:
            self.hunt = tool.build(product="navfuzz-bench", package=planted.COPY)
        if "seeds" in kinds:
            self.replay = tool.build(package=planted.COPY)
        if "test" in kinds:
            run(SWIFT + ["build", "--build-tests", "--package-path", planted.COPY])
        self.version = self.fingerprint()
        if options.keep and os.path.exists(options.keep):
            with open(options.keep, encoding="utf-8") as lines:
                for line in lines:
                    # A line that was cut short by an interruption is done again.
                    if line.endswith("\n"):
                        entry = json.loads(line)
                        self.done[entry["fault"]] = entry["result"]

    def fingerprint(self):
        """Names the program that hunts: results of another one do not count."""
        digest = hashlib.sha256()
        if self.hunt:
            with open(self.hunt, "rb") as program:
                digest.update(program.read())
        return digest.hexdigest()[:16]

    def result(self, fault):
        """What came of looking for a fault."""
        options = self.options
        key = " ".join(map(str, (
            self.version, fault.number, options.strategies, options.seeds, options.cases,
            options.budget, fault.fields)))
        find = {"subject": self.fuzzed, "seeds": self.replayed, "test": self.tested}
        result = self.kept(key, lambda: find[fault.strategy](fault, fault.number))
        if options.quick_seeds > options.seeds and is_quick(result):
            result = result | {"quick": self.kept(
                f"{options.quick_seeds} seeds: {key}", lambda: self.quick(fault, result))}
        return result

    def kept(self, key, find):
        if key not in self.done:
            self.done[key] = find()
            if self.options.keep:
                with open(self.options.keep, "a", encoding="utf-8") as lines:
                    lines.write(json.dumps({"fault": key, "result": self.done[key]}) + "\n")
            if sys.stderr.isatty():
                print(".", end="", flush=True, file=sys.stderr)
        return self.done[key]

    def false_alarms(self, faults):
        """What is caught where there is no fault, one line each."""
        alarms = []
        for fields in {json.dumps(fault.fields, sort_keys=True): fault for fault in faults}.items():
            words, fault = fields
            find = {"subject": self.fuzzed, "seeds": self.replayed, "test": self.tested}
            result = self.kept(f"{self.version} without {words}",
                               lambda: find[fault.strategy](fault, 0))
            if result["says"]:
                alarms.append(f"{words}: {result['by']}")
        return sorted(alarms)

    # MARK: - The three ways

    def fuzzed(self, fault, number):
        """Hunts from many seeds by each strategy that draws, and through all traces."""
        options, words = self.options, self.words(fault)
        if not number:
            hunts = self.hunts(0, words + ["--seeds", str(SILENT_SEEDS),
                                           "--cases", str(min(options.cases, SILENT_CASES))])
            alarms = [hunt for hunt in hunts if "first" in hunt]
            return {"caught": False, "says": bool(alarms), "by": signatures(alarms)}
        drawn, result = [], {}
        for strategy in ("random", "guided"):
            if strategy not in options.strategies:
                continue
            timed = TIMED_SEEDS if strategy == "random" else 0
            hunts = self.hunts(number, words + [
                "--strategy", strategy, "--seeds", str(options.seeds), "--timed", str(timed),
                "--cases", str(options.cases)])
            result[strategy] = effort(hunts, options.cases)
            drawn += hunts
        shown = [hunt for hunt in drawn if "trace" in hunt]
        if shown:
            result.update(shrinking(shown))
        if "exhaustive" in options.strategies:
            result["exhaustive"] = self.searched(number, words)
        # Not from every seed: what is seldom met has a median of cases all the same.
        result["caught"] = any(2 * result[name]["shown"] > result[name]["seeds"]
                               for name in ("random", "guided", "exhaustive") if name in result)
        result["by"] = signatures(shown) if shown else result.get("exhaustive", {}).get("by", "-")
        return result

    def words(self, fault):
        """Where a fault is hunted for, and what it is known by, as options."""
        subject, profile, settings = fault.cell
        words = ["--subject", subject, "--profile", profile] + tool.settings(",".join(settings))
        if "with" in fault.fields:
            words += ["--with", fault.fields["with"]]
        if "noise" in fault.fields:
            words += ["--counts", "wanted"]
        return words + [word for name, value in zip(("--rule", "--trap", "--cause"), fault.wanted)
                        if value for word in (name, value)]

    def searched(self, number, words):
        """What a search through all traces, simplest first, comes to."""
        found = self.hunts(number, words + [
            "--strategy", "exhaustive", "--cases", str(self.options.budget)])[0]
        result = {"seeds": 1, "shown": 0, "first": self.options.budget + 1,
                  "microseconds": int(found["microseconds"])}
        if "trace" in found:
            result.update(shown=1, first=int(found["first"]), least=size(found["trace"]),
                          trace=found["trace"], by=found["signature"])
        return result

    def quick(self, fault, result):
        """In how many different minima many more seeds of a fault end that is found soon."""
        first, last = self.options.seeds + 1, self.options.quick_seeds
        hunts = self.hunts(fault.number, self.words(fault) + [
            "--first", str(first), "--seeds", str(last - first + 1),
            "--cases", str(self.options.cases)])
        found = [hunt for hunt in hunts if "trace" in hunt]
        return {"seeds": last, "missed": len(hunts) - len(found),
                "minima": len({hunt["trace"] for hunt in found} | set(result["traces"])),
                "unproven": sum(hunt["proven"] == "none" for hunt in found)}

    def hunts(self, number, words):
        """What hunts say, one dictionary a seed."""
        ended = with_fault(number, [self.hunt, "hunt"] + words)
        if ended.returncode != 0:
            sys.exit(f"hunt {' '.join(words)}\nended with {ended.returncode}: {ended.stderr}")
        return [dict(field.partition(" ")[::2] for field in line.split("\t"))
                for line in ended.stdout.splitlines()]

    def replayed(self, fault, number):
        """Replays what is recorded of some subjects."""
        files = sorted(
            os.path.join(at, file) for name in fault.fields["seeds"].split()
            for at, _, files in os.walk(os.path.join(planted.COPY, "Seeds", name))
            for file in files)
        code = with_fault(number, [self.replay, "replay"] + files).returncode
        return {"caught": code == 1, "says": code != 0, "by": f"{len(files)} records"}

    def tested(self, fault, number):
        """Runs some of the tests."""
        ended = with_fault(number, SWIFT + [
            "test", "--skip-build", "--package-path", planted.COPY, "--filter",
            fault.fields["test"]])
        text = ended.stdout + ended.stderr
        failed = sum(" failed after " in line and "Test run" not in line and "Suite " not in line
                     for line in text.splitlines())
        # A fault may also end the process of the tests.
        return {"caught": ended.returncode != 0 and "Test run started" in text,
                "says": ended.returncode != 0 or "Test run with 0 tests" in text,
                "by": f"{failed} failing tests" if failed else (
                    "the tests' process ends" if ended.returncode != 0 else "nothing")}


def effort(hunts, cases):
    """How many cases, and which processor time, the first failure takes: medians over the seeds.

    A seed that shows nothing counts as one that needs more cases than it had.
    """
    firsts = [int(hunt.get("first", cases + 1)) for hunt in hunts]
    return {"seeds": len(hunts), "shown": sum("trace" in hunt for hunt in hunts),
            "first": int(statistics.median(firsts)), "microseconds": median(hunts, "microseconds")}


def shrinking(shown):
    """What shrinking comes to, and what it costs, over all seeds that show a fault."""
    ends = [trace for hunt in shown for trace in (hunt["trace"], hunt.get("again")) if trace is not None]
    traces = sorted(set(ends), key=lambda text: (size(text), text))
    alone = [hunt for hunt in shown if "alone" in hunt]
    result = {"executions": median(shown, "executions"), "minima": len(traces), "traces": traces,
              "size": size(traces[0]),
              "proven": {extent: sum(hunt["proven"] == extent for hunt in shown)
                         for extent in ("whole", "part", "none")}}
    if alone:
        result["alone"] = median(alone, "alone")
    return result


def signatures(hunts):
    """What hunts show, the most frequent first."""
    found = [hunt.get("signature", "another failure") for hunt in hunts]
    return " / ".join(sorted(set(found), key=lambda text: (-found.count(text), text))) or "-"


def is_quick(result):
    """Whether drawn cases find a fault so soon that very many seeds can be tried."""
    found = result.get("random")
    return found and found["shown"] == found["seeds"] and found["microseconds"] < QUICK


def size(trace):
    """How many actions a trace has."""
    return trace.count(";") + 1 if trace else 0


def median(hunts, name):
    return int(statistics.median(int(hunt[name]) for hunt in hunts))


def with_fault(number, words):
    return subprocess.run(words, capture_output=True, text=True,
                          env=os.environ | {planted.VARIABLE: str(number)})


def run(words):
    if subprocess.run(words, stdout=sys.stderr).returncode != 0:
        sys.exit(f"{' '.join(words)} failed")
