#!/usr/bin/env python3
"""Writes the tables of advance widths that text measurement uses.

Needs the Debian packages `fonts-inter`, `fonts-noto-core`, `fonts-noto-cjk` and
`fonts-noto-color-emoji` (all under the SIL Open Font License 1.1), and from PyPI
`fonttools` and `uharfbuzz`. Only advance widths and kerning are taken, never an
outline.

Latin, Greek, Cyrillic, punctuation and currency are copied glyph by glyph from
Inter, and so is the kerning of pairs of ASCII and of quotation marks, dashes and
the ellipsis. Every other script gets one number, from the Noto font of the script:

- Arabic, Hebrew, Devanagari and Thai, whose letters join or stack: the width of
  the first article of the Universal Declaration of Human Rights as HarfBuzz
  shapes it, divided by its characters that are neither marks nor spaces;
- the others: the median advance width of the script's letters.

usage: .scripts/text_widths.py [Sources/ScreenLayout/Text]
"""
import statistics
import sys
import unicodedata
from pathlib import Path

import uharfbuzz
from fontTools.ttLib import TTCollection, TTFont

INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
NOTO = "/usr/share/fonts/truetype/noto/{}-{}.ttf"
NOTO_CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
NOTO_EMOJI = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
UNITS = 2816
RANGES = [
    (0x20, 0x7E), (0xA0, 0x2FF), (0x370, 0x482), (0x48A, 0x52F), (0x1E00, 0x1FFF), (0x2000, 0x200A), (0x2010, 0x205E),
    (0x2070, 0x20BF), (0x2100, 0x221E), (0x2248, 0x2265), (0x25A0, 0x25CF),
]

# Scalars beyond ASCII whose pairs are kerned by themselves.
PUNCTUATION = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]

# The letters of a script, where its scalars are, and the Noto font it is measured in.
SCRIPTS = [
    ("armenian", [(0x530, 0x58F)], "NotoSansArmenian"),
    ("hebrew", [(0x590, 0x5FF)], "NotoSansHebrew"),
    ("arabic", [(0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF)], "NotoSansArabic"),
    ("syriac", [(0x700, 0x74F)], "NotoSansSyriac"),
    ("thaana", [(0x780, 0x7BF)], "NotoSansThaana"),
    ("nKo", [(0x7C0, 0x7FF)], "NotoSansNKo"),
    ("devanagari", [(0x900, 0x97F)], "NotoSansDevanagari"),
    ("bengali", [(0x980, 0x9FF)], "NotoSansBengali"),
    ("gurmukhi", [(0xA00, 0xA7F)], "NotoSansGurmukhi"),
    ("gujarati", [(0xA80, 0xAFF)], "NotoSansGujarati"),
    ("oriya", [(0xB00, 0xB7F)], "NotoSansOriya"),
    ("tamil", [(0xB80, 0xBFF)], "NotoSansTamil"),
    ("telugu", [(0xC00, 0xC7F)], "NotoSansTelugu"),
    ("kannada", [(0xC80, 0xCFF)], "NotoSansKannada"),
    ("malayalam", [(0xD00, 0xD7F)], "NotoSansMalayalam"),
    ("sinhala", [(0xD80, 0xDFF)], "NotoSansSinhala"),
    ("thai", [(0xE00, 0xE7F)], "NotoSansThai"),
    ("lao", [(0xE80, 0xEFF)], "NotoSansLao"),
    ("tibetan", [(0xF00, 0xFFF)], "NotoSerifTibetan"),
    ("myanmar", [(0x1000, 0x109F)], "NotoSansMyanmar"),
    ("georgian", [(0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x2D00, 0x2D2F)], "NotoSansGeorgian"),
    ("ethiopic", [(0x1200, 0x139F)], "NotoSansEthiopic"),
    ("cherokee", [(0x13A0, 0x13FF)], "NotoSansCherokee"),
    ("khmer", [(0x1780, 0x17FF)], "NotoSansKhmer"),
]

# Article 1 of the Universal Declaration of Human Rights, United Nations, public domain.
SAMPLES = {
    "arabic": "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء.",
    "hebrew": "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג "
              "איש ברעהו ברוח של אחווה.",
    "devanagari": "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और अन्तरात्मा की देन "
                  "प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।",
    "thai": "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม "
            "และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ",
}


def inter(name):
    font = TTFont(INTER.format(name))
    assert font["head"].unitsPerEm == UNITS
    names, metrics = font.getBestCmap(), font["hmtx"]
    table = []
    for first, last in RANGES:
        for scalar in range(first, last + 1):
            isMark = unicodedata.category(chr(scalar)) in ("Mn", "Me")
            glyph = None if isMark else names.get(scalar)
            table.append(metrics[glyph][0] if glyph else 0)
    return table


class Kerning:
    """The kerning of one weight of Inter."""

    def __init__(self, name):
        path = INTER.format(name)
        self.advances, self.names = TTFont(path)["hmtx"], TTFont(path).getBestCmap()
        self.font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))

    def of(self, first, second):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(chr(first) + chr(second))
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer, {"kern": True, "liga": False, "calt": False, "clig": False})
        shaped = sum(position.x_advance for position in buffer.glyph_positions)
        return shaped - sum(self.advances[self.names[scalar]][0] for scalar in (first, second))


# Letters that an accent does not make wider. Strokes do not decompose.
LETTERS = "ACDEGHKLNOPQRSTUVWXYZabcdeghklmnopqrstuvwxyz"
STROKES = {"Ø": "O", "ø": "o", "Đ": "D", "đ": "d", "Ł": "L", "ł": "l"}


def accented(letter):
    """Returns a letter, and after it the accented ones that are kerned as it is."""
    scalars = map(chr, range(0xC0, 0x250))
    return letter + "".join(each for each in scalars if STROKES.get(each, unicodedata.normalize("NFD", each)[0]) == letter)


def write_kerning(folder):
    scalars = [*range(0x21, 0x7F), *PUNCTUATION]
    regular, bold = Kerning("Regular"), Kerning("Bold")
    pairs = []
    for first in scalars:
        for second in scalars:
            values = regular.of(first, second), bold.of(first, second)
            if values != (0, 0):
                pairs += [first, second, *values]
    (folder / "InterKerning.swift").write_text(f"""/// Pairs of characters that the typeface Inter 3.19 moves together or apart, in
/// 2,816ths of the font size.
///
/// Inter is © 2020 The Inter Project Authors, SIL Open Font License 1.1. Written by
/// `.scripts/text_widths.py`. Spaces are not kerned.
enum InterKerning {{
    /// Four numbers a pair: its two scalars, and the units added to the width of
    /// the first at weight 400 and at weight 700.
    static let pairs: [Int16] = [
{rows(pairs)}
    ]

    /// Letters, each followed by the accented ones that are kerned as it is.
    static let letters = [
{chr(10).join(f'        "{accented(letter)}",' for letter in LETTERS if len(accented(letter)) > 1)}
    ]
}}
""")


def is_mark(character):
    return unicodedata.category(character) in ("Mn", "Me", "Cf")


def shaped(path, text):
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
    width, count = 0, 0
    for word in text.split():
        buffer = uharfbuzz.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer)
        width += sum(position.x_advance for position in buffer.glyph_positions)
        count += sum(not is_mark(character) for character in word)
    return width / font.face.upem / count


def median(font, ranges):
    names, metrics = font.getBestCmap(), font["hmtx"]
    letters = [s for a, b in ranges for s in range(a, b + 1) if s in names and unicodedata.category(chr(s)).startswith("L")]
    return statistics.median(metrics[names[s]][0] for s in letters) / font["head"].unitsPerEm


def script(name, ranges, file):
    result = []
    for weight in ("Regular", "Bold"):
        path = NOTO.format(file, weight)
        if not Path(path).exists():  # Some scripts come in one weight alone.
            path = NOTO.format(file, "Regular")
        width = shaped(path, SAMPLES[name]) if name in SAMPLES else median(TTFont(path), ranges)
        result.append(round(width * UNITS))
    return result


def rows(values):
    lines = [", ".join(map(str, values[i:i + 20])) for i in range(0, len(values), 20)]
    return "\n".join(f"        {line}," for line in lines)


NOTICE = """///
/// Inter is © 2020 The Inter Project Authors, SIL Open Font License 1.1; only the
/// widths are taken. Written by `.scripts/text_widths.py`."""

INNER_NOTICE = """///
    /// Inter is © 2020 The Inter Project Authors, SIL Open Font License 1.1; only
    /// the widths are taken. Written by `.scripts/text_widths.py`."""


def write_inter(folder):
    ranges = "\n".join(f"        0x{a:X}...0x{b:X}," for a, b in RANGES)
    (folder / "InterWidths.swift").write_text(f"""/// Advance widths of the typeface Inter 3.19, in 2,816ths of the font size.
{NOTICE}
enum InterWidths {{
    /// The number of units in the font size.
    static let unitsPerEm = {UNITS}

    /// The scalars of the tables, range after range.
    static let ranges: [ClosedRange<Int>] = [
{ranges}
    ]
}}
""")
    for name, property, weight in [("Light", "light", 300), ("Regular", "regular", 400), ("Bold", "bold", 700)]:
        (folder / f"InterWidths+{name}.swift").write_text(f"""extension InterWidths {{
    /// The widths at weight {weight}; zero for marks and for scalars without a glyph.
    {INNER_NOTICE}
    static let {property}: [UInt16] = [
{rows(inter(name))}
    ]
}}
""")


def write_scripts(folder):
    lines = []
    for name, ranges, file in SCRIPTS:
        regular, bold = script(name, ranges, file)
        scalars = ", ".join(f"0x{a:X}...0x{b:X}" for a, b in ranges)
        lines.append(f'        .init("{name}", [{scalars}], regular: {regular}, bold: {bold}),')
    cjk = [median(TTCollection(NOTO_CJK.format(weight)).fonts[1], [(0xAC00, 0xD7A3)]) for weight in ("Regular", "Bold")]
    kana = [median(TTCollection(NOTO_CJK.format(weight)).fonts[0], [(0x3041, 0x30FA)]) for weight in ("Regular", "Bold")]
    han = [median(TTCollection(NOTO_CJK.format(weight)).fonts[0], [(0x4E00, 0x9FFF)]) for weight in ("Regular", "Bold")]
    assert kana == han == [1, 1] and cjk[0] == cjk[1]
    emoji = TTFont(NOTO_EMOJI)
    emoji_width = emoji["hmtx"][emoji.getBestCmap()[0x1F600]][0] / emoji["head"].unitsPerEm
    (folder / "ScriptWidths.swift").write_text(f"""/// One advance width for a whole script, in 2,816ths of the font size.
///
/// Measured in the Noto fonts (Debian `fonts-noto-core` 20201225, `fonts-noto-cjk`
/// 20220127, `fonts-noto-color-emoji` 2.042; © Google and Adobe, SIL Open Font
/// License 1.1) by `.scripts/text_widths.py`, which wrote this file. Arabic,
/// Hebrew, Devanagari and Thai: mean over a shaped sample text, so that joined
/// forms and conjuncts count as they are drawn. Others: median of the letters.
/// Confidence is low: another typeface, and one width for all letters.
struct ScriptWidths {{
    /// The name of the script.
    let name: String
    /// Where its scalars are.
    let ranges: [ClosedRange<Int>]
    /// The width of one letter at weight 400.
    let regular: Int
    /// The width of one letter at weight 700.
    let bold: Int

    private init(_ name: String, _ ranges: [ClosedRange<Int>], regular: Int, bold: Int) {{
        (self.name, self.ranges, self.regular, self.bold) = (name, ranges, regular, bold)
    }}

    /// The scripts below U+3000 that have a measured width.
    static let all: [ScriptWidths] = [
{chr(10).join(lines)}
    ]

    /// Han, kana and full-width forms: the whole em square.
    static let wide = {round(han[0] * UNITS)}

    /// A Hangul syllable.
    static let hangul = {round(cjk[0] * UNITS)}

    /// One emoji, however many scalars it is of; public figures go from 1.17 to
    /// 1.37 em.
    static let emoji = {round(emoji_width * UNITS)}

    /// Whatever is not known: 0.6 em, about the mean of the alphabets above.
    static let other = {round(0.6 * UNITS)}
}}
""")


folder = Path(sys.argv[1] if len(sys.argv) > 1 else "Sources/ScreenLayout/Text")
write_inter(folder)
write_kerning(folder)
write_scripts(folder)
