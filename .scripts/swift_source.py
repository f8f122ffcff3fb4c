"""A small lexer for Swift: which characters of a file are code, and which brackets belong together."""


def segments(source):
    """The parts of a source as (kind, text), kind being "code", "string" or "comment"; interpolations are code."""
    parts = []
    length = len(source)
    place = code_start = 0
    interpolations = []  # [quote, number of hashes, open parentheses]

    def add(kind, start, end):
        if end > start:
            parts.append((kind, source[start:end]))

    def end_of_string(place, quote, hashes):
        """The index behind the string's end or behind `\\(`, and True for the first."""
        while place < length:
            if source.startswith(quote + "#" * hashes, place):
                return place + len(quote) + hashes, True
            if source[place] == "\\":
                if source.startswith("\\" + "#" * hashes + "(", place):
                    return place + 2 + hashes, False
                place += 2 if hashes == 0 else 1
                continue
            place += 1
        return length, True

    while place < length:
        if source.startswith("//", place):
            add("code", code_start, place)
            end = source.find("\n", place)
            end = length if end < 0 else end
            add("comment", place, end)
            place = code_start = end
            continue
        if source.startswith("/*", place):
            add("code", code_start, place)
            depth, end = 1, place + 2
            while end < length and depth:
                if source.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif source.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
            add("comment", place, end)
            place = code_start = end
            continue
        character = source[place]
        if character == "`":
            # One in a regular expression has no partner.
            end = source.find("`", place + 1) + 1 or place + 1
            add("code", code_start, place)
            add("string" if " " in source[place:end] else "code", place, end)
            place = code_start = end
            continue
        if character in '"#':
            hashes, start = 0, place
            while start < length and source[start] == "#":
                hashes, start = hashes + 1, start + 1
            if start < length and source[start] == '"':
                quote = '"""' if source.startswith('"""', start) else '"'
                add("code", code_start, place)
                end, is_ended = end_of_string(start + len(quote), quote, hashes)
                add("string", place, end)
                place = code_start = end
                if not is_ended:
                    interpolations.append([quote, hashes, 1])
                continue
            place = max(start, place + 1)
            continue
        if interpolations:
            if character == "(":
                interpolations[-1][2] += 1
            elif character == ")":
                interpolations[-1][2] -= 1
                if interpolations[-1][2] == 0:
                    quote, hashes, _ = interpolations.pop()
                    add("code", code_start, place)
                    end, is_ended = end_of_string(place + 1, quote, hashes)
                    add("string", place, end)
                    place = code_start = end
                    if not is_ended:
                        interpolations.append([quote, hashes, 1])
                    continue
        place += 1
    add("code", code_start, length)
    return parts


class SwiftSource:
    """A file's text, its code with everything else blanked out, and the partner of each bracket."""

    def __init__(self, text):
        self.text = text
        blank = []
        for kind, part in segments(text):
            if kind == "code":
                blank.append(part)
            else:
                # A string is an expression and a comment is not, so that a string leaves a mark.
                mark = "\u0001" if kind == "string" else " "
                blank.append("".join("\n" if character == "\n" else mark for character in part))
        self.code = "".join(blank)
        assert len(self.code) == len(text)
        self.partner, self.around = self._brackets()
        self.line_starts = [0] + [index + 1 for index, character in enumerate(text) if character == "\n"]

    def _brackets(self):
        """The index of each bracket's partner, and for each opening bracket the one around it."""
        partner, around, open_brackets = {}, {}, []
        for index, character in enumerate(self.code):
            if character in "([{":
                around[index] = open_brackets[-1] if open_brackets else None
                open_brackets.append(index)
            elif character in ")]}" and open_brackets:
                start = open_brackets.pop()
                partner[start], partner[index] = index, start
        return partner, around

    def enclosing(self, index):
        """The innermost opening bracket around a place, or None."""
        best = None
        for start in self.around:
            if start < index < self.partner.get(start, -1) and (best is None or start > best):
                best = start
        return best

    def line(self, index):
        """The number of the line that a place is in, from 1."""
        low, high = 0, len(self.line_starts)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.line_starts[middle] <= index else (low, middle)
        return low + 1

    def line_text(self, index):
        """The code of the line that a place is in."""
        start = self.line_starts[self.line(index) - 1]
        end = self.code.find("\n", start)
        return self.code[start:len(self.code) if end < 0 else end]

    def split(self, start, end):
        """The parts between the commas of [start, end) that are in no bracket, as (start, end) without the commas."""
        parts, index, part_start = [], start, start
        while index < end:
            if self.code[index] in "([{" and index in self.partner:
                index = self.partner[index]
            elif self.code[index] == ",":
                parts.append((part_start, index))
                part_start = index + 1
            index += 1
        parts.append((part_start, end))
        return parts

    def trimmed(self, start, end):
        """The range without the blanks and comments at its ends."""
        while start < end and self.code[start].isspace():
            start += 1
        while end > start and self.code[end - 1].isspace():
            end -= 1
        return start, end

    def find_at_depth(self, start, pattern, end=None):
        """The first match of a compiled pattern from start that is in no bracket opened behind start, or None."""
        index = start
        end = len(self.code) if end is None else end
        while index < end:
            match = pattern.match(self.code, index)
            if match:
                return match
            if self.code[index] in "([{" and index in self.partner:
                index = self.partner[index]
            elif self.code[index] in ")]}":
                return None
            index += 1
        return None
