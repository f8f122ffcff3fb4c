"""Reads the tables of Inter that text measurement uses, as `text_widths.py` wrote them."""
import re
from pathlib import Path

TEXT = Path(__file__).resolve().parent.parent / "Sources/ScreenLayout/Text"
UNITS = 2816


def numbers(source):
    """The numbers of the first array in a source."""
    start = source.index("= [") + 3
    return list(map(int, re.findall(r"-?\d+", source[start:source.index("]", start)])))


def widths(name):
    """The width of each character at the weight of a table (Light, Regular, Bold), in units."""
    ranges = re.findall(r"0x(\w+)\.\.\.0x(\w+)", (TEXT / "InterWidths.swift").read_text())
    characters = [chr(scalar) for first, last in ranges for scalar in range(int(first, 16), int(last, 16) + 1)]
    return dict(zip(characters, numbers((TEXT / f"InterWidths+{name}.swift").read_text()), strict=True))


class Kerning:
    """What is added between two characters, in units."""

    def __init__(self):
        source = (TEXT / "InterKerning.swift").read_text()
        flat = numbers(source)
        self.pairs = {(chr(flat[i]), chr(flat[i + 1])): (flat[i + 2], flat[i + 3]) for i in range(0, len(flat), 4)}
        groups = re.findall(r'"(\w+)"', source[source.index("letters = ["):])
        self.letters = {each: group[0] for group in groups for each in group}

    def units(self, first, second, bold):
        """At a share of the way from weight 400 to weight 700."""
        regular, heavy = self.pairs.get((self.letters.get(first, first), self.letters.get(second, second)), (0, 0))
        return regular + (heavy - regular) * bold
