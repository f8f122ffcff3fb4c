import EveryScreenKit
import Testing

struct MarkdownReportTests {
    private func report(_ name: String, _ blueprint: Blueprint) -> CheckReport {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.elementHasLabel]), environments: .standard)
        return runCheck(named: name, forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
    }

    @Test func `what fails comes first, then a table of all checks`() {
        let failing = report("a|b", .imageButton("`*<b>"))

        #expect(
            AccessibilityReport(of: [failing, report("fine", .button("Close"))]).render(.markdown) == """
                ## ✘ 1 finding in 1 of 2 checks

                ### ✘ element-has-label: the button (MarkdownReportTests.swift:11) has no label; a label is needed

                In `a|b`

                ```text
                ✘ element-has-label: the button (MarkdownReportTests.swift:11) has no label; a label is needed (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                    under the system's default settings
                    .imageButton("`*<b>")
                    fix: .accessibilityLabel("What the button does") (verified)
                    replay: \(failing.failures[0].token)
                ```

                | | check | cases | findings |
                | --- | --- | ---: | ---: |
                | ✘ | a\\|b | 1 | 1 |
                | ✔ | fine | 1 | 0 |

                """)
    }

    @Test func `a run without findings is two short parts`() {
        #expect(
            AccessibilityReport(of: [report("fine", .button("Close"))]).render(.markdown) == """
                ## ✔ Nothing found in 1 check

                | | check | cases | findings |
                | --- | --- | ---: | ---: |
                | ✔ | fine | 1 | 0 |

                """)
    }

    @Test func `special characters of Markdown are escaped, and fences are longer than any in the text`() {
        let text = AccessibilityReport(of: [report("a|b `*_<c>\n#", .imageButton("```"))]).render(.markdown)

        #expect(text.contains("\nIn `` a|b `*_<c>\\n# ``\n\n````text\n✘ element-has-label: "))
        #expect(text.contains("\n| ✘ | a\\|b \\`\\*\\_\\<c\\>\\\\n\\# | 1 | 1 |\n"))
    }
}
