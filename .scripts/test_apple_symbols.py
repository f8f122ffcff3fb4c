#!/usr/bin/env python3
"""Shows that the check of Apple's symbols fails for each mistake that it is for."""

import contextlib
import io
import pathlib
import tempfile
import unittest

import apple_symbols


class SymbolTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        own_names = apple_symbols.names_in_strings
        self.addCleanup(setattr, apple_symbols, "names_in_strings", own_names)
        apple_symbols.names_in_strings = lambda root: ["name\tsharedApplication"]

    def check(self, table, unproven="", used=("UIKit\tUIView",), is_all=True):
        """Returns the exit code and the messages of a check."""
        for name, text in [("table", table), ("unproven", unproven), ("used", "\n".join(used))]:
            (self.folder / name).write_text(text)
        messages = io.StringIO()
        with contextlib.redirect_stderr(messages), contextlib.redirect_stdout(messages):
            code = apple_symbols.check(self.folder / "table", self.folder / "unproven", [self.folder / "used"], is_all)
        return code, messages.getvalue().splitlines()

    view, name = "UIKit\tUIView\tobjc2 UIKit/UIView.rs:1\n", "name\tsharedApplication\tuse a/b View.swift:1\n"

    def test_symbols_with_evidence_pass_and_are_counted(self):
        self.assertEqual(self.check(self.view + self.name), (0, ["apple_symbols: 2 symbols: 2 with evidence, 0 without"]))

    def test_a_symbol_in_neither_list_is_an_error(self):
        code, messages = self.check(self.view + self.name, used=["UIKit\tUIView", "UIKit\tUIView.newMember"])
        self.assertEqual(code, 1)
        self.assertEqual(messages, [f"apple_symbols: no evidence for UIKit UIView.newMember: add a row to {self.folder}/table"])

    def test_a_name_in_a_string_is_a_symbol(self):
        self.assertEqual(self.check(self.view)[0], 1)

    def test_a_symbol_of_the_unproven_passes_and_is_counted_as_such(self):
        unproven = "| symbol | used in |\n| --- | --- |\n| `name sharedApplication`, `UIView` of old | `UIKitHost` |\n"
        self.assertEqual(self.check(self.view, unproven), (0, ["apple_symbols: 2 symbols: 1 with evidence, 1 without"]))

    def test_a_symbol_in_both_lists_is_an_error(self):
        self.assertEqual(
            self.check(self.view + self.name, "| `UIKit UIView` | x |\n"), (1, ["apple_symbols: UIKit UIView is proven and unproven"]))

    def test_a_row_without_use_is_an_error_when_all_platforms_are_listed(self):
        table = self.view + self.name + "UIKit\tUIPress\tobjc2 UIKit/UIPress.rs:1\n"
        self.assertEqual(self.check(table), (1, ["apple_symbols: nothing uses UIKit UIPress: delete its row"]))
        self.assertEqual(self.check(table, is_all=False)[0], 0)

    def test_a_row_without_evidence_and_a_repeated_row_end_the_check(self):
        for table in ("UIKit\tUIView\t \n", "UIKit\tUIView\n", self.view + self.view):
            with self.assertRaises(SystemExit):
                self.check(table)

    def test_the_member_of_an_extension_belongs_to_the_module_of_the_extension(self):
        self.assertEqual(apple_symbols.owner("(extension in UIKit):Foundation.NSObject.accessibilityLabel : Swift.String?"), "UIKit")
        self.assertEqual(apple_symbols.owner("static UIKit.UIView.areAnimationsEnabled : Swift.Bool"), "UIKit")


if __name__ == "__main__":
    unittest.main()
