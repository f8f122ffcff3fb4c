import EveryScreenKit
import Testing

struct MarkdownReportTests {
    private func report(_ name: String, _ blueprint: Blueprint) -> CheckReport {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        return runCampaign(named: name, forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
    }

    @Test func `what fails comes first, then a table of all checks`() {
        let failing = report("a|b", .button("`*<b>").frame(width: 31))

        #expect(
            AccessibilityReport(of: [failing, report("fine", .button("Close"))]).render(.markdown) == """
                ## ✘ 1 finding in 1 of 2 checks

                ### ✘ target-size: "\\`\\*\\<b\\>" is 31 × 101.6 pt; 44 × 44 pt needed

                In `a|b`

                ```text
                ✘ target-size: "`*<b>" is 31 × 101.6 pt; 44 × 44 pt needed (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                    under the system's default settings
                    .button("`*<b>").frame(width: 31)
                    fix: .frame(minWidth: 44) instead of .frame(width: 31) (verified)
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

    @Test func `text with fences stands between longer ones`() {
        let text = AccessibilityReport(of: [report("a", .button("```").frame(width: 31))]).render(.markdown)

        #expect(text.contains("\n````text\n✘ target-size: \"```\" is 31"))
    }
}
