import EveryScreenAudit
import EveryScreenModel

/// The look of marks, such as the dots of a status, beside others.
extension ColorNotAlone {
    /// The largest side of a mark, in points.
    private static let largestMark = 32.0
    /// At most this many marks of one form are compared.
    private static let mostMarks = 32

    /// A mark: a small element without text that has a label.
    private struct Mark {
        let index: Int
        let color: SRGBColor
        let label: String
    }

    /// The form of a mark; marks of one form differ in color alone.
    private struct Form: Hashable {
        let role: ScreenElement.Role
        let picture: String?
        let width: Int
        let height: Int
        let isFilled: Bool
    }

    /// Records a verdict for each mark whose meaning, its label, is not written
    /// beside it, if there is another of its form with another meaning.
    func judgeMarks(of presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        var forms: [Form: [Mark]] = [:]
        for index in screen.elements.indices where screen.elements[index].surface != nil {
            guard let (form, mark) = Self.mark(index, presentation) else { continue }
            forms[form, default: []].append(mark)
        }
        judgeSilentMarks(of: presentation, into: &verdicts)
        let marks = forms.values.filter { $0.count > 1 && $0.count <= Self.mostMarks }.flatMap { marks in
            marks.map { mark in (mark: mark, others: marks.filter { $0.label != mark.label && $0.color != mark.color }) }
        }
        for (mark, others) in marks.sorted(by: { $0.mark.index < $1.mark.index }) where !others.isEmpty {
            let claims = others.lazy.compactMap { Self.claim([(mark.color, $0.color)], related: [$0.index], as: .mark) }
            let judgment = Self.isWritten(mark, screen) ? nil : claims.first
            record(judgment ?? .passed, of: mark.index, on: presentation, into: &verdicts)
        }
    }

    /// Doubts marks of one form and several colors in several rows of which
    /// assistive technology says nothing: their colors may be a status.
    private func judgeSilentMarks(of presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        var forms: [Form: [(index: Int, color: SRGBColor)]] = [:]
        for index in screen.elements.indices where screen.elements[index].surface != nil {
            let element = screen.elements[index]
            guard element.isAccessibilityElement == false, element.isDecorative != true, element.label?.isSilent == true,
                presentation.context.reasonNotPresented(index) == .notInAccessibilityTree, let look = Self.look(index, screen)
            else { continue }
            forms[look.form, default: []].append((index, look.color))
        }
        for marks in forms.values.sorted(by: { $0[0].index < $1[0].index }) where 2...Self.mostMarks ~= marks.count {
            let rows = Set(marks.map { screen.parent(of: $0.index) })
            guard rows.count == marks.count, Set(marks.map(\.color)).count > 1 else { continue }
            verdicts.cannotTell(presentation.reference(to: marks[0].index), .humanJudgement)
        }
    }

    private static func mark(_ index: Int, _ presentation: ScreenPresentation) -> (Form, Mark)? {
        let screen = presentation.screen
        let element = screen.elements[index]
        guard element.isAccessibilityElement == true, let label = element.label, !label.isSilent,
            presentation.context.reasonNotPresented(index) == nil, let look = look(index, screen)
        else { return nil }
        return (look.form, Mark(index: index, color: look.color, label: label))
    }

    /// The form and the color of a small element without text and content;
    /// `nil` for others.
    private static func look(_ index: Int, _ screen: RenderedScreen) -> (form: Form, color: SRGBColor)? {
        let element = screen.elements[index]
        guard !element.isControl, [.image, .group, .unknown].contains(element.role), element.text?.isEmpty != false,
            screen.descendants(of: index).isEmpty, element.frame.isFinite,
            (1...largestMark).contains(max(element.frame.width, element.frame.height))
        else { return nil }
        let fill: SRGBColor? =
            if let paints = element.surface?.background, paints.count == 1, case .color(let color) = paints[0] { color } else { nil }
        // A picture without a tint has its own colors and shape.
        guard let color = element.surface?.glyph ?? (element.image == nil ? fill : nil) else { return nil }
        let form = Form(
            role: element.role, picture: element.image?.name, width: Int(element.frame.width.rounded()),
            height: Int(element.frame.height.rounded()), isFilled: element.surface?.glyph == nil)
        return (form, color)
    }

    /// Whether a text in the same row or card has the words of the mark.
    private static func isWritten(_ mark: Mark, _ screen: RenderedScreen) -> Bool {
        let words = mark.label.words
        let inside = screen.parent(of: mark.index).map(screen.descendants) ?? screen.elements.indices
        return inside.contains { other in
            screen.elements[other].isVisible != false && screen.elements[other].text?.contains { $0.string.words.holds(words) } == true
        }
    }
}
