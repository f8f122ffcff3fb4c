#!/usr/bin/env python3
"""Measures which edits of the sources the tests catch.

The tool samples places in the sources and plans one small edit (a mutant) at
each: a shifted comparison, a number that is off by one, a list without one of
its entries, a negated condition. All mutants are compiled at once into a copy
of the package in `.build/mutants`, and the environment variable
EVERYSCREEN_MUTANT chooses one at run time. A first run of each test file
without a mutant shows that it passes, how long it takes and which mutants its
tests reach. Then each mutant runs the test files that reach it, until the
first test fails. A mutant that no test notices has survived.

Places are sampled by a hash of their line, so that an edit elsewhere leaves
the sample as it is. Where the compiler refuses a mutant, another takes its
place. Comments, strings, tests, tables written by scripts and the words of
generated content are left alone.

The state is in `.build/mutants/state.json`: a run that was stopped goes on
where it was. Mutants that survived run again when test files changed; delete
the file to run all of them again. `mutants-equivalent.txt` lists the mutants
that change no behavior, with the reason.

usage: .scripts/mutants.py [--count 200] [--seed 1] [--module Sources/Audit] [--file NAME.swift] [--jobs 2] [--table] [--places]
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

from swift_source import SwiftSource

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "mutants"
COPY = WORK / "package"
STATE = WORK / "state.json"
EQUIVALENT = ROOT / ".scripts" / "mutants-equivalent.txt"

# Folder of the sources -> test targets.
MODULES = {
    "Sources/EveryValue": ["EveryValueTests", "ShrinkQualityTests"],
    "Sources/ScreenModel": ["ScreenModelTests"],
    "Sources/ScreenLayout": ["ScreenLayoutTests"],
    "Sources/Navigation": ["NavigationTests"],
    "Sources/Audit": ["AuditTests"],
    "Sources/ScreenCapture": ["ScreenCaptureTests"],
    "Sources/CaptureReaders": ["ScreenCaptureTests"],
    "Sources/Checking": ["CheckingTests"],
    "Sources/CrashIsolation": ["CrashIsolationTests"],
    "Specs": ["AccessibilitySpecsTests"],
    "Generators": ["ScreenGeneratorsTests"],
}
FAMILIES = ["comparison", "number", "entry", "condition"]
# Words of the content that is generated: data, of which any choice would do.
DATA = ("Generators/Content/Words/",)
# Lists with more numbers than this are data.
LONGEST_LIST_OF_NUMBERS = 24
SHIFTED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}

COMPARISON = re.compile(r"(?<=\s)(==|!=|<=|>=|<|>)(?=\s)")
NUMBER = re.compile(r"(?<![\w.$])(?:0x[0-9a-fA-F_]+|0b[01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)(?!\w)")
LOGIC = re.compile(r"(?<=\s)(&&|\|\|)(?=\s)")
NEGATION = re.compile(r"(?<=[\s(\[{])!(?=[\w(.])")
CONDITION = re.compile(r"(?<![\w.#`])(if|guard)(?=\s)")
WHERE = re.compile(r"(?<![\w.`])for\s")
CASE = re.compile(r"(?m)^[ \t]*(case)\s")
DECLARATION = re.compile(r"\b(func|init|extension|struct|enum|class|protocol|associatedtype|typealias|subscript|operator)\b")


class Place:
    """An edit that can be made: the range it replaces, and how."""

    def __init__(self, path, source, family, start, end, before, after, detail=None):
        self.path, self.family, self.start, self.end = path, family, start, end
        self.before, self.after, self.detail = before, after, detail
        self.at(source, start)
        self.key = ""

    def at(self, source, index):
        """Shows the place at an index."""
        self.line = source.line(index)
        self.text = source.text[source.line_starts[self.line - 1]:].split("\n", 1)[0].strip()

    @property
    def module(self):
        return next(folder for folder in MODULES if self.path.startswith(folder + "/"))


def one_line(text, limit=48):
    text = " ".join(text.split())
    return text if len(text) <= limit else text[:limit - 1] + "…"


# Finding the places


def is_generated(text):
    return bool(re.search(r"(?:written by|wrote this file|by)[^.\n]*\.scripts/|\.scripts/\w+\.py`?,? which wrote", text[:2500]))


def comparisons(path, source):
    for match in COMPARISON.finditer(source.code):
        operator, start = match.group(1), match.start(1)
        line = source.line_text(start)
        before = line[:start - source.line_starts[source.line(start) - 1]]
        if line.lstrip().startswith(("#", "@")) or re.search(r"\bfunc\s*$", before):
            continue
        if operator == "==" and (DECLARATION.search(before) or re.match(r"\s*where\b", line)) and re.search(r"\bwhere\b", before):
            continue
        yield Place(path, source, "comparison", start, match.end(1), operator, SHIFTED[operator])


def shifted_number(text, choice):
    """The step to add to a number: one, or one in the last place written, up or down."""
    if text.startswith(("0x", "0b")) or not re.search(r"[.eE]", text):
        return "1" if choice or re.fullmatch(r"0+|0x0+", text) else "-1"
    mantissa = re.match(r"[\d_]+(?:\.([\d_]+))?(?:[eE]([+-]?\d+))?", text)
    exponent = int(mantissa.group(2) or 0) - len((mantissa.group(1) or "").replace("_", ""))
    if (mantissa.group(1) or "") == "0":
        exponent += 1
    is_zero = not re.search(r"[1-9]", text.split("e")[0].split("E")[0])
    return f"1e{exponent}" if choice or is_zero else f"-1e{exponent}"


def numbers(path, source):
    for match in NUMBER.finditer(source.code):
        text, start = match.group(0), match.start()
        line = source.line_text(start)
        before = line[:start - source.line_starts[source.line(start) - 1]]
        if line.lstrip().startswith(("#", "@")) or "#available" in line or re.match(r"\s*case\s+\w+\s*=", line):
            continue
        if source.code[start - 1:start] == "." and not source.code[:start].endswith(("...", "..<")):
            continue
        bracket = source.enclosing(start)
        if bracket is not None and source.code[bracket] == "[":
            inside = source.code[bracket:source.partner[bracket]]
            if len(NUMBER.findall(inside)) > LONGEST_LIST_OF_NUMBERS:
                continue
        if re.search(r"\bcase\b[^:]*$", before) and not re.search(r"\bif case\b|\bguard case\b", before):
            continue
        choice = hashlib.sha256((path.rsplit("/", 1)[-1] + line).encode()).digest()[0] % 2
        step = shifted_number(text, choice)
        after = f"{text} {'-' if step.startswith('-') else '+'} {step.lstrip('-')}"
        yield Place(path, source, "number", start, match.end(), text, after, step)


def is_type(text):
    """True for text that names types only, with or without labels."""
    text = re.sub(r"\b(?:any|some|\w+\s*:)", " ", text)
    names = re.findall(r"[\w\u0001]+", text)
    return bool(names) and all(name[0].isupper() for name in names)


def is_list(source, start):
    """True for the bracket of an array, set or dictionary literal."""
    code = source.code
    previous = code[start - 1] if start else "\n"
    if previous.isalnum() or previous in "_)]?!>`\u0001}" or start not in source.partner:
        return False
    before = code[:start].rstrip()
    if before.endswith(("->", " as", " as?", " as!", " is", ":", "{")) and before.endswith(("->", "as", "as?", "as!", "is", "{")):
        return False
    return True


def entries(path, source):
    for start in sorted(source.around):
        if source.code[start] != "[" or not is_list(source, start):
            continue
        end = source.partner[start]
        inside = source.code[start + 1:end]
        if not inside.strip() or inside.strip() == ":":
            continue
        parts = [part for part in source.split(start + 1, end) if source.code[part[0]:part[1]].strip()]
        if is_type(inside) or re.fullmatch(r"\s*\w+\s*:\s*[A-Z]\w*\s*", inside):
            continue
        if len(NUMBER.findall(inside)) > LONGEST_LIST_OF_NUMBERS and not re.search(r"[A-Za-z\u0001]", inside):
            continue
        head = source.code[parts[0][0]:parts[0][1]]
        is_dictionary = "?" not in head and source.find_at_depth(parts[0][0], re.compile(":"), parts[0][1]) is not None
        for number, (first, last) in enumerate(parts):
            element = source.trimmed(first, last)
            before = source.text[element[0]:element[1]]
            place = Place(path, source, "entry", start, end + 1, before, "(removed)", ("list", number, len(parts), is_dictionary))
            place.at(source, element[0])
            yield place
    for match in CASE.finditer(source.code):
        start = match.start(1)
        brace = source.enclosing(start)
        if brace is None or source.code[brace] != "{":
            continue
        head = source.code[max(source.code.rfind("\n", 0, brace), source.code.rfind("{", 0, brace)) + 1:brace]
        if not re.search(r"\bswitch\b", head):
            continue
        if source.find_at_depth(brace + 1, re.compile(r"(?<![\w.])default\s*:"), source.partner[brace]) is None:
            continue
        colon = source.find_at_depth(match.end(1), re.compile(":"))
        if colon is None:
            continue
        for first, last in source.split(match.end(1), colon.start()):
            first, last = source.trimmed(first, last)
            if re.search(r"\bwhere\b", source.code[first:last]) or first == last:
                continue
            yield Place(path, source, "entry", last, last, "case " + source.text[first:last], "(removed)", ("case",))


def conditions(path, source):
    for match in LOGIC.finditer(source.code):
        operator = match.group(1)
        if not source.line_text(match.start()).lstrip().startswith("#"):
            yield Place(
                path, source, "condition", match.start(1), match.end(1), operator, "||" if operator == "&&" else "&&", ("logic",))
    for match in NEGATION.finditer(source.code):
        if not source.line_text(match.start()).lstrip().startswith("#"):
            operand = re.match(r"!\(?[\w.]*", source.code[match.start():]).group(0)
            yield Place(path, source, "condition", match.start(), match.end(), operand, operand[1:], ("not",))
    items = []
    for match in CONDITION.finditer(source.code):
        stop = re.compile(r"\{" if match.group(1) == "if" else r"(?<!\w)else\b")
        end = source.find_at_depth(match.end(), stop)
        if end:
            items += source.split(match.end(), end.start())
    for match in WHERE.finditer(source.code):
        end = source.find_at_depth(match.end(), re.compile(r"\{"))
        where = end and source.find_at_depth(match.end(), re.compile(r"(?<!\w)where\b"), end.start())
        if where:
            items.append((where.end(), end.start()))
    for first, last in items:
        first, last = source.trimmed(first, last)
        code = source.code[first:last]
        # A comparison or a negation alone is a place of its own.
        if first == last or re.match(r"(let|var|case|#)\b|#|!", code) or COMPARISON.search(code) and not LOGIC.search(code):
            continue
        text = source.text[first:last]
        yield Place(path, source, "condition", first, last, text, f"!({text})", ("flip",))


def all_places():
    """Every place of every module, ordered by a hash that edits elsewhere do not change."""
    places = []
    for folder in MODULES:
        for file in sorted((ROOT / folder).rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            path = str(file.relative_to(ROOT))
            if is_generated(text) or path.startswith(DATA):
                continue
            source = SwiftSource(text)
            count = collections.Counter()
            for find in (comparisons, numbers, entries, conditions):
                for place in find(path, source):
                    identity = (file.name, place.family, place.text, place.before, place.after)
                    count[identity] += 1
                    place.key = hashlib.sha256(repr((identity, count[identity])).encode()).hexdigest()[:16]
                    places.append(place)
    return places


def ranked(places, seed):
    """The places in the order of the sample: the families take turns, each in the order of a seeded hash."""
    rank = lambda place: hashlib.sha256(f"{seed}:{place.key}".encode()).hexdigest()
    queues = {family: sorted((place for place in places if place.family == family), key=rank) for family in FAMILIES}
    order = []
    while any(queues.values()):
        for family in FAMILIES:
            if queues[family]:
                order.append(queues[family].pop(0))
    return order


# Rewriting the sources

BOX = 0x2500


def operator_name(prefix, number):
    return prefix + chr(BOX + number // 100) + chr(BOX + number % 100)


def comparison_functions(name, before, after):
    bound = "Comparable" if before in ("<", "<=", ">", ">=") else "Equatable"
    lines = [f"infix operator {name}: ComparisonPrecedence"]

    def function(generics, left, right):
        return (f"@usableFromInline func {name}{generics}(left: {left}, right: {right}) -> Bool "
                f"{{ isMutant(NUMBER) ? left {after} right : left {before} right }}")
    lines.append(function(f"<T: {bound}>", "T", "T"))
    for names in ("AB", "ABC", "ABCD"):
        generics = "<" + ", ".join(f"{name}: {bound}" for name in names) + ">"
        tuple_type = "(" + ", ".join(names) + ")"
        lines.append(function(generics, tuple_type, tuple_type))
    if bound == "Equatable":
        lines.append("@_disfavoredOverload " + function("<T>", "T?", "_OptionalNilComparisonType"))
        lines.append("@_disfavoredOverload " + function("", "Any.Type?", "Any.Type?"))
    return lines


class Mutated:
    """A file with mutants: its text, and the range of lines of each."""

    def __init__(self, source, mutants):
        self.source, self.ends = source, []
        self.mutants = sorted(mutants, key=lambda mutant: (mutant[1].start, -mutant[1].end, mutant[0]))
        self.lines = {}
        body = self.rewritten(0, len(source.text), self.mutants, True)
        self.text = body.rstrip("\n") + "\n" + "\n".join(self.ends) + "\n"

    def rewritten(self, start, end, mutants, is_top=False):
        """The text from start to end with the mutants in it, outermost first."""
        output, place, index, line = [], start, 0, 1
        def add(text):
            nonlocal line
            output.append(text)
            line += text.count("\n")
        while index < len(mutants):
            number, mutant = mutants[index]
            inner = [other for other in mutants[index + 1:] if other[1].start < mutant.end and other[1].end <= mutant.end]
            inner = inner if mutant.end > mutant.start else []
            add(self.source.text[place:mutant.start])
            first_line = line
            add(self.replaced(number, mutant, inner))
            if is_top:
                for other, _ in [(number, mutant)] + inner:
                    self.lines[other] = (first_line, line)
            place = mutant.end
            index += 1 + len(inner)
        add(self.source.text[place:end])
        return "".join(output)

    def replaced(self, number, mutant, inner):
        text = self.rewritten(mutant.start, mutant.end, inner)
        if mutant.family == "comparison":
            name = operator_name("≬", number)
            self.ends += [line.replace("NUMBER", str(number)) for line in comparison_functions(name, mutant.before, mutant.after)]
            return name
        if mutant.family == "number":
            return f"mutantNumber({number}, {text}, {mutant.detail})"
        kind = mutant.detail[0]
        if kind == "logic":
            name = operator_name("∺" if mutant.before == "&&" else "∻", number)
            precedence = "LogicalConjunctionPrecedence" if mutant.before == "&&" else "LogicalDisjunctionPrecedence"
            self.ends += [
                f"infix operator {name}: {precedence}",
                f"@usableFromInline func {name}(left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool "
                f"{{ isMutant({number}) ? try left {mutant.after} right() : try left {mutant.before} right() }}",
            ]
            return name
        if kind == "not":
            name = operator_name("¬", number)
            self.ends += [
                f"prefix operator {name}",
                f"@usableFromInline prefix func {name}(value: Bool) -> Bool {{ isMutant({number}) ? value : !value }}",
            ]
            return name
        if kind == "flip":
            return f"mutantCondition({number}, {text})"
        if kind == "case":
            return f" where !isMutant({number})"
        _, entry, count, is_dictionary = mutant.detail
        without = self.without(mutant, inner, entry, count, is_dictionary)
        return f"(isMutant({number}) ? {without} : {text})"

    def without(self, mutant, inner, entry, count, is_dictionary):
        """The list without one of its entries."""
        if count == 1:
            return "[:]" if is_dictionary else "[]"
        parts = self.source.split(mutant.start + 1, mutant.end - 1)
        kept = []
        for index, (first, last) in enumerate(parts):
            if index == entry or first >= last or not self.source.code[first:last].strip():
                continue
            first, last = self.source.trimmed(first, last)
            # A place that the list is duplicated for is another list's or is wholly in the entry.
            kept.append(self.rewritten(first, last, [
                other for other in inner if first <= other[1].start and other[1].end <= last]))
        # Comments inside an entry end at their line.
        return "[" + ",\n".join(kept) + "]"


SWITCH = """#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

private let chosenMutant: Int = getenv("EVERYSCREEN_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
/// A byte for each mutant in a shared file: 1 when its place was reached.
nonisolated(unsafe) private let reachedMutants: UnsafeMutablePointer<UInt8>? = {
    guard let path = getenv("EVERYSCREEN_MUTANT_TRACE") else { return nil }
    let file = open(path, O_RDWR)
    guard file >= 0 else { return nil }
    let memory = mmap(nil, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    close(file)
    return memory == MAP_FAILED ? nil : memory?.assumingMemoryBound(to: UInt8.self)
}()
@usableFromInline func isMutant(_ number: Int) -> Bool {
    if let reachedMutants { reachedMutants[number] = 1 }
    return number == chosenMutant
}
@usableFromInline func mutantNumber<T: Numeric>(_ number: Int, _ value: T, _ step: T) -> T {
    isMutant(number) ? value + step : value
}
@usableFromInline func mutantCondition(_ number: Int, _ value: Bool) -> Bool {
    isMutant(number) ? !value : value
}
"""
TRACE_SIZE = 8192


def write_if_changed(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def copy_package(chosen):
    """Brings the copy up to date with the package and the chosen mutants; returns the mutated files."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True).stdout
    files = {name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()}
    mutants = collections.defaultdict(list)
    for number, place in chosen.items():
        mutants[place.path].append((number, place))
    mutated = {}
    switches = {f"{folder}/MutantSwitch.swift" for folder in MODULES}
    for name in sorted(files):
        target = COPY / name
        if name in mutants:
            mutated[name] = Mutated(SwiftSource((ROOT / name).read_text(encoding="utf-8")), mutants[name])
            write_if_changed(target, mutated[name].text)
        else:
            data = (ROOT / name).read_bytes()
            if not target.exists() or target.read_bytes() != data:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
            shutil.copymode(ROOT / name, target)
    for name in switches:
        write_if_changed(COPY / name, SWITCH.replace("SIZE", str(TRACE_SIZE)))
    for path in list(COPY.rglob("*")):
        name = str(path.relative_to(COPY))
        if not name.startswith((".build/", ".git/")) and path.is_file() and name not in files and name not in switches:
            path.unlink()
    return mutated


# The state


class State:
    def __init__(self):
        self.data = json.loads(STATE.read_text()) if STATE.exists() else {}
        for name in ("numbers", "uncompilable", "results", "files"):
            self.data.setdefault(name, {})

    def __getitem__(self, name):
        return self.data[name]

    def save(self):
        WORK.mkdir(parents=True, exist_ok=True)
        temporary = STATE.with_suffix(".new")
        temporary.write_text(json.dumps(self.data, indent=1))
        temporary.replace(STATE)

    def number(self, key):
        numbers = self["numbers"]
        if key not in numbers:
            numbers[key] = len(numbers)
            assert numbers[key] < min(TRACE_SIZE, 10000)
        return numbers[key]


# Building


def build(swift, log):
    command = [*swift, "build", "--build-tests"]
    with open(log, "w", encoding="utf-8") as output:
        return subprocess.run(command, cwd=COPY, stdout=output, stderr=subprocess.STDOUT).returncode == 0


def blamed(log, mutated):
    """The mutants at the compiler's errors, as numbers; the nearest one in the file where none is at the line."""
    found = set()
    error = re.compile(re.escape(str(COPY)) + r"/(\S+\.swift):(\d+):\d+: error: (.*)")
    for name, line, message in error.findall(log.read_text(encoding="utf-8", errors="replace")):
        if name not in mutated:
            continue
        line, lines = int(line), mutated[name].lines
        at_line = {number for number, (first, last) in lines.items() if first <= line <= last}
        # A list is written twice around the mutants in it, so that the innermost range is the one to blame.
        least = min((lines[number][1] - lines[number][0] for number in at_line), default=0)
        at_line = {number for number in at_line if lines[number][1] - lines[number][0] == least}
        if not at_line and lines:
            distance = lambda number: min(abs(lines[number][0] - line), abs(lines[number][1] - line))
            at_line = {min(lines, key=distance)}
        found |= at_line
    return found


def build_sample(arguments, state, order):
    """Compiles the sample, leaves out the mutants that the compiler refuses and takes others for them."""
    log = WORK / "build.log"
    for attempt in range(1, 60):
        sample = [place for place in order if place.key not in state["uncompilable"]][:arguments.count]
        chosen = {state.number(place.key): place for place in sample}
        mutated = copy_package(chosen)
        state.save()
        started = time.time()
        is_built = build(arguments.swift.split(), log)
        say(f"build {attempt}: {'done' if is_built else 'errors'} after {time.time() - started:.0f} s")
        if is_built:
            return chosen
        shutil.copy(log, WORK / f"errors{attempt}.log")
        wrong = blamed(log, mutated)
        if not wrong:
            sys.exit(f"mutants: the copy does not build, and no mutant is to blame; see {log.relative_to(ROOT)}")
        for number in sorted(wrong):
            place = chosen[number]
            say(f"  left out: {place.path}:{place.line} {place.family} {one_line(place.before)}")
            state["uncompilable"][place.key] = f"{place.path}:{place.line} {place.family} {place.before}"
        state.save()
    sys.exit("mutants: too many builds with errors")


# Running


def say(text):
    print(text, flush=True)


def run_tests(pattern, limit, mutant=None, trace=None):
    """Runs the tests that match and stops at the first failure; returns (failure or None, seconds)."""
    bundle = COPY / ".build" / "debug" / "EveryScreenPackageTests.xctest"
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"}
    environment.pop("EVERYSCREEN_MUTANT_TRACE", None)
    environment["EVERYSCREEN_MUTANT"] = str(-1 if mutant is None else mutant)
    if trace:
        environment["EVERYSCREEN_MUTANT_TRACE"] = str(trace)
    started = time.time()
    process = subprocess.Popen(
        [str(bundle), "--testing-library", "swift-testing", "--filter", pattern], cwd=COPY, env=environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    is_late = threading.Event()

    def stop():
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def expire():
        is_late.set()
        stop()

    timer = threading.Timer(limit, expire)
    timer.start()
    failure, last = None, ""
    for line in process.stdout:
        text = line.decode("utf-8", "replace").strip()
        last = text or last
        if text.startswith("✘") and "known issue" not in text:
            failure = text
            break
    stop()
    process.stdout.close()
    status = process.wait()
    timer.cancel()
    seconds = time.time() - started
    if failure is None and is_late.is_set():
        failure = f"no end after {limit:.0f} s"
    elif failure is None and not re.search(r"Test run with \d+ tests? .*passed", last):
        failure = f"ended with status {status}: {last}"
    return failure, seconds


def test_files(target):
    """The files of a target that have tests."""
    return sorted(
        path for path in (COPY / "Tests" / target).rglob("*.swift") if re.search(r"@Test\b", path.read_text(encoding="utf-8")))


def file_pattern(paths):
    """A filter for the tests of files, all of one target."""
    target = paths[0].relative_to(COPY / "Tests").parts[0]
    return rf"^{target}\..*/(" + "|".join(re.escape(path.name) for path in paths) + r"):\d+:\d+$"


def digest(*texts):
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def first_runs(state, chosen, targets, jobs):
    """Runs every test file without a mutant, if it is not known, and records the mutants that it reaches."""
    sources = (path.read_text(encoding="utf-8") for folder in MODULES for path in sorted((ROOT / folder).rglob("*.swift")))
    plan = digest(*sorted(f"{number} {place.key}" for number, place in chosen.items()), *sources)

    def first_run(path):
        trace = WORK / f"trace.{digest(str(path))}"
        trace.write_bytes(bytes(TRACE_SIZE))
        failure, seconds = run_tests(file_pattern([path]), 900, trace=trace)
        reached = [number for number, byte in enumerate(trace.read_bytes()) if byte and number in chosen]
        trace.unlink()
        return failure, {"seconds": round(seconds, 2), "reached": reached}

    waiting = []
    for target in targets:
        files = test_files(target)
        shared = digest(
            *(path.read_text(encoding="utf-8") for path in sorted((COPY / "Tests" / target).rglob("*.swift")) if path not in files))
        for path in files:
            name = str(path.relative_to(COPY))
            mark = digest(plan, shared, path.read_text(encoding="utf-8"))
            if state["files"].get(name, {}).get("mark") != mark:
                waiting.append((path, name, mark))
    failures = []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        runs = {pool.submit(first_run, path): (name, mark) for path, name, mark in waiting}
        for run in concurrent.futures.as_completed(runs):
            (name, mark), (failure, record) = runs[run], run.result()
            if failure:
                failures.append(name)
                say(f"{name} fails without a mutant: {failure}")
                continue
            state["files"][name] = {"mark": mark, **record}
            state.save()
            say(f"{name}: passes without a mutant in {record['seconds']:.1f} s and reaches {len(record['reached'])} mutants")
    if failures:
        sys.exit("mutants: all tests have to pass before a mutant can be caught")
    for name in [name for name in state["files"] if not (COPY / name).exists()]:
        del state["files"][name]


def run_mutant(state, number, place):
    """Runs the test files that reach a mutant: the file of its name first, then the others by what they cost."""
    stem = pathlib.Path(place.path).stem.split("+")[0]
    reaching = []
    for target in MODULES[place.module]:
        for path in test_files(target):
            record = state["files"][str(path.relative_to(COPY))]
            if number in record["reached"]:
                reaching.append((path.stem.split("+")[0] != stem + "Tests", record["seconds"], path))
    reaching.sort()
    started = time.time()
    groups, seconds_of = [], {path: seconds for _, seconds, path in reaching}
    for _, seconds, path in reaching:
        # Cheap files share a process, so that starting it is paid for once.
        target = path.relative_to(COPY / "Tests").parts[0]
        if groups and groups[-1][0] == target and len(groups) > 1 and groups[-1][1] + seconds < 15:
            groups[-1] = (target, groups[-1][1] + seconds, groups[-1][2] + [path])
        else:
            groups.append((target, seconds, [path]))
    failure = None
    for _, seconds, paths in groups:
        failure, _ = run_tests(file_pattern(paths), 30 + 6 * seconds, mutant=number)
        if failure:
            break
    outcome = "caught" if failure else "survived"
    if not reaching:
        failure = "no test reaches it"
    return {
        "outcome": outcome, "seconds": round(time.time() - started, 1), "by": failure or "",
        "file": place.path, "line": place.line, "family": place.family, "before": place.before, "after": place.after,
    }


def tests_mark(state, number, place):
    names = sorted(
        (name for target in MODULES[place.module] for name in state["files"]
         if name.startswith(f"Tests/{target}/") and number in state["files"][name]["reached"]))
    return sorted(state["files"][name]["mark"] for name in names)


# Results


def equivalent_list():
    """The mutants argued to change no behavior: (file name, line of source, edit) -> reason.

    Three lines each: `file name: edit`, the source line, the reason; a blank line between.
    """
    known = {}
    if EQUIVALENT.exists():
        text = "\n".join(line for line in EQUIVALENT.read_text(encoding="utf-8").split("\n") if not line.startswith("#"))
        for block in re.split(r"\n\s*\n", text.strip()):
            lines = [line.strip() for line in block.split("\n")]
            if len(lines) >= 3:
                name, edit = lines[0].split(": ", 1)
                known[(name, lines[1], edit)] = " ".join(lines[2:])
    return known


def outcome_of(place, result, known):
    edit = f"{one_line(place.before)} -> {one_line(place.after)}"
    if result["outcome"] == "survived" and (pathlib.Path(place.path).name, place.text, edit) in known:
        return "equivalent"
    return result["outcome"]


def print_table(state, chosen):
    known = equivalent_list()
    rows, by_module, by_family = [], collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    for number, place in sorted(chosen.items(), key=lambda item: (item[1].path, item[1].line, item[0])):
        result = state["results"].get(place.key)
        outcome = outcome_of(place, result, known) if result else "not run"
        rows.append((
            str(number), f"{place.path}:{place.line}", place.family, f"{one_line(place.before)} -> {one_line(place.after)}", outcome,
            f"{result['seconds']:.1f}" if result else ""))
        by_module[place.module][outcome] += 1
        by_family[place.family][outcome] += 1
    heads = ("id", "place", "operator", "edit", "outcome", "s")
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    for row in [heads, *rows]:
        say("  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip())
    say("")
    total = collections.Counter()
    for groups in (by_family, by_module):
        for name, count in groups.items():
            say(summary(name, count))
    for count in by_module.values():
        total += count
    say(summary("all", total))
    return total


def summary(name, count):
    run = count["caught"] + count["survived"] + count["equivalent"]
    judged = count["caught"] + count["survived"]
    share = f"{100 * count['caught'] / judged:.1f} % caught" if judged else "none run"
    return (f"{name}: {run} run, {count['caught']} caught, {count['survived']} survived, {count['equivalent']} equivalent, "
            f"{share}" + (f", {count['not run']} not run" if count["not run"] else ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="how many mutants are sampled")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--module", action="append", help="run only the mutants below this folder, for instance Sources/Audit")
    parser.add_argument("--file", help="all mutants of the source file with this name, instead of a sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants run at a time")
    parser.add_argument("--again", action="append", type=int, default=[], help="run the mutant with this id again")
    parser.add_argument("--table", action="store_true", help="print the results so far and run nothing")
    parser.add_argument("--places", action="store_true", help="count the places and stop")
    parser.add_argument("--swift", default=os.environ.get("SWIFT", "swift"), help="the command of the toolchain")
    arguments = parser.parse_args()

    places = all_places()
    if arguments.places:
        for (module, family), count in sorted(collections.Counter((place.module, place.family) for place in places).items()):
            say(f"{module} {family}: {count}")
        say(f"{len(places)} places")
        return
    WORK.mkdir(parents=True, exist_ok=True)
    state = State()
    if arguments.file:
        places = [place for place in places if pathlib.Path(place.path).name == arguments.file]
        arguments.count = len(places)
    order = ranked(places, arguments.seed)
    if arguments.table:
        sample = [place for place in order if place.key not in state["uncompilable"]][:arguments.count]
        print_table(state, {state.number(place.key): place for place in sample})
        return
    say(f"{min(arguments.count, len(places))} of {len(places)} places, seed {arguments.seed}")
    chosen = build_sample(arguments, state, order)
    wanted = {
        number: place for number, place in chosen.items() if not arguments.module or place.module in arguments.module}
    targets = sorted({target for place in wanted.values() for target in MODULES[place.module]})
    first_runs(state, chosen, targets, arguments.jobs)
    known = equivalent_list()
    waiting = []
    for number, place in sorted(wanted.items(), key=lambda item: (list(MODULES).index(item[1].module), item[0])):
        result = state["results"].get(place.key)
        if result and number not in arguments.again:
            if result["outcome"] == "caught" or outcome_of(place, result, known) == "equivalent":
                continue
            if result.get("mark") == tests_mark(state, number, place):
                continue
        waiting.append((number, place))
    done = len(wanted) - len(waiting)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        runs = {pool.submit(run_mutant, state, number, place): (number, place) for number, place in waiting}
        for run in concurrent.futures.as_completed(runs):
            (number, place), result = runs[run], run.result()
            result["mark"] = tests_mark(state, number, place)
            state["results"][place.key] = result
            state.save()
            done += 1
            say(f"{done}/{len(wanted)} #{number} {place.path}:{place.line} {one_line(place.before)} -> {one_line(place.after)}: "
                f"{result['outcome']} in {result['seconds']} s{'; ' + one_line(result['by'], 100) if result['by'] else ''}")
    total = print_table(state, chosen)
    sys.exit(1 if total["survived"] + total["not run"] else 0)


if __name__ == "__main__":
    main()
