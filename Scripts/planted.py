# planted: reads the planted faults, and plants all of them into a copy of the sources.

import os
import re

import tool

FOLDER = os.path.join(tool.ROOT, "Scripts", "kill")
COPY = os.path.join(tool.ROOT, ".build", "kill-table")
COPIED = ["Package.swift", "README.md", "Sources", "Tests", "Seeds", "Scripts"]
VARIABLE = "NAVFUZZ_FAULT"
CASES = ("subject", "seeds", "test")
# The list whose faults Scripts/cases looks for, and nobody else.
FOR_CASES = "cases"


class Hunk:
    """One change: an anchor in a file, and what stands there if the fault is alive."""

    def __init__(self, file, within, is_expression, line):
        self.file = file
        self.within = within
        self.is_expression = is_expression
        self.line = line
        self.anchor = []
        self.replacement = []


class Planted:
    """A planted fault: its number and title, where it is looked for, and its changes."""

    def __init__(self, number, title, area):
        self.number = number
        self.title = title
        self.area = area
        self.fields = {}
        self.hunks = []

    @property
    def strategy(self):
        """How it is looked for: `subject` by fuzzing, `seeds` by replaying records, `test`."""
        return next(name for name in CASES if name in self.fields)

    @property
    def place(self):
        """The file of the first change, without its folders and its ending."""
        return os.path.basename(self.hunks[0].file).removesuffix(".swift")

    @property
    def cell(self):
        """The subject, the profile and the changed switches in which it is looked for."""
        subject, profile, *settings = self.fields["subject"].split()
        return subject, profile, settings

    @property
    def wanted(self):
        """The rule that shows it, the exception if that is the rule, and the cause."""
        rule, *words = self.fields["finds"].split()
        trap = words.pop(0) if rule == "trap" and words else ""
        return rule, trap, words[0] if words else ""


def read_all(folder=FOLDER):
    """The planted faults of all lists, by number; ends the process if a list is not understood."""
    faults = []
    for name in sorted(os.listdir(folder)):
        faults += read(os.path.join(folder, name))
    faults.sort(key=lambda fault: fault.number)
    numbers = [fault.number for fault in faults]
    for number in numbers:
        if numbers.count(number) > 1:
            raise SystemExit(f"{folder}: two faults have the number {number}")
    return faults


def read(path):
    """The planted faults of one list."""
    area = os.path.splitext(os.path.basename(path))[0]
    faults = []
    state = {}
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            line = line.rstrip("\n")
            if not line.strip() or line.startswith("#"):
                continue
            head = re.fullmatch(r"fault (\d+): (.+)", line)
            if head:
                faults.append(Planted(int(head[1]), head[2], area))
                state = {"form": "statement"}
                continue
            if not faults:
                raise SystemExit(f"{path}:{number}: no fault has begun")
            take(line, faults[-1], state, f"{path}:{number}")
    for fault in faults:
        # What the reported cases look for says nothing of it: each case names its faults.
        ways = sum(name in fault.fields for name in CASES)
        if not fault.hunks or ways != (0 if area == FOR_CASES else 1):
            raise SystemExit(f"{path}: fault {fault.number} lacks a change, or {', '.join(CASES)}")
        if "subject" in fault.fields and "finds" not in fault.fields:
            raise SystemExit(f"{path}: fault {fault.number} does not say what it is known by")
    return faults


def take(line, fault, state, place):
    """Takes one line of a fault: a field, or a line of an anchor or of its replacement."""
    if line[0] in "-+":
        hunk = state.get("hunk")
        if line[0] == "-" and (hunk is None or hunk.replacement or state.get("closed")):
            hunk = Hunk(state["file"], state.get("in"), state["form"] == "expression", place)
            fault.hunks.append(hunk)
            state.update(hunk=hunk, closed=False)
        if hunk is None:
            raise SystemExit(f"{place}: a replacement comes after its anchor")
        (hunk.anchor if line[0] == "-" else hunk.replacement).append(line[2:])
        return
    name, colon, value = line.partition(": ")
    if not colon or name not in ("file", "in", "form", "finds", "with", "noise", "note") + CASES:
        raise SystemExit(f"{place}: '{line}' is no field of a fault")
    state["closed"] = True
    if name in ("file", "in", "form"):
        state[name] = value
        if name == "file":
            state.pop("in", None)
    else:
        fault.fields[name] = value


# MARK: - Planting


class Misfit(Exception):
    """A change that does not fit today's sources."""


def pattern(text):
    """Finds a text whatever blanks and line ends lie between its words."""
    return re.compile(r"\s+".join(re.escape(word) for word in text.split()))


def only(text, wanted, start, end, what):
    """The one place of a text between two others."""
    found = [match for match in pattern(wanted).finditer(text, start, end)]
    if len(found) != 1:
        raise Misfit(f"{what} '{' '.join(wanted.split())}' occurs {len(found)} times, not once")
    return found[0]


def span(text, hunk):
    """Where the anchor of a change lies."""
    start, end = 0, len(text)
    if hunk.within:
        head = only(text, hunk.within, 0, len(text), "the line of 'in:'")
        start = head.start()
        line_start = text.rfind("\n", 0, start) + 1
        line = text[line_start:]
        indent = line[:len(line) - len(line.lstrip(" "))]
        close = re.compile(r"^" + indent + r"[}\])]$", re.MULTILINE).search(text, start)
        end = close.end() if close else len(text)
    found = only(text, " ".join(hunk.anchor), start, end, "the anchor")
    return found.start(), found.end()


def planted_text(text, changes, path):
    """A file's text with all its faults; `changes` are pairs of a fault's number and a hunk."""
    places = {}
    for number, hunk in changes:
        try:
            place = span(text, hunk)
        except Misfit as misfit:
            raise Misfit(f"{hunk.line}: fault {number} does not fit {path}: {misfit}") from None
        places.setdefault(place, []).append((number, hunk))
    spans = sorted(places)
    for one, other in zip(spans, spans[1:]):
        if other[0] < one[1]:
            numbers = [number for number, _ in places[one] + places[other]]
            raise Misfit(f"{path}: the anchors of the faults {numbers} overlap")
    for start, end in reversed(spans):
        text = text[:start] + chosen(text[start:end], places[start, end]) + text[end:]
    return text


def chosen(original, changes):
    """What stands at an anchor: each fault's own text behind its number, or else the original."""
    if changes[0][1].is_expression:
        ways = "".join(f"Planted.is({number}) ? ({' '.join(hunk.replacement)}) : "
                       for number, hunk in changes)
        return f"({ways}({original}))"
    ways = []
    for number, hunk in changes:
        ways.append(f"if Planted.is({number}) {{\n" + "\n".join(hunk.replacement) + "\n}")
    return " else ".join(ways) + " else {\n" + original + "\n}"


SWITCH = '''// Planted: which planted fault is alive in this process.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@usableFromInline
enum Planted {
  @usableFromInline static let number: Int = {
    guard let text = unsafe getenv("%s") else { return 0 }
    return unsafe Int(atoi(text))
  }()

  @usableFromInline static func `is`(_ fault: Int) -> Bool { number == fault }
}
''' % VARIABLE


def texts(faults):
    """The changed files, by path; raises `Misfit` with all that does not fit."""
    by_file = {}
    for fault in faults:
        for hunk in fault.hunks:
            by_file.setdefault(hunk.file, []).append((fault.number, hunk))
    changed, misfits = {}, []
    for path, changes in sorted(by_file.items()):
        try:
            with open(os.path.join(tool.ROOT, path), encoding="utf-8") as file:
                changed[path] = planted_text(file.read(), changes, path)
        except FileNotFoundError:
            misfits.append(f"{changes[0][1].line}: there is no {path}")
        except Misfit as misfit:
            # One at a time, so that each is named.
            misfits += misfits_alone(path, changes) or [str(misfit)]
        target = path.split("/")[1]
        changed[f"Sources/{target}/Planted.swift"] = SWITCH
    if misfits:
        raise Misfit("\n".join(misfits))
    changed["Package.swift"] = manifest(faults)
    return changed


def manifest(faults):
    """The package's manifest, with the test targets only that are needed."""
    with open(os.path.join(tool.ROOT, "Package.swift"), encoding="utf-8") as file:
        # A fault may leave a value unused: that is no error here.
        text = file.read().replace("  .treatAllWarnings(as: .error),\n", "")
    needed = {fault.fields["test"].partition(".")[0] for fault in faults if "test" in fault.fields}
    target = re.compile(r"^    tests\(\s*\"(\w+)\".*?\),\n(?=    tests\(|  \])",
                        re.MULTILINE | re.DOTALL)
    return target.sub(lambda found: found[0] if found[1] + "Tests" in needed else "", text)


def misfits_alone(path, changes):
    """What does not fit of the changes of one file, each by itself."""
    found = []
    with open(os.path.join(tool.ROOT, path), encoding="utf-8") as file:
        text = file.read()
    for change in changes:
        try:
            planted_text(text, [change], path)
        except Misfit as misfit:
            found.append(str(misfit))
    return found


def write_copy(faults, folder=COPY):
    """Brings a copy of the package up to date, with all faults in it; files that stay are not touched."""
    changed = texts(faults)
    wanted = set()
    for name in COPIED:
        place = os.path.join(tool.ROOT, name)
        paths = [name] if os.path.isfile(place) else [
            os.path.relpath(os.path.join(at, file), tool.ROOT)
            for at, folders, files in os.walk(place) for file in files if "__pycache__" not in at]
        for path in paths:
            wanted.add(path)
            if path not in changed:
                with open(os.path.join(tool.ROOT, path), "rb") as file:
                    put(os.path.join(folder, path), file.read())
    for path, text in changed.items():
        wanted.add(path)
        put(os.path.join(folder, path), text.encode())
    for name in COPIED:
        for at, _, files in os.walk(os.path.join(folder, name)):
            for file in files:
                path = os.path.join(at, file)
                if os.path.relpath(path, folder) not in wanted:
                    os.remove(path)


def put(path, content):
    """Writes a file, unless it is so already."""
    if os.path.exists(path):
        with open(path, "rb") as file:
            if file.read() == content:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
