package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A change of settings takes effect at once, and changing back restores the
/// screen.
///
/// - Source: UIContentSizeCategory, `didChangeNotification`; UIAccessibility,
///   `boldTextStatusDidChangeNotification`.
/// - Threshold: after a change of the text size, some text in a text style has
///   another size, by half a point. After a change of Bold Text, some has
///   another weight. After the change back, every element is there with its
///   label and value.
/// - Decided exactly, on all changes of settings in a flow. The size of each
///   single text is judged by text-grows, and entered text by input-kept.
/// - Smallest counterexample: a text that keeps its size until the app starts
///   again.
package struct SettingsTakeEffect: FlowSpec {
    package let id = SpecID.settingsTakeEffect
    package let rule = AccessibilityRule(
        "A change of settings takes effect at once, and changing back restores the screen.",
        [.other(.contentSizeChange)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case size, weight, lost, changed }

    /// Creates the spec.
    package init() {}

    /// By how much two sizes must differ to count, in points: the least step of the
    /// Dynamic Type table is one.
    private static let tolerance = 0.5

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        var judged: Set<[Int]> = []
        var failed: Set<String> = []
        for step in graph.steps where step.changesSettings && judged.insert([step.before.state, step.after.state]).inserted {
            let (old, new) = (graph.environments[step.before.state], graph.environments[step.after.state])
            if old.textSize != new.textSize {
                judgeText(step, .size, &failed, into: &verdicts) { before, after in
                    guard let style = before.style, let size = before.pointSize, let its = after.pointSize else { return nil }
                    let demand = abs(style.metrics(at: new.textSize).size - style.metrics(at: old.textSize).size)
                    return demand < 2 * Self.tolerance ? nil : abs(its - size) > Self.tolerance
                }
            }
            if old.isBoldText != new.isBoldText {
                judgeText(step, .weight, &failed, into: &verdicts) { before, after in
                    guard before.style != nil, let weight = before.weight, let its = after.weight, weight != .heavy else { return nil }
                    return weight != its
                }
            }
            judgeReturn(step, &failed, into: &verdicts)
        }
    }

    /// Judges whether one text at least reacts: returns true for those that do, and
    /// `nil` for those that need not.
    private func judgeText(
        _ step: FlowStep, _ failure: Failure, _ failed: inout Set<String>, into verdicts: inout Verdicts,
        _ reacts: (ScreenElement.TextRun, ScreenElement.TextRun) -> Bool?
    ) {
        var first: Int?
        for pair in step.difference.pairs {
            guard let before = step.oldScreen.elements[pair.old].text, let after = step.newScreen.elements[pair.new].text,
                before.count == after.count, !isInBar(pair.old, step.oldScreen)
            else { continue }
            for (run, its) in zip(before, after) {
                guard let isOther = reacts(run, its) else { continue }
                if isOther { return verdicts.pass() }
                first = first ?? pair.old
            }
        }
        guard let first, failed.insert(failure.rawValue).inserted else { return }
        verdicts.fail(Finding(self, kind: failure, element: step.old(first), events: step.events))
    }

    /// Whether the system limits the size of a text, by where it stands.
    private func isInBar(_ index: Int, _ screen: RenderedScreen) -> Bool {
        ([index] + screen.ancestors(of: index)).contains {
            [.navigationBar, .tabBar, .toolbar, .statusBar].contains(screen.elements[$0].role)
        }
    }

    /// Judges the screen after the settings have been changed back.
    private func judgeReturn(_ step: FlowStep, _ failed: inout Set<String>, into verdicts: inout Verdicts) {
        let environments = step.graph.environments
        for back in step.next where back.changesSettings && environments[back.after.state] == environments[step.before.state] {
            guard back.after.state != step.before.state else {
                verdicts.pass()
                continue
            }
            let difference = ScreenDifference(from: step.before.state, to: back.after.state, of: step.graph)
            let events = step.events + [back.edge.event]
            if let gone = difference.gone.first {
                guard failed.insert("lost \(step.oldNames[gone])").inserted else { continue }
                verdicts.fail(Finding(self, kind: .lost, element: step.old(gone), events: events))
            } else if let pair = difference.pairs.first(where: { changed($0, step.oldScreen, back.newScreen) }) {
                guard failed.insert("changed \(step.oldNames[pair.old])").inserted else { continue }
                verdicts.fail(Finding(self, kind: .changed, element: step.old(pair.old), events: events))
            } else {
                verdicts.pass()
            }
        }
    }

    private func changed(_ pair: ScreenDifference.Pair, _ old: RenderedScreen, _ new: RenderedScreen) -> Bool {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        return !before.role.isTextInput && (before.label != after.label || before.value != after.value)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let cause = finding.events.last.map { " after: \($0.description)" } ?? ""
        return switch failure {
        case .size:
            Finding.Wording(
                fact: "\(finding.element.textName) keeps its size\(cause), as all text of the screen does",
                remedy: "set adjustsFontForContentSizeCategory, or read the text size again when it changes")
        case .weight:
            Finding.Wording(
                fact: "\(finding.element.textName) keeps its weight\(cause), as all text of the screen does",
                remedy: "read the weight again when Bold Text changes")
        case .lost:
            Finding.Wording(
                fact: "\(finding.element.name) does not return\(cause)", remedy: "derive the screen from the current settings")
        case .changed:
            Finding.Wording(
                fact: "\(finding.element.name) has another label or value\(cause)", remedy: "derive the screen from the current settings")
        }
    }
}

extension SettingsTakeEffect {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who enlarge the text while they read have to close the app, or lose their place in it.",
            scope: "Changes of settings in a flow.",
            exemptions: ["Text in bars is exempt.", "Entered text is judged by \(SpecID.inputKept)."],
            doubts: [SpecGuide.unexplored])
    }
}
