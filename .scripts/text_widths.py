#!/usr/bin/env python3
"""Writes the tables of advance widths that text measurement uses.

Needs Debian's `fonts-inter` (Inter, SIL Open Font License 1.1) and PyPI's
`fonttools`. Only advance widths are taken, in units of the em square; no outline
and no other part of the font.

usage: .scripts/text_widths.py > Sources/ScreenLayout/Text/InterWidths.swift
"""
from fontTools.ttLib import TTFont

FOLDER = "/usr/share/fonts/opentype/inter/"
UNITS = 2816
RANGES = [(0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x4FF), (0x1E00, 0x1EFF), (0x2010, 0x2044), (0x20A0, 0x20BF)]


def widths(name):
    font = TTFont(FOLDER + name)
    assert font["head"].unitsPerEm == UNITS
    names, metrics = font.getBestCmap(), font["hmtx"]
    table = []
    for first, last in RANGES:
        for scalar in range(first, last + 1):
            glyph = names.get(scalar)
            table.append(metrics[glyph][0] if glyph else 0)
    return table


def rows(values):
    lines = [", ".join(map(str, values[i:i + 20])) for i in range(0, len(values), 20)]
    return "\n".join(f"        {line}," for line in lines)


regular, bold = widths("Inter-Regular.otf"), widths("Inter-Bold.otf")
ranges = "\n".join(f"        0x{a:X}...0x{b:X}," for a, b in RANGES)
print(f"""/// Advance widths of Inter 3.19, in 2,816ths of the font size; written by `.scripts/text_widths.py`.
///
/// Inter is © The Inter Project Authors, SIL Open Font License 1.1; only the
/// widths are taken. Zero stands for a scalar the font has no glyph for, and
/// for combining marks.
enum InterWidths {{
    /// The number of units in the font size.
    static let unitsPerEm = {UNITS}.0

    /// The scalars of the tables, range after range.
    static let ranges: [ClosedRange<UInt32>] = [
{ranges}
    ]

    /// Weight 400.
    static let regular: [UInt16] = [
{rows(regular)}
    ]

    /// Weight 700.
    static let bold: [UInt16] = [
{rows(bold)}
    ]
}}""")
