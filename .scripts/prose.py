#!/usr/bin/env python3
"""Reports sentences that break the mechanical rules of CONTRIBUTING.md, "Prose".

usage: prose.py [--rule NAME] [--table] [PATH…]

Reads the comments and the sentences among the string literals of Swift files, and the prose of Markdown
files. Without a path it reads everything: Sources, Specs, Generators, Tests, README.md and CONTRIBUTING.md.
A report ends the script with exit code 1.

  --rule NAME  reports one rule: opening, word, name, width or length
  --table      prints the number of reports by rule and folder, and exits with 0

  opening  a sentence begins with What, Whether, By what, Of which …; "Whether" may begin the comment of a Boolean
  word     a word or phrase of the list WORDS
  name     an identifier contains a word of the list NAMES
  width    a line of a comment has more than 84 columns
  length   a sentence has more than 30 words
"""
import argparse
import collections
import pathlib
import re
import sys

from swift_source import segments

ROOT = pathlib.Path(__file__).resolve().parent.parent
EVERYTHING = ["Sources", "Specs", "Generators", "Tests", "README.md", "CONTRIBUTING.md"]

# Text that a rule does not fit, with the reason.
EXEMPT = {
    ("Sources/Checking/Fixes/FixSubject+Labels.swift", "opening"): "its literals are placeholders for labels, such as “What the image shows”",
    ("Sources/EveryScreen/Pages/PageFixes.swift", "opening"): "its literals are placeholders for labels and titles",
    ("Sources/Checking/Fixes/FixSubject+Facts.swift", "opening"): "its literals are placeholders for titles",
    ("Tests/CheckingTests/Fixes/FixesTests.swift", "opening"): "its literals are the placeholders of fixes",
    ("Tests/CheckingTests/Fixes/FaultyScreen+Looks.swift", "word"): "its sentence is content of a screen",
    ("Tests/CheckingTests/UserEnvironmentSentenceTests.swift", "length"): "its sentence lists every setting",
    ("Tests/AccessibilitySpecsTests/SpecArticle.swift", "word"): "its “can always tell” names the outcome",
    ("Sources/Audit/ElementSpec.swift", "name"): "the deprecated spelling of an argument, which old code uses",
    ("Sources/Checking/Shards/ShardFile.swift", "name"): "its property is a key of the file format",
    ("Sources/Checking/Shards/ShardModel.swift", "name"): "its property is a key of the file format",
    ("Sources/Checking/Shards/ShardModel+Reading.swift", "name"): "its property is a key of the file format",
    ("Sources/Checking/Shards/ShardModel+Writing.swift", "name"): "its property is a key of the file format",
    ("Specs/Support/LanguageTag.swift", "length"): "its literals are lists of language codes",
    ("Generators/Content/ContentWords.swift", "word"): "its sentence is content of a generated screen",
    ("Generators/Content/Words/WordTable+Europe.swift", "word"): "its sentence is content of a generated screen",
}

COLUMNS, WORDS_PER_SENTENCE = 84, 30
RULES = ["opening", "word", "name", "width", "length"]

OPENINGS = re.compile(r"(What|(By|Of|In|For|To|With|From|On|At) (what|which|whom)|Whoever)\b")

# A pattern and the words to use instead.
WORDS = [
    (r"whoever|whomever|nobody|somebody|anybody", "name the person: VoiceOver users, the caller"),
    (r"so many|as many as", "a number: at most 20"),
    (r"(?<!cannot )(?<!can )(tells?|telling|told)(?! apart| VoiceOver)", "states, reports, exposes; is reported, receives"),
    (r"what (is|are|was|were|has|have|had)(?! wrong)", "a noun: the content, the elements"),
    (r"(comes?|came|coming) to(?! an end)", "reaches, totals, becomes"),
    (r"mend(s|ed|ing)?", "fix"),
    (r"heighten(s|ed|ing)?", "make taller"),
    (r"judg(e|es|ed|ing) (an?|the|one|each|every|all|its|their|more|no|these|those|\d+)? ?cases?", "run, evaluate"),
    (r"cases? (is|are|was|were) judged", "is run, is evaluated"),
    (r"sightings?|hunts?|hunted|hunting", "finding, failure; shrink"),
    (r"doors?", "entry point, adapter, test integration"),
    (r"(made|makes?|making) (it |them |a \w+ |the \w+ )?smaller", "shrink"),
    (r"sets? about", "starts"),
    (r"(goes|go|gone|going|went) on with", "continues, resumes"),
    (r"of (yours|ours|theirs)|of (its|their|one's|your) own(?! (?!that|which|and|or|in|by|for|to|is|are|with|from|at|on|if|when|where|as|than|of|has|have)\w)",
     "your own spec"),
    (r"but for", "except"),
    (r"can be had", "is available"),
    (r"(are|is) the most", "the maximum is"),
    (r"no elements? of assistive", "not exposed to assistive technology"),
    (r"never ends?", "hangs"),
    (r"(is|are|was|were|be|been|not) asked for", "is requested, is required"),
    (r"is well(?! (?:made|defined|formed|known))", "passes, holds"),
    (r"campaigns?(?!\.\w)", "check"),
    (r"catalogues?", "catalog"),
    (r"ways? of moving", "input method"),
    (r"made anew", "created anew"),
    (r"troublemakers?", "edge case"),
    (r"ways? in(?! (?:which|a|an|the|its|this|that|any|every|each|two|one|some|both))", "input method"),
    (r"thereof|whereof|therein|wherein|whence|whereby|thereby", "plain words"),
]
WORD = [(re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE), instead) for pattern, instead in WORDS]

# Parts of identifiers that another name replaced, with the name to use; JSON's keys and others' names are strings.
NAMES = [
    ("Campaign", "Check, CheckRun"), ("Sighting", "Occurrence"), ("Hunt", "Search, ShrinkTask"), ("Troublemaker", "EdgeCase"),
    ("Mend", "Fix"), ("TouchMap", "HitTestIndex"), ("FocusMap", "VisibilityIndex"),
    ("LeaveUntested", "recordUntested"), ("ToldElsewhere", "reportedElsewhere"),
]
NAME = [(re.compile(rf"\b\w*?({part}|\b{part[0].lower()}{part[1:]})(?![a-z])\w*"), instead) for part, instead in
        [(part + "(?:s|e[dr]|ing|er)?", instead) for part, instead in NAMES]]

ABBREVIATION = re.compile(r"\b(e\.g|i\.e|vs|etc|cf|al|No|Dr|Fig|St|Sec|pp?)\.$")
LIST_ITEM = re.compile(r"(\s*)([-*]|\d+\.)\s+")
PARAMETER = re.compile(r"(?:Parameters? )?`?(\w+)`?: ")


class Paragraph:
    """A piece of prose: its lines as (number, text), and what is known of it."""

    def __init__(self, kind, lines, declaration="", is_first=False):
        self.kind, self.lines, self.declaration, self.is_first = kind, lines, declaration, is_first

    @property
    def text(self):
        return " ".join(text.strip() for _, text in self.lines)

    def line(self, offset):
        """The number of the line on which a character of the text is."""
        for number, text in self.lines:
            if offset <= len(text.strip()):
                return number
            offset -= len(text.strip()) + 1
        return self.lines[-1][0]


def paragraphs_of(lines):
    """The paragraphs of Markdown lines (number, text): lists by item, without code, tables, headings and comments."""
    found, current, is_code = [], [], False

    def close():
        nonlocal current
        if current:
            found.append(current)
        current = []

    for number, text in lines:
        if text.strip().startswith("```"):
            close()
            is_code = not is_code
        elif is_code:
            continue
        elif not text.strip() or re.match(r"\s*(\||#|<!--|@\w|:)", text) or re.match(r"\s*[-=]{3,}$", text):
            close()
        elif text.startswith("    ") and not current:
            continue
        elif LIST_ITEM.match(text):
            close()
            current = [(number, LIST_ITEM.sub("", text, count=1))]
        else:
            current.append((number, text))
    close()
    return found


def is_boolean(declaration):
    return bool(re.search(
        r"->\s*(async\s+)?(throws\s+)?Bool\b|:\s*(@\w+\s+)*Bool\b|=\s*(true|false)\b|\b(let|var|func|case) (is|has|can|was|are|does|did|should|must|may|needs|allows)[A-Z]",
        declaration))


def swift_paragraphs(source):
    """The prose of a Swift file: comments as "doc" and "comment", sentences among literals as "string"; and lines too wide."""
    lines = source.split("\n")
    parts, line, whole, trailing, strings = segments(source), 1, {}, [], []
    literal, nesting = None, []
    for kind, text in parts:
        if kind == "comment":
            if lines[line - 1].strip().startswith("//"):
                whole[line] = text
            else:
                trailing.append((line, text.lstrip("/ ")))
        elif kind == "string":
            if text.startswith(")") and nesting:
                literal = nesting.pop()
                literal[1] += "X" + text[1:]
            else:
                literal = [line, text]
            if text.endswith("\\("):
                literal[1] = literal[1][:-2]
                nesting.append(literal)
            else:
                strings.append(literal)
        line += text.count("\n")
    found, wide = [], []
    numbers = sorted(whole)
    place = 0
    while place < len(numbers):
        start = numbers[place]
        marker = "///" if whole[start].startswith("///") else "//"
        block = []
        number = start
        while number in whole and ("///" if whole[number].startswith("///") else "//") == marker:
            text = whole[number][len(marker):]
            block.append((number, text[1:] if text.startswith(" ") else text))
            number += 1
        place += len(block)
        declaration = "\n".join(lines[number - 1:number + 8])
        declaration = re.split(r"\{\s*$|\n\s*\n|\n\s*///", declaration, maxsplit=1, flags=re.MULTILINE)[0]
        kind = "doc" if marker == "///" else "comment"
        for paragraph in paragraphs_of(block):
            found.append(Paragraph(kind, paragraph, declaration, is_first=paragraph[0][0] == start))
            for number_, _ in paragraph:
                if len(lines[number_ - 1]) > COLUMNS and " " in paragraph_words(lines[number_ - 1]):
                    wide.append((number_, len(lines[number_ - 1])))
    found += [Paragraph("comment", [line]) for line in trailing]
    for line, text in strings:
        text = text.strip('#"`')
        text = re.sub(r"\\n", "\n", text).replace('\\"', '"').replace("\\\n", " ")
        # A sentence has several words; names, paths, JSON and code have not, or have other marks.
        for offset, part in enumerate(text.split("\n")):
            if len(re.findall(r"(?<![\w.$/-])[A-Za-z][a-z']+(?![\w(/=_-])", part)) >= 3 and not re.search(r"[{}<>=]|::|\\u", part):
                found.append(Paragraph("string", [(line + (offset if text.count("\n") else 0), part)]))
    return found, wide


def paragraph_words(line):
    """The words of a comment's line, less its marker and the mark of a list."""
    return re.sub(r"^\s*//+\s*([-*] )?\s*", "", line)


def sentences(text):
    """The sentences of a text, as (offset, sentence); code spans, links and quotations are one word each."""
    text = re.sub(r"`[^`]*`", lambda match: "X" + "x" * (len(match.group()) - 1), text)
    text = re.sub(r"\]\([^)]*\)", lambda match: "]" + "x" * (len(match.group()) - 1), text)
    start = 0
    for match in re.finditer(r"[.!?][\"”)*_]*\s+(?=[\"“(*_]*[A-Z0-9])", text):
        sentence = text[start:match.end()]
        if ABBREVIATION.search(text[start:match.start() + 1]):
            continue
        yield start, sentence
        start = match.end()
    if text[start:].strip():
        yield start, text[start:]


def names(source):
    """The reports about identifiers of a Swift file."""
    line = 1
    for kind, text in segments(source):
        if kind == "code":
            for pattern, instead in NAME:
                for match in pattern.finditer(text):
                    yield line + text[:match.start()].count("\n"), "name", f"“{match.group()}”: {instead}"
        line += text.count("\n")


def reports(path):
    """The reports about a file, as (line, rule, message)."""
    text = path.read_text(encoding="utf-8")
    name = str(path.relative_to(ROOT))
    found = []
    if path.suffix == ".swift":
        paragraphs, wide = swift_paragraphs(text)
        found += [(line, "width", f"{columns} columns") for line, columns in wide]
        found += names(text)
    else:
        paragraphs = [Paragraph("article", lines) for lines in paragraphs_of(list(enumerate(text.split("\n"), 1)))]
    for paragraph in paragraphs:
        prose = paragraph.text
        plain = re.sub(r"`[^`]*`|\]\([^)]*\)|https?://\S+", lambda match: "x" * len(match.group()), prose)
        # Quotations show the words of others.
        plain = re.sub(r"[“][^”]*[”]|(?<!\w)\"[^\"]*\"(?!\w)", lambda match: "x" * len(match.group()), plain) \
            if paragraph.kind != "string" else plain
        for pattern, instead in WORD:
            for match in pattern.finditer(plain):
                found.append((paragraph.line(match.start()), "word", f"“{match.group()}”: {instead}"))
        parameter = PARAMETER.match(prose)
        for offset, sentence in sentences(prose):
            begin = sentence.lstrip("\"“(*_ ")
            if parameter and offset == 0:
                begin = sentence[parameter.end():]
            if OPENINGS.match(begin) and not sentence.rstrip().endswith("?"):
                found.append((paragraph.line(offset), "opening", f"“{begin[:40].strip()}…”"))
            if begin.startswith("Whether "):
                declared = paragraph.declaration
                if parameter:
                    named = re.search(rf"\b{parameter.group(1)}( \w+)?:[^\n]{{0,80}}", declared)
                    declared = named.group() if named else ""
                if not (paragraph.kind == "doc" and offset == 0 and is_boolean(declared)):
                    found.append((paragraph.line(offset), "opening", f"“{begin[:40].strip()}…”"))
            words = len(re.findall(r"\S*\w\S*", sentence))
            # A list of sources is no sentence.
            if words > WORDS_PER_SENTENCE and not re.match(r"Sources?:", prose):
                found.append((paragraph.line(offset), "length", f"{words} words: “{begin[:40].strip()}…”"))
    return sorted({report for report in found if (name, report[1]) not in EXEMPT})


def files_in(paths):
    for given in paths:
        path = (ROOT / given).resolve()
        if path.is_file():
            yield path
            continue
        for file in sorted(path.rglob("*")):
            parts = file.relative_to(ROOT).parts
            if file.suffix in (".swift", ".md") and file.is_file() and not any(part.startswith(".") for part in parts):
                yield file


def folder(path):
    parts = path.relative_to(ROOT).parts
    return parts[0] if len(parts) == 1 or parts[0] == "Specs" else "/".join(parts[:2])


def main():
    parser = argparse.ArgumentParser(usage="prose.py [--rule NAME] [--table] [PATH…]")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--rule", choices=RULES)
    parser.add_argument("paths", nargs="*")
    arguments = parser.parse_args()
    paths = arguments.paths or EVERYTHING
    table, number = collections.defaultdict(collections.Counter), 0
    for path in files_in(paths):
        table[folder(path)]["files"] += 1
        for line, rule, message in reports(path):
            if arguments.rule in (None, rule):
                table[folder(path)][rule] += 1
                number += 1
                if not arguments.table:
                    print(f"{path.relative_to(ROOT)}:{line}: {rule}: {message}")
    if arguments.table:
        shown = [arguments.rule] if arguments.rule else RULES
        print(f"{'folder':32}" + "".join(f"{rule:>9}" for rule in shown + ["all"]))
        rows = sorted(table.items()) + [("all", sum((counts for counts in table.values()), collections.Counter()))]
        for name, counts in rows:
            print(f"{name:32}" + "".join(f"{counts[rule]:9}" for rule in shown) + f"{sum(counts[rule] for rule in shown):9}")
        return 0
    print(f"prose: {sum(counts['files'] for counts in table.values())} files, {number} reports")
    return 1 if number else 0


if __name__ == "__main__":
    sys.exit(main())
