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
        return self.kept(key, lambda: find[fault.strategy](fault, fault.number))

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
        """Hunts from many seeds."""
        subject, profile, settings = fault.cell
        words = ["--subject", subject, "--profile", profile]
        words += tool.settings(",".join(settings))
        rule, cause = fault.wanted
        if rule:
            words += ["--rule", rule] + (["--cause", cause] if cause else [])
        seeds = self.options.seeds if number else SILENT_SEEDS
        result = {"caught": True, "says": False, "by": "-"}
        drawing = "guided" if "guided" in self.options.strategies else "random"
        if drawing in self.options.strategies or not number:
            result = summary(self.hunts(number, words + [
                "--strategy", drawing, "--seeds", str(seeds),
                "--cases", str(self.options.cases)]), bool(rule))
        if "exhaustive" in self.options.strategies and number:
            found = self.hunts(number, words + [
                "--strategy", "exhaustive", "--cases", str(self.options.budget)])[0]
            if "trace" in found:
                result.update(exhaustive=found["first"], least=size(found["trace"]),
                              simplest=found["trace"])
                if result["by"] == "-":
                    result["by"] = found["signature"]
            else:
                result.update(exhaustive=f"> {self.options.budget}", least="-")
        return result

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
                "says": ended.returncode != 0 or " 0 tests" in text,
                "by": f"{failed} failing tests" if failed else (
                    "the tests' process ends" if ended.returncode != 0 else "nothing")}


def summary(hunts, has_signature):
    """What the hunts from all seeds come to."""
    found = [hunt for hunt in hunts if "first" in hunt]
    shown = [hunt for hunt in found if "trace" in hunt]
    signatures = [hunt["signature"] for hunt in shown]
    traces = sorted({hunt["trace"] for hunt in shown}, key=lambda text: (size(text), text))
    result = {
        "caught": len(shown if has_signature else found) == len(hunts),
        "says": bool(shown if has_signature else found),
        "seeds": f"{len(shown)} of {len(hunts)}",
        "by": " / ".join(sorted(set(signatures), key=lambda text: -signatures.count(text))) or "-",
    }
    if found:
        result["first"] = median(found, "first")
        result["milliseconds"] = f"{median(found, 'microseconds') / 1000:.1f}"
    if shown:
        result.update(executions=median(shown, "executions"), minima=len(traces), traces=traces,
                      size=size(traces[0]))
    return result


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
