import EveryScreenAudit
import EveryScreenModel

/// The difference between the looks of two controls.
enum LookDifference {
    /// Something besides color: a symbol, a weight, a shape.
    case form
    /// Some colors, and nothing else.
    case colors([(one: SRGBColor, other: SRGBColor)])
    /// Nothing that is known.
    case nothing
    /// A difference that the known facts do not state.
    case unknown(Verdicts.Reason)
}

/// A control with everything it is drawn of.
struct ControlLook {
    let screen: RenderedScreen
    let index: Int

    /// Returns the difference to another control, or to the same one in another
    /// state, whose texts would be the same; O(elements inside both).
    func difference(from other: ControlLook, isSame: Bool) -> LookDifference {
        let (mine, its) = (parts, other.parts)
        guard mine.count == its.count else { return .form }
        var colors: [(one: SRGBColor, other: SRGBColor)] = []
        var doubt: Verdicts.Reason?
        for (part, twin) in zip(mine, its) {
            let (one, two) = (screen.elements[part], other.screen.elements[twin])
            if one.role != two.role || differsInShape(one, two, isSame: isSame) { return .form }
            switch Self.pictures(one, two, isSame: isSame) {
            case true?: return .form
            case false?: break
            case nil: doubt = doubt ?? .imageUnknown
            }
            for (run, its) in zip(one.text ?? [], two.text ?? []) {
                if Self.differsInForm(run, its, isSame: isSame) { return .form }
                if let color = run.color, let itsColor = its.color {
                    colors.append((color, itsColor))
                } else {
                    doubt = doubt ?? .colorsUnknown
                }
            }
            if let glyph = one.surface?.glyph, let its = two.surface?.glyph { colors.append((glyph, its)) }
            if let border = one.surface?.border, let its = two.surface?.border { colors.append((border, its)) }
            if one.surface?.opacity != two.surface?.opacity { doubt = doubt ?? .backdropUnknown }
            guard one.surface?.background != two.surface?.background else { continue }
            if let fill = screen.fill(behind: part), let its = other.screen.fill(behind: twin) {
                colors.append((fill, its))
            } else {
                doubt = doubt ?? .backdropUnknown
            }
        }
        if let doubt { return .unknown(doubt) }
        let differing = colors.filter { $0.one != $0.other }
        return differing.isEmpty ? .nothing : .colors(differing)
    }

    /// The elements that are drawn, the control first.
    private var parts: [Int] { [index] + screen.descendants(of: index).filter { screen.elements[$0].isVisible != false } }

    private func differsInShape(_ one: ScreenElement, _ two: ScreenElement, isSame: Bool) -> Bool {
        if (one.surface?.border == nil) != (two.surface?.border == nil) || (one.text ?? []).count != (two.text ?? []).count { return true }
        if abs(one.frame.height - two.frame.height) > Self.leastSeen { return true }
        return isSame && abs(one.frame.width - two.frame.width) > Self.leastSeen
    }

    private static func differsInForm(_ one: ScreenElement.TextRun, _ two: ScreenElement.TextRun, isSame: Bool) -> Bool {
        if one.weight != two.weight || one.pointSize != two.pointSize || one.style != two.style { return true }
        if isSame { return one.string != two.string }
        // Names differ; a mark beside a name is a sign.
        func signs(_ string: String) -> Set<Character> { Set(string.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }) }
        return signs(one.string) != signs(two.string)
    }

    /// Returns whether two pictures differ in more than color; `nil` where the
    /// names do not say.
    private static func pictures(_ one: ScreenElement, _ two: ScreenElement, isSame: Bool) -> Bool? {
        let (first, second) = (one.image?.name, two.image?.name)
        guard let first, let second else { return one.role == .image || (first == nil) != (second == nil) ? nil : false }
        if first == second { return false }
        return isSame ? true : nil
    }

    /// The least difference in points that people see.
    private static let leastSeen = 1.0
}

extension RenderedScreen {
    /// The color that fills the area behind the content of an element; `nil` where
    /// it is not one opaque color, or is unknown.
    fileprivate func fill(behind index: Int) -> SRGBColor? {
        var current: Int? = index
        while let place = current {
            guard let paints = elements[place].surface?.background else { return nil }
            if !paints.isEmpty {
                guard paints.count == 1, case .color(let color) = paints[0], color.opacity == 1 else { return nil }
                return color
            }
            current = parent(of: place)
        }
        return nil
    }

    /// The number of small things drawn beside an element that are no controls: a
    /// checkmark, a line below.
    ///
    /// They have the same parent; O(siblings).
    func marks(beside index: Int) -> Int {
        let reach = 12.0
        let frame = elements[index].frame
        let area = LayoutRect(
            x: frame.minX - reach, y: frame.minY - reach, width: frame.width + 2 * reach, height: frame.height + 2 * reach)
        return siblings(of: index).count { other in
            let element = elements[other]
            guard other != index, element.isVisible != false,
                !element.isControl, !element.frame.isEmpty, element.frame.isFinite
            else { return false }
            let isDrawn = element.role == .image || element.text?.isEmpty == false || element.surface?.background?.isEmpty == false
            return isDrawn && area.intersects(element.frame) && element.frame.width * element.frame.height <= 4 * frame.width * frame.height
        }
    }

    /// The elements with the same parent, the given one among them; O(siblings).
    func siblings(of index: Int) -> [Int] { parent(of: index).map(children) ?? roots }
}
