package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Screens with nothing in common have different titles.
///
/// - Source: WCAG 2.2 SC 2.4.2 (level A); WCAG2Mobile, which asks for distinct
///   titles of screens.
/// - Threshold: after an action of the person, the title is another one, the first
///   heading is, or one of the texts and controls stays.
/// - Bars, headings, and screens with fewer than two texts and controls do not
///   count. Decided exactly, on all that touch reaches in a flow.
/// - Smallest counterexample: two steps of a form, both titled "Sign up".
package struct ScreenTitlesDiffer: FlowSpec {
    package let id = SpecID.screenTitlesDiffer
    package let rule = AccessibilityRule("Screens with nothing in common have different titles.", [.wcag(.pageTitled)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case same }

    /// Creates the spec.
    package init() {}

    /// The fewest texts and controls of a screen: a spinner alone is none.
    private static let leastContent = 2

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        var contents: [Int: Content] = [:]
        func content(of state: Int) -> Content {
            if let known = contents[state] { return known }
            let made = Content(presentation.presentation(of: state, by: .touch))
            contents[state] = made
            return made
        }
        var judged: Set<[Int]> = []
        var failed: Set<String> = []
        for step in graph.steps where step.isByPerson && step.isChange && step.oldModal == nil && step.newModal == nil {
            guard let title = step.newScreen.title, !title.isSilent, step.oldScreen.title != nil,
                judged.insert([step.before.state, step.after.state]).inserted
            else { continue }
            let (old, new) = (content(of: step.before.state), content(of: step.after.state))
            guard old.labels.count >= Self.leastContent, new.labels.count >= Self.leastContent,
                old.labels.isDisjoint(with: new.labels)
            else { continue }
            if step.oldScreen.title != title || old.heading != new.heading {
                verdicts.pass()
            } else if let first = new.first, failed.insert(title).inserted {
                verdicts.fail(Finding(self, kind: .same, element: step.new(first), measured: .text(title), events: step.events))
            }
        }
    }

    /// The content that distinguishes a screen from others, besides its title.
    private struct Content {
        /// The labels of its texts and controls.
        private(set) var labels: Set<String> = []
        /// The first heading.
        private(set) var heading: String?
        /// The first text or control.
        private(set) var first: Int?

        init(_ presentation: ScreenPresentation) {
            let screen = presentation.screen
            for index in presentation.readingOrder.elements {
                let element = screen.elements[index]
                guard let label = element.label, !label.isSilent else { continue }
                if element.isHeading {
                    heading = heading ?? label
                    continue
                }
                if screen.ancestors(of: index).contains(where: { Self.bars.contains(screen.elements[$0].role) }) { continue }
                labels.insert(label)
                first = first ?? index
            }
        }

        private static let bars: Set<ScreenElement.Role> = [.navigationBar, .tabBar, .toolbar, .statusBar]
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let title = finding.measuredText.quotedExcerpt
        return Finding.Wording(
            fact:
                "the screen of \(finding.element.nameInSentence) has the title \(title), as the screen before, with which it shares nothing",
            remedy: "give each screen a title of its content, or say which step it is: \"Step 2 of 3\"")
    }
}

extension ScreenTitlesDiffer {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear the same title again and do not notice that they are elsewhere.",
            scope: "Titled screens without a modal, between which an action leads.",
            exemptions: [
                "Screens that share a text or control, bars aside, may have one title.",
                "A different first heading is enough.",
            ],
            doubts: [SpecGuide.unexplored])
    }
}
