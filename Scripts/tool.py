# tool: builds navfuzz, runs it, and keeps what it printed, for the scripts that run it many times.

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Exit codes with which a run has printed its result: as expected, a finding, two verdicts, a
# situation that was not reached, a finding against navfuzz itself.
FINISHED = (0, 1, 4, 5, 70)


def build(configuration="release", product="navfuzz", package=ROOT):
    """Builds a program, of this package or of a copy, and returns its path."""
    built = subprocess.run(
        [os.path.join(ROOT, "Scripts", "build"), product, configuration, package],
        stdout=subprocess.PIPE, text=True)
    if built.returncode != 0:
        sys.exit(f"the {configuration} build failed")
    return built.stdout.strip()


def rows(path, columns):
    """Reads a table: tab-separated, `#` starts a comment line, `-` is an empty field."""
    found = []
    with open(path, encoding="utf-8") as table:
        for number, line in enumerate(table, 1):
            if line.startswith("#") or not line.strip():
                continue
            fields = [field.strip() for field in line.rstrip("\n").split("\t")]
            if len(fields) != len(columns):
                sys.exit(f"{path}:{number}: {len(fields)} fields, where {len(columns)} are wanted: "
                         + ", ".join(columns))
            found.append({name: "" if field == "-" else field
                          for name, field in zip(columns, fields)})
    return found


def settings(text):
    """The options for switches that are written as `a=b,c=d`."""
    return [word for part in text.split(",") if part for word in ("--set", part.strip())]


def version(program):
    """Names a program by its bytes: results of another one do not count."""
    with open(program, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()[:16]


class Kept:
    """Results by the text of what was done, kept in a file so that an interrupted script goes on from them."""

    def __init__(self, path):
        self.path = path
        self.done = {}
        if path and os.path.exists(path):
            with open(path, encoding="utf-8") as lines:
                for line in lines:
                    # A line that was cut short by an interruption is done again.
                    if line.endswith("\n"):
                        entry = json.loads(line)
                        self.done[entry["run"]] = entry["result"]

    def keep(self, key, result):
        self.done[key] = result
        if self.path:
            with open(self.path, "a", encoding="utf-8") as lines:
                lines.write(json.dumps({"run": key, "result": result}) + "\n")


class Runs:
    """Runs the tool with --json; a run that was done before is read from a file."""

    def __init__(self, tool, kept=None, jobs=None):
        self.tool = tool
        self.jobs = jobs or os.cpu_count() or 1
        # No recorded findings: each run searches by itself.
        self.empty = tempfile.TemporaryDirectory()
        self.kept = Kept(kept)
        self.version = version(tool)

    def all(self, commands):
        """The results of several runs, in order; progress goes to standard error."""
        done = self.kept.done
        missing = [command for command in commands if self.key(command) not in done]
        with ThreadPoolExecutor(self.jobs) as pool:
            for number, (command, result) in enumerate(
                    zip(missing, pool.map(self.run, missing)), 1):
                self.kept.keep(self.key(command), result)
                if sys.stderr.isatty():
                    print(f"\r{number} of {len(missing)} runs", end="", file=sys.stderr)
        if missing and sys.stderr.isatty():
            print(file=sys.stderr)
        return [done[self.key(command)] for command in commands]

    def key(self, command):
        return self.version + " " + " ".join(command)

    def run(self, command):
        words = [self.tool, "run", "--json", "--seeds", self.empty.name] + command
        ended = subprocess.run(words, capture_output=True, text=True)
        if ended.returncode not in FINISHED:
            sys.exit(f"{' '.join(words)}\nended with {ended.returncode}: {ended.stderr}")
        return json.loads(ended.stdout)

    def time(self, command):
        """The processor time of a run in seconds; the least of three."""
        words = [self.tool, "run", "--json", "--seeds", self.empty.name] + command
        times = []
        for _ in range(3):
            child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            used = os.wait4(child.pid, 0)[2]
            child.returncode = 0
            times.append(used.ru_utime + used.ru_stime)
        return min(times)


def table(lines):
    """Lines of fields as text with aligned columns."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(
        "  ".join(field.ljust(width) for field, width in zip(line, widths)).rstrip()
        for line in lines)
