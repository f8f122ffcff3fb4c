#!/usr/bin/env python3
"""Checks that each symbol of Apple's frameworks that the library uses has evidence.

    apple_symbols.py used INDEX --library FOLDER      prints the symbols of other modules in an index of the compiler
    apple_symbols.py check TABLE UNPROVEN FILE… [--all]             compares lists of `used` with the table and the list of the unproven

The stand-ins declare what the library uses, so a mistaken declaration is compiled without an error. The table says for each symbol where a
declaration by others was found. A symbol in neither list is an error. With --all, for lists of all platforms, so is a row that nothing uses.
Names in string literals, by which private symbols are looked up, count as symbols of the module "name".
"""

import argparse
import ctypes
import pathlib
import re
import subprocess
import sys

# The modules that stand for Apple's, by the names that they have in the index.
MODULES = {
    "UIKit": "UIKit", "StandInViews": "UIKit", "AppKit": "AppKit", "SwiftUI": "SwiftUI", "Accessibility": "Accessibility", "XCTest": "XCTest",
    "Foundation": "Foundation", "KeyValueCoding": "Foundation",
}
# indexstore.h: INDEXSTORE_SYMBOL_ROLE_REFERENCE, _IMPLICIT.
REFERENCE, IMPLICIT = 1 << 2, 1 << 8
SOURCES = ["Sources/EveryScreen/Apple", "Sources/EveryScreen/RunningApp", "Sources/ScreenCapture/Running"]
# The calls by which something is looked up by its name, and names of a form that only the system's have.
LOOKED_UP = re.compile(r'(?:answer\(to: |by: |text\(|flag\(|NSSelectorFromString\(|NSClassFromString\(|dlsym\(\w+, )"([\w:]+)"')
SYSTEM_NAME = re.compile(r'"(_?AX[A-Z]\w+|(?:Application)?Accessibility[A-Z]\w+|com\.apple\.[\w.]+|-(?:UI|NS|Apple)\w+|UICTContentSize\w+)"')


class Text(ctypes.Structure):
    """A string of the library, which is not terminated."""

    _fields_ = [("data", ctypes.c_char_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """The compiler's index, read by libIndexStore of the toolchain."""

    def __init__(self, folder, library):
        self.folder = pathlib.Path(folder)
        files = [library / f"libIndexStore.{ending}" for ending in ("so", "dylib")]
        self.calls = ctypes.CDLL(str(next((file for file in files if file.exists()), files[0])))
        pointer = ctypes.c_void_p
        for name, result, arguments in [
            ("store_create", pointer, [ctypes.c_char_p, pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
            ("symbol_get_usr", Text, [pointer]),
            ("symbol_get_name", Text, [pointer]),
        ]:
            function = getattr(self.calls, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments

    def used(self):
        """Returns the names of the referenced symbols by their unified symbol resolution."""
        calls = self.calls
        store = calls.indexstore_store_create(str(self.folder).encode(), None)
        found = {}

        @ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        def visit(_, occurrence):
            roles = calls.indexstore_occurrence_get_roles(occurrence)
            if roles & REFERENCE and not roles & IMPLICIT:
                symbol = calls.indexstore_occurrence_get_symbol(occurrence)
                found[str(calls.indexstore_symbol_get_usr(symbol))] = str(calls.indexstore_symbol_get_name(symbol))
            return True

        for record in sorted(self.folder.glob("*/records/*/*")):
            reader = calls.indexstore_record_reader_create(store, record.name.encode(), None)
            calls.indexstore_record_reader_occurrences_apply_f(ctypes.c_void_p(reader), None, visit)
        return found


def demangled(symbols, *options):
    """Returns the demangled names of unified symbol resolutions, in the same order."""
    mangled = "\n".join("$" + symbol.replace(":", "", 1) for symbol in symbols)
    lines = subprocess.run(
        ["swift-demangle", "-compact", *options], input=mangled, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(lines) == len(symbols), "swift-demangle answers each line with one line"
    return lines


def owner(whole):
    """Returns the module that declares a symbol, by its demangled name; an extension belongs to the module that it is in."""
    extension = re.search(r"\(extension in (\w+)\)", whole)
    return extension.group(1) if extension else re.sub(r"^(static |class )+", "", whole).split(".")[0]


def used(index, library):
    """Returns the symbols of Apple's modules in an index, as lines: the module, a tab, the type and the member."""
    names = {
        usr: name for usr, name in Index(index, library).used().items() if usr.startswith("s:") and not name.startswith(("getter:", "setter:"))
    }
    usrs = sorted(names)
    lines = set()
    for usr, whole, short in zip(usrs, demangled(usrs), demangled(usrs, "-simplified")):
        module = MODULES.get(owner(whole))
        if module is None:
            continue
        context = re.sub(r"^(static |class )+", "", short).split("(")[0].split(" ")[0]
        parts = re.sub(r"<.*?>", "", context).split(".")
        kind = ".".join(parts[:-1])
        name = names[usr]
        lines.add(f"{module}\t{kind}.{name}" if kind else f"{module}\t{name}")
    return sorted(lines)


def names_in_strings(root):
    """Returns the names that the sources look up as text, as lines of the module "name"."""
    found = set()
    for folder in SOURCES:
        for file in (root / folder).rglob("*.swift"):
            code = "\n".join(line for line in file.read_text().splitlines() if not line.strip().startswith("//"))
            found |= {f"name\t{name}" for name in LOOKED_UP.findall(code) + SYSTEM_NAME.findall(code)}
    return sorted(found)


def rows(path):
    """Returns the rows of a table, by the module and symbol, with the evidence."""
    table = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 3 or not all(field.strip() for field in fields):
            sys.exit(f"apple_symbols: {path}:{number} is not MODULE, SYMBOL and EVIDENCE with tabs between")
        key = "\t".join(fields[:2])
        if key in table:
            sys.exit(f"apple_symbols: {path}:{number} has {fields[1]} of {fields[0]} again")
        table[key] = fields[2]
    return table


def unproven(path):
    """Returns the symbols that the list of the unproven names: `MODULE SYMBOL` in code marks at the start of a row."""
    found = set()
    for line in path.read_text().splitlines():
        if line.startswith("| `"):
            names = re.findall(r"`([^`]*)`", line.split(" | ")[0])
            found |= {name.replace(" ", "\t", 1) for name in names if name.split(" ")[0] in {"name", *MODULES.values()}}
    return found


def check(table_path, unproven_path, files, is_all):
    root = pathlib.Path(__file__).resolve().parent.parent
    symbols = set(names_in_strings(root))
    for file in files:
        symbols |= set(file.read_text().splitlines())
    table, without = rows(table_path), unproven(unproven_path)
    mistakes = [f"no evidence for {line.replace(chr(9), ' ')}: add a row to {table_path}" for line in symbols - table.keys() - without]
    mistakes += [f"{line.replace(chr(9), ' ')} is proven and unproven" for line in table.keys() & without]
    if is_all:
        mistakes += [f"nothing uses {line.replace(chr(9), ' ')}: delete its row" for line in (table.keys() | without) - symbols]
    for mistake in sorted(mistakes):
        print(f"apple_symbols: {mistake}", file=sys.stderr)
    if not mistakes:
        print(f"apple_symbols: {len(symbols)} symbols: {len(symbols - without)} with evidence, {len(symbols & without)} without")
    return 1 if mistakes else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    using = commands.add_parser("used")
    using.add_argument("index", type=pathlib.Path)
    using.add_argument("--library", type=pathlib.Path, required=True)
    checking = commands.add_parser("check")
    checking.add_argument("table", type=pathlib.Path)
    checking.add_argument("unproven", type=pathlib.Path)
    checking.add_argument("files", type=pathlib.Path, nargs="+")
    checking.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    if arguments.command == "used":
        print("\n".join(used(arguments.index, arguments.library)))
        return 0
    return check(arguments.table, arguments.unproven, arguments.files, arguments.all)


if __name__ == "__main__":
    sys.exit(main())
