package import EveryScreenModel
package import EveryScreenNavigation

/// The content that appeared on a recorded page when a control was activated.
package struct OpenedPart {
    /// The record of it.
    package let opening: RenderedScreen.RecordedFocus.Opening
    /// The screen as it then was.
    package let presentation: ScreenPresentation
    /// The outermost elements that appeared, in order.
    package let shown: [Int]
    /// The control; `nil` where it is gone.
    package let control: Int?
    private let places: [String: Int]
    private let isNew: [Bool]

    init(_ opening: RenderedScreen.RecordedFocus.Opening, in environment: UserEnvironment) {
        self.opening = opening
        let screen = opening.screen
        presentation = ScreenPresentation(screen, in: environment)
        places = screen.indexesBySource
        shown = opening.shown.compactMap { [places] in places[$0] }.sorted()
        control = places[opening.control]
        var isNew = Array(repeating: false, count: screen.elements.count)
        for index in shown { for place in [index] + screen.descendants(of: index) { isNew[place] = true } }
        self.isNew = isNew
    }

    /// Whether an element appeared.
    package func contains(_ index: Int) -> Bool { isNew.indices.contains(index) && isNew[index] }

    /// The element that had the focus; `nil` where nothing had it.
    package var focus: Int? { opening.focus.flatMap { places[$0] } }

    /// The element to which Tab led next.
    package var next: Int? { opening.next.flatMap { places[$0] } }

    /// The element with the focus after Escape.
    package var focusAfterEscape: Int? { opening.focusAfterEscape.flatMap { places[$0] } }

    /// Returns a reference to an element, as it stands in findings on the page,
    /// where it is missing.
    package func reference(to index: Int) -> ElementReference { presentation.reference(to: index).missing }

    /// The event that made it appear.
    package var events: [UserEvent] {
        let names = control.map { presentation.reference(to: $0) }.map { [$0.label, $0.identifier, $0.text, $0.role.rawValue] }
        return [.touch(names?.lazy.compactMap(\.self).first { !$0.isEmpty } ?? opening.control)]
    }
}
