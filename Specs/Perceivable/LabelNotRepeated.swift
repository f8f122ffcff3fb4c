package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// No element is announced twice in one traversal, and parent and child, or picture
/// and caption, do not say the same: neither as two stops nor merged into one.
///
/// - Source: WCAG, technique H2; axe-core, image-redundant-alt.
/// - Threshold: the same words, case and punctuation aside.
/// - Smallest counterexample: `.row([.image("a", width: 9, height:
///   9).accessibilityLabel("a"), .text("a")])`.
package struct LabelNotRepeated: ScreenSpec {
    package let id = SpecID.labelNotRepeated
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "No element is announced twice in one traversal; parent and child do not say the same.", [.other(.techniqueH2)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case twice, nested, caption, merged }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let stops = presentation.readingOrder.elements
        if stops.isEmpty, screen.elements.contains(where: { $0.isAccessibilityElement == nil }) {
            return verdicts.recordUntested(.exposureUnknown)
        }
        var isSeen = Array(repeating: false, count: screen.elements.count)
        for (place, index) in stops.enumerated() {
            if isSeen[index] {
                record(.failed(.twice), of: index, on: presentation, into: &verdicts)
                continue
            }
            isSeen[index] = true
            judgeMerged(index, presentation, into: &verdicts)
            guard let label = screen.elements[index].label, !label.isSilent else { continue }
            let judgment: Judgment<Failure>
            if let outer = repeatingAncestor(of: index, presentation) {
                judgment = .failed(.nested, related: [outer])
            } else if screen.elements[index].role == .image, let other = neighbor(of: place, stops, presentation) {
                judgment = .failed(.caption, related: [other])
            } else {
                judgment = .passed
            }
            record(judgment, of: index, on: presentation, into: &verdicts)
        }
        judgeNested(presentation, isSeen, into: &verdicts)
    }

    /// Elements in others that are announced themselves, where the reading order
    /// stops at the outer ones only.
    private func judgeNested(_ presentation: ScreenPresentation, _ isSeen: [Bool], into verdicts: inout Verdicts) {
        let screen = presentation.screen
        for index in screen.elements.indices where presentation.context.reasonNotPresented(index) == nil && !isSeen[index] {
            guard screen.elements[index].isAccessibilityElement == true, let label = screen.elements[index].label, !label.isSilent,
                let outer = repeatingAncestor(of: index, presentation)
            else { continue }
            record(.failed(.nested, related: [outer]), of: index, on: presentation, into: &verdicts)
        }
    }

    /// Fails a picture that is merged into one stop with a text of the same words.
    private func judgeMerged(_ stop: Int, _ presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        let numbers = presentation.labelNumbers
        let inside = screen.descendants(of: stop).filter { screen.elements[$0].isVisible != false && numbers[$0] >= 0 }
        let pictures = inside.filter { index in
            let element = screen.elements[index]
            return element.role == .image && element.isDecorative != true && element.isAccessibilityHidden != true
        }
        let spoken = presentation.labelWords[stop]
        for picture in pictures {
            let words = presentation.labelWords[picture]
            guard inside.contains(where: { screen.elements[$0].role == .text && numbers[$0] == numbers[picture] }),
                spoken.hasPrefix(words), spoken.dropFirst(words.count).contains(words)
            else { continue }
            record(.failed(.merged, related: [stop], measured: .text(words)), of: picture, on: presentation, into: &verdicts)
        }
    }

    /// The element directly around one that is a stop and says the same.
    private func repeatingAncestor(of index: Int, _ presentation: ScreenPresentation) -> Int? {
        let screen = presentation.screen
        guard let parent = screen.parent(of: index), screen.elements[parent].isAccessibilityElement == true,
            presentation.context.reasonNotPresented(parent) == nil, presentation.labelNumbers[parent] >= 0
        else { return nil }
        return presentation.labelNumbers[parent] == presentation.labelNumbers[index] ? parent : nil
    }

    private func neighbor(of place: Int, _ stops: [Int], _ presentation: ScreenPresentation) -> Int? {
        let label = presentation.labelNumbers[stops[place]]
        guard label >= 0 else { return nil }
        return [place - 1, place + 1].filter(stops.indices.contains).map { stops[$0] }.first { presentation.labelNumbers[$0] == label }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let other = finding.related.first.map { $0.nameWithoutLabel } ?? ""
        return switch failure {
        case .twice:
            Finding.Wording(
                fact: "the screen reader reaches \(finding.element.nameInSentence) twice", remedy: "list it once in the order set by hand")
        case .nested:
            Finding.Wording(
                fact: "\(finding.element.name) says the same as \(other) around it",
                remedy: "hide the inner element from assistive technology, or the outer one's label")
        case .merged:
            Finding.Wording(
                fact: "\(finding.element.name) says the same as the text beside it, so that \(other) around both says it twice",
                remedy: "mark the picture as decorative")
        case .caption:
            Finding.Wording(
                fact: "\(finding.element.name) says the same as \(other) beside it",
                remedy: "mark the picture as decorative, or make one element of both")
        }
    }
}

extension LabelNotRepeated {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear everything twice and need one more gesture.",
            scope: "Stops of the screen reader with a label, compared with those around them, and images compared with their neighbors.",
            doubts: [SpecGuide.unknownStops])
    }
}
