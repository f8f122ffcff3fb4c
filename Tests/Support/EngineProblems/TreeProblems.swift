internal import EveryValue

extension Problem {
    /// The eight problems on trees, as measured for other engines.
    package static var trees: [Problem] { singleTrees + treesWithSettings }

    private static var singleTrees: [Problem] {
        [
            Problem("tree_bad_leaf", expected: "(button \"\")", Tree.generator) { tree in
                tree.all.contains { $0.isInteractive && $0.label.isEmpty }
            },
            Problem("tree_nested_interactive", expected: "(button \"\" (link \"\"))", Tree.generator) { tree in
                tree.all.contains { $0.kind == 2 && $0.all.dropFirst().contains { $0.kind == 3 } }
            },
            Problem("tree_dup_siblings", expected: "(text \"\" (button \"a\") (button \"a\"))", Tree.generator) { tree in
                tree.all.contains { $0.children.hasDuplicateLabels }
            },
            Problem("tree_dup_anywhere", expected: "(button \"a\" (button \"a\"))", Tree.generator) { $0.all.hasDuplicateLabels },
            Problem(
                "tree_depth", expected: "(group \"\" (group \"\" (group \"\" (group \"\"))))", Tree.generator
            ) { $0.groupDepth > 3 },
            Problem(
                "tree_many",
                expected: "(button \"\" (button \"\") (button \"\") (button \"\") "
                    + "(button \"\" (button \"\") (button \"\") (button \"\")))", Tree.generator
            ) { $0.all.filter(\.isInteractive).count >= 8 },
        ]
    }

    private static var treesWithSettings: [Problem] {
        [
            Problem("tree_truncation", expected: "([9, 0, 320], (text \"aaaaaaaaaaaa\"))", Tree.withSettings) { settings, tree in
                settings[0] >= 9 && tree.all.contains { $0.kind == 0 && $0.label.count >= 12 }
            },
            Problem(
                "tree_overflow", expected: "([10, 0, 320], (button \"\" (button \"\") (button \"\") (button \"\")))", Tree.withSettings
            ) { settings, tree in
                tree.all.filter(\.isInteractive).count * (44 + 4 * settings[0]) > settings[2]
            },
        ]
    }
}
