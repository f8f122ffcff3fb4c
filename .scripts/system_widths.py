#!/usr/bin/env python3
"""Fits and checks how San Francisco's advance widths differ from Inter's.

`SanFrancisco.swift` holds the result. The published advances are those of
Vercantez/openuikit, `golden/font_metrics_ios.json` (CoreText on the iOS 26.1
simulator), and are no part of this project: give the path of the file.
Without the file the script says so and succeeds.

- Weights are linear between regular and bold, at 110/300 for medium and 190/300
  for semibold, and optical sizes between the outlines of 17 and of 28 points:
  both hold for every published advance to the last digit.
- One number for each class of characters and each of the four outlines is
  fitted: the mean difference to Inter, weighted by how often each character
  occurs in `interface_strings.txt`.
- The check compares widths and lines with the published advances. A size that
  the file lacks is put together of the outlines and the published tracking.
  An umlaut is as wide as its letter. San Francisco's kerning is not published:
  both sides have Inter's, so that the errors are those of the advances.
- A few strings are published with their kerning, at every size. The check
  compares them as they are; two of them are there for their many kerned pairs
  and widest letters.

usage: .scripts/system_widths.py [--fit] FONT_METRICS [path of the benchmarks' executable]
"""
import collections
import json
import re
import statistics
import subprocess
import sys
from pathlib import Path

from inter_tables import TEXT, UNITS, Kerning, widths

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = {"regular": (400, 0.0), "medium": (500, 110 / 300), "semibold": (600, 190 / 300), "bold": (700, 1.0)}
SIZES = {"XS": 14, "S": 15, "M": 16, "L": 17, "XL": 19, "XXL": 21, "XXXL": 23, "AX1": 28, "AX2": 33, "AX3": 40, "AX4": 47, "AX5": 53}
STYLES = {"caption2": 11, "footnote": 13, "subheadline": 15, "body": 17, "title3": 20, "title2": 22, "title1": 28, "largeTitle": 34}
OPTICAL = [(17, 1.0), (19, 10 / 11), (24, 2 / 11), (28, 0.0)]
CLASSES = ["space", "capital", "letter", "narrow", "diagonal", "digit", "stop", "other"]
COLUMNS = range(80, 361, 4)
UMLAUTS = dict(zip("äöüÄÖÜé", "aouAOUe"))


def between(points, x):
    if x <= points[0][0]:
        return points[0][1]
    for (a, first), (b, second) in zip(points, points[1:]):
        if x <= b:
            return first + (second - first) * (x - a) / (b - a)
    return points[-1][1]


def inter(name):
    return {character: width / UNITS for character, width in widths(name).items()}


def tracking_table():
    source = (TEXT / "SanFrancisco.swift").read_text()
    return [(float(a), float(b)) for a, b in re.findall(r"\((\d+), (-?[\d.]+)\)", source[source.index("trackings"):])]


def kind(character, widths):
    if character == " ":
        return "space"
    if character in ".,:;":
        return "stop"
    if character.isdigit():
        return "digit"
    if character.isupper():
        return "capital"
    if character.islower():
        return "narrow" if widths[character] < 0.3 else "diagonal" if character in "vwxyz" else "letter"
    return "other"


class Published:
    def __init__(self, path):
        fonts = json.loads(Path(path).read_text(encoding="utf-8"))["fonts"]
        self.fonts = {font["id"]: font["advances"] for font in fonts}
        self.strings = {font["id"]: font.get("stringWidths", {}) for font in fonts}
        self.tracking = tracking_table()
        self.kerning = Kerning()
        self.outlines = {
            (size, weight): {
                c: (width - between(self.tracking, size)) / size
                for c, width in self.fonts[f"system-{weight}-{size}.0"].items()}
            for size in (17, 28) for weight in ("regular", "bold")}

    def advance(self, character, weight, size):
        character = UMLAUTS.get(character, character)
        font = self.fonts.get(f"system-{weight}-{size:.1f}")
        if font:
            return font[character]
        optical, share = between(OPTICAL, size), WEIGHTS[weight][1]
        outlines = [(1 - share) * self.outlines[each, "regular"][character] + share * self.outlines[each, "bold"][character]
                    for each in (17, 28)]
        return (optical * outlines[0] + (1 - optical) * outlines[1]) * size + between(self.tracking, size)

    def kerned(self, first, second, weight, size):
        """What is added between two characters, in points."""
        return self.kerning.units(first, second, WEIGHTS[weight][1]) / UNITS * size

    def width(self, string, weight, size):
        pairs = zip(string, string[1:])
        return sum(self.advance(c, weight, size) for c in string) + sum(self.kerned(*pair, weight, size) for pair in pairs)

    def lines(self, string, weight, size, column):
        """The number of lines, by the rules of `LineFit` as far as the strings need them."""
        pieces = re.findall(r"[^ /-]+(?:[/-](?=\d)[^ /-]+)*[/-]*|[/-]+| +", string)
        assert "".join(pieces) == string
        lines, used, pending, last = 1, 0.0, 0.0, ""
        for piece in pieces:
            if piece.isspace():
                pending += self.width(piece, weight, size)
                continue
            width = self.width(piece, weight, size)
            between = pending if pending or not last else self.kerned(last, piece[0], weight, size)
            if used + between + width <= column + 1e-6:
                used += between + width
            else:
                if used > 0:
                    lines, used = lines + 1, 0.0
                for before, character in zip(" " + piece, piece):
                    advance = self.advance(character, weight, size)
                    kerned = self.kerned(before, character, weight, size)
                    if used > 0 and used + kerned + advance > column + 1e-6:
                        lines, used, kerned = lines + 1, 0.0, 0.0
                    used += kerned + advance
            pending, last = 0.0, piece[-1]
        return lines


def fit(published, strings):
    counts = collections.Counter(character for _, string in strings for character in string)
    weights = {"regular": inter("Regular"), "bold": inter("Bold")}
    for character in published.outlines[17, "regular"]:
        counts[character] += 1
    for name in CLASSES:
        numbers = []
        for size in (17, 28):
            for weight in ("regular", "bold"):
                differences = [
                    (count, published.outlines[size, weight][UMLAUTS.get(c, c)] - weights[weight][c])
                    for c, count in counts.items() if kind(c, weights["regular"]) == name and c not in "_^|\\`"]
                numbers.append(sum(n * d for n, d in differences) / sum(n for n, _ in differences))
        print(f"{name:10}" + "".join(f"{1000 * number:8.0f}" for number in numbers))


def percentiles(errors):
    errors = sorted(errors)
    low, high = errors[int(0.05 * len(errors))], errors[min(len(errors) - 1, int(0.95 * len(errors)))]
    return f"{statistics.mean(errors):7.2%} {low:7.2%} {high:7.2%}  within 1.5 %: {sum(abs(e) <= 0.015 for e in errors) / len(errors):6.1%}"


def asked(product, command, rows):
    output = subprocess.run([product, command], input="".join(f"{row}\n" for row in rows), capture_output=True, text=True, check=True)
    values = [float(line) for line in output.stdout.splitlines()]
    assert len(values) == len(rows), f"{len(values)} answers for {len(rows)} rows"
    return values


def check(published, strings, product, title):
    print(f"{title}: {len(strings)} strings, error of the width: mean, 5 %, 95 %")
    for name, size in {**STYLES, **SIZES}.items():
        for weight, (number, _) in WEIGHTS.items():
            found = asked(product, "text-widths", [f"{size}\t{number}\t{string}" for string in strings])
            errors = [width / published.width(string, weight, size) - 1 for string, width in zip(strings, found)]
            print(f"  {name:12}{size:3} {weight:9}{percentiles(errors)}")


def check_kerned(published, product):
    print("Strings published with their kerning: error of the width by weight: least, most, median of all sizes")
    rows = collections.defaultdict(list)
    for name, strings in published.strings.items():
        _, weight, size = name.rsplit("-", 2)
        if name.startswith("system-") and weight in WEIGHTS:
            for string, width in strings.items():
                rows[string, weight].append((float(size), width))
    for (string, weight), widths in sorted(rows.items()):
        found = asked(product, "text-widths", [f"{size:g}\t{WEIGHTS[weight][0]}\t{string}" for size, _ in widths])
        errors = [value / width - 1 for value, (_, width) in zip(found, widths)]
        print(f"  {string:44}{weight:9}{min(errors):7.2%} {max(errors):7.2%} {statistics.median(errors):7.2%}")


def check_lines(published, rows, product):
    print("lines in columns of 80 to 360 points: pairs, the model has more, fewer")
    for name, size in SIZES.items():
        for weight in ("regular", "semibold"):
            for language in ("en", "de"):
                strings = [string for each, string in rows if each == language]
                pairs = [(string, column) for string in strings for column in COLUMNS]
                found = asked(
                    product, "text-lines", [f"{size}\t{WEIGHTS[weight][0]}\t{column}\t{string}" for string, column in pairs])
                real = [published.lines(string, weight, size, column) for string, column in pairs]
                more = sum(a > b for a, b in zip(found, real)) / len(pairs)
                fewer = sum(a < b for a, b in zip(found, real)) / len(pairs)
                print(f"  {name:5}{size:3} {weight:9} {language} {len(pairs)} {more:6.2%} {fewer:6.2%}")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--fit"]
    if not arguments or not Path(arguments[0]).exists():
        print("Skipped: no file of published advances; see the head of this script.")
        return
    published = Published(arguments[0])
    rows = [line.split("\t") for line in (ROOT / ".scripts/interface_strings.txt").read_text(encoding="utf-8").splitlines()]
    if "--fit" in sys.argv:
        fit(published, rows)
        return
    product = arguments[1] if len(arguments) > 1 else str(ROOT / ".build/release/EveryScreenBenchmarks")
    known = published.outlines[17, "regular"]
    others = [line.split("\t")[2] for line in (ROOT / ".scripts/text_width_strings.txt").read_text(encoding="utf-8").splitlines()]
    others = [string for string in others if len(string) > 5 and all(UMLAUTS.get(c, c) in known for c in string)]
    check(published, [string for _, string in rows], product, "Strings of the fit")
    check(published, others, product, "Other strings")
    check_kerned(published, product)
    check_lines(published, rows, product)


main()
