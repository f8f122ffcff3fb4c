#!/usr/bin/env python3
"""Tests of prose.py: for each rule, text that it reports and text that it does not."""
import pathlib
import tempfile
import unittest

import prose


class ProseTests(unittest.TestCase):
    def reported(self, text, suffix=".swift"):
        """The lines and rules reported about a file with a text."""
        with tempfile.TemporaryDirectory(dir=prose.ROOT / ".scripts") as folder:
            path = pathlib.Path(folder) / f"File{suffix}"
            path.write_text(text, encoding="utf-8")
            return [(line, rule) for line, rule, _ in prose.reports(path)]

    def test_a_comment_that_begins_with_what_is_reported(self):
        self.assertEqual(self.reported("/// What a case costs.\nlet cost = 1\n"), [(1, "opening")])
        self.assertEqual(self.reported("/// The cost.\n///\n/// By what it grows.\nlet cost = 1\n"), [(3, "opening")])

    def test_a_question_is_no_opening(self):
        self.assertEqual(self.reported("What does it cost?\n", ".md"), [])

    def test_whether_may_begin_the_comment_of_a_boolean_only(self):
        self.assertEqual(self.reported("/// Whether it is on.\nlet isOn: Bool\n"), [])
        self.assertEqual(self.reported("/// Whether it is on.\nfunc state(\n    of it: Int\n) -> Bool {\n"), [])
        self.assertEqual(self.reported("/// Whether it is on.\nlet state: State\n"), [(1, "opening")])

    def test_whether_may_begin_a_boolean_parameter(self):
        comment = "/// Does it.\n///\n/// - Parameter {0}: Whether it is on.\nfunc do(isOn: Bool, state: Int) {{\n"
        self.assertEqual(self.reported(comment.format("isOn")), [])
        self.assertEqual(self.reported(comment.format("state")), [(3, "opening")])

    def test_words_of_the_list_are_reported_on_their_line(self):
        self.assertEqual(self.reported("/// A file that the\n/// caller is told by.\n"), [(2, "word")])
        self.assertEqual(self.reported('let message = "mend the value"\n'), [(1, "word")])
        self.assertEqual(self.reported('let message = "\\(name) comes to \\(other) again"\n'), [(1, "word")])

    def test_an_idea_has_one_word(self):
        self.assertEqual(self.reported("/// The catalogue of specs.\n"), [(1, "word")])
        self.assertEqual(self.reported("/// Each way of moving, made anew for each campaign.\n"), [(1, "word")] * 3)
        self.assertEqual(self.reported("/// Each input method, created anew for each check of `Campaign`.\n"), [])

    def test_replaced_names_are_reported_in_code(self):
        self.assertEqual(self.reported("let campaign = GuardedCampaign()\n"), [(1, "name")] * 2)
        self.assertEqual(self.reported("let it = 1\nfunc hunts() { FaultHunt() }\n"), [(2, "name")] * 2)
        self.assertEqual(self.reported('let file = "campaigns"\nlet mendelian = huntsman\n'), [])

    def test_words_in_code_and_quotations_are_not_reported(self):
        self.assertEqual(self.reported('/// The word "nobody" and `nobody`.\n'), [])
        self.assertEqual(self.reported("let nobody = 1\n"), [])
        self.assertEqual(self.reported("```sh\nnobody\n```\n", ".md"), [])
        self.assertEqual(self.reported("/// The elements of its own kind.\n"), [])

    def test_wide_comments_are_reported_and_wide_code_is_not(self):
        self.assertEqual(self.reported("/// " + "word " * 15 + "w\n"), [])
        self.assertEqual(self.reported("/// " + "word " * 17 + "w\n"), [(1, "width")])
        self.assertEqual(self.reported("/// https://example.com/" + "w" * 90 + "\n"), [])
        self.assertEqual(self.reported("/// ```\n/// " + "word " * 17 + "w\n/// ```\n"), [])
        self.assertEqual(self.reported("let text = one" + " + one" * 20 + "\n"), [])

    def test_a_backtick_without_a_partner_ends_nothing(self):
        self.assertEqual(self.reported("let mark = /`/\n// What a word.\n"), [(2, "opening")])

    def test_sentences_over_thirty_words_are_reported(self):
        self.assertEqual(self.reported("word " * 30 + "\n", ".md"), [])
        self.assertEqual(self.reported("word " * 31 + "\n", ".md"), [(1, "length")])
        self.assertEqual(self.reported("Word " * 20 + "end.\nWord " + "word " * 20 + "\n", ".md"), [])
        self.assertEqual(self.reported("- " + "word " * 20 + "\n- " + "word " * 20 + "\n", ".md"), [])

    def test_every_exception_has_a_reason_and_a_file(self):
        for (path, rule), reason in prose.EXEMPT.items():
            self.assertIn(rule, prose.RULES)
            self.assertTrue((prose.ROOT / path).is_file(), path)
            self.assertGreater(len(reason.split()), 3)

    def test_every_path_exists(self):
        self.assertEqual([path for path in prose.EVERYTHING if not (prose.ROOT / path).exists()], [])


if __name__ == "__main__":
    unittest.main()
