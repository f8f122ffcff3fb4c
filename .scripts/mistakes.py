#!/usr/bin/env python3
"""Compares the errors of the compiler with those that a file expects.

A line with `// error: WORDS` must have an error with these words, and no other
line may have one. The output of the compiler is read from standard input.

usage: swiftc -typecheck FILE 2>&1 | .scripts/mistakes.py FILE
"""
import pathlib
import re
import sys

path = pathlib.Path(sys.argv[1])
expected = dict(enumerate((line.partition("// error: ")[2] for line in path.read_text().splitlines()), 1))
found = {}
for line in sys.stdin:
    match = re.match(r".*?" + re.escape(path.name) + r":(\d+):\d+: error: (.*)", line)
    if match:
        found.setdefault(int(match[1]), []).append(match[2])
problems = [f"{path}:{number}: no error has the words: {words}; there is: {found.get(number)}" for number, words in expected.items()
            if words and not any(words in text for text in found.get(number, []))]
problems += [f"{path}:{number}: an error is at a line without a mistake: {texts}" for number, texts in found.items() if not expected.get(number)]
print("\n".join(problems) if problems else f"adopt: {path.name}: each of {sum(map(bool, expected.values()))} mistakes is reported at its line")
sys.exit(bool(problems))
