#!/usr/bin/env python3
"""Compares the tables of Inter's widths with the font files themselves.

Text measurement corrects these tables to the system's typeface:
`system_widths.py` checks that step, and this script the tables.

Needs Debian's `fonts-inter`, and from PyPI `fonttools` and `uharfbuzz`. The 200
strings stand in `text_width_strings.txt`, one a line: size in points, weight,
string, with tabs between.

Two references are measured for each string, and the tables must meet both within
1 %:
- the sum of the advance widths (`hmtx`) of its glyphs in the file of that very
  weight;
- the same string shaped by HarfBuzz with kerning. Greek and Cyrillic are left
  out there, since only Latin is kerned.

usage: .scripts/check_text_widths.py [--write]
  --write  writes the fixture of the Swift test, `TextWidthFixture.swift`, instead of comparing
"""
import sys
import unicodedata
from pathlib import Path

import uharfbuzz
from fontTools.ttLib import TTFont

from inter_tables import UNITS, Kerning, widths

FONT = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
NAMES = {300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
ROOT = Path(__file__).resolve().parent.parent
STRINGS = ROOT / ".scripts/text_width_strings.txt"
FIXTURE = ROOT / "Tests/ScreenLayoutTests/TextWidthFixture.swift"
ALLOWED = 0.01


class Typeface:
    """One weight of the typeface."""

    def __init__(self, weight):
        path = FONT.format(NAMES[weight])
        font = TTFont(path)
        self.names, self.metrics, self.units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
        self.shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))

    def advances(self, string):
        missing = [character for character in string if ord(character) not in self.names]
        assert not missing, f"{string}: no glyph for {missing}"
        return sum(self.metrics[self.names[ord(character)]][0] for character in string) / self.units

    def shaped(self, string, kerning):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(string)
        buffer.guess_segment_properties()
        # Ligatures and contextual forms are no matter of advance widths.
        features = {"kern": kerning, "liga": False, "calt": False, "clig": False}
        uharfbuzz.shape(self.shaper, buffer, features)
        return sum(position.x_advance for position in buffer.glyph_positions) / self.units


def read():
    rows = []
    for line in STRINGS.read_text(encoding="utf-8").splitlines():
        size, weight, string = line.split("\t")
        rows.append((float(size), int(weight), string))
    assert len(rows) == 200 and len(set(rows)) == 200, f"{len(rows)} strings, {len(set(rows))} of them different"
    return rows


def measure(rows):
    faces = {weight: Typeface(weight) for weight in NAMES}
    for size, weight, string in rows:
        face = faces[weight]
        plain, unkerned, kerned = face.advances(string), face.shaped(string, False), face.shaped(string, True)
        assert abs(plain - unkerned) < 1e-9, f"{string}: {plain} by the table, {unkerned} as shaped"
        yield plain * size, kerned * size


def write(rows, measured):
    lines = []
    for (size, weight, string), (plain, kerned) in zip(rows, measured):
        escaped = string.replace("\\", "\\\\").replace('"', '\\"').replace("\u00a0", "\\u{A0}")
        lines.append(f'    .init({size:g}, {weight}, "{escaped}", {plain:.4f}, {kerned:.4f}),')
    FIXTURE.write_text(f"""/// A string with the widths that the font file itself gives it, in points.
struct TextWidthCase {{
    let size: Double
    let weight: Int
    let string: String
    /// The sum of the advance widths of its glyphs.
    let width: Double
    /// The width as HarfBuzz shapes it with kerning.
    let kernedWidth: Double

    init(_ size: Double, _ weight: Int, _ string: String, _ width: Double, _ kernedWidth: Double) {{
        (self.size, self.weight, self.string, self.width, self.kernedWidth) = (size, weight, string, width, kernedWidth)
    }}
}}

// Measured in Debian's `fonts-inter` (Inter 3.19, SIL Open Font License 1.1), each weight in its own file, by
// `.scripts/check_text_widths.py --write` from `.scripts/text_width_strings.txt`.
let textWidthCases: [TextWidthCase] = [
""" + "\n".join(lines) + "\n]\n", encoding="utf-8")


def tabulated(table, size, weight, string):
    string = [character for character in string if not unicodedata.combining(character)]
    if weight == 300:
        units = sum(table["Light"][character] for character in string)
    else:
        regular, bold = (sum(table[name][character] for character in string) for name in ("Regular", "Bold"))
        units = regular + (bold - regular) * (weight - 400) / 300
    return units * size / UNITS


def kerned(kerning, size, weight, string):
    bold = max(0, weight - 400) / 300
    return sum(kerning.units(*pair, bold) for pair in zip(string, string[1:])) * size / UNITS


def compare(rows, measured):
    table, pairs = {name: widths(name) for name in ("Light", "Regular", "Bold")}, Kerning()
    isWell = True
    for title, reference in [("advance widths", 0), ("with kerning", 1)]:
        found = [tabulated(table, *row) + (kerned(pairs, *row) if reference else 0) for row in rows]
        errors = sorted(
            ((abs(width - real[reference]) / real[reference], row, width, real[reference])
             for row, real, width in zip(rows, measured, found)), reverse=True)
        # Latin ends at U+024F.
        beyond = sum(error[0] > ALLOWED and not (reference and any(0x370 <= ord(each) < 0x530 for each in error[1][2])) for error in errors)
        mean = sum(error[0] for error in errors) / len(errors)
        print(f"{title}: {len(errors)} strings, mean {mean:.4%}, largest {errors[0][0]:.4%}, {beyond} beyond {ALLOWED:.0%}")
        for error, (size, weight, string), width, real in errors[:3]:
            print(f"  {error:.4%}  {width:.3f} pt, the font has {real:.3f} pt: {size:g} pt, weight {weight}, {string}")
        isWell = isWell and beyond == 0
    return isWell


rows = read()
measured = list(measure(rows))
if "--write" in sys.argv:
    write(rows, measured)
else:
    sys.exit(0 if compare(rows, measured) else 1)
