import EveryScreenAudit
import EveryScreenModel

/// The texts that label controls on the screen, where the screen reader reads them.
struct VisibleLabels {
    private let presentation: ScreenPresentation
    /// The indexes by source; empty where no element states its labels.
    private let indexes: [String: Int]
    /// For each label how many controls it labels.
    private(set) var uses: [Int: Int] = [:]

    /// Finds the labels; O(elements) where any are stated.
    init(_ presentation: ScreenPresentation) {
        self.presentation = presentation
        let screen = presentation.screen
        let labeled = presentation.context.controls.filter { screen.elements[$0].labeledBy?.isEmpty == false }
        guard !labeled.isEmpty else {
            indexes = [:]
            return
        }
        indexes = Dictionary(screen.elements.indices.map { (screen.elements[$0].source, $0) }) { first, _ in first }
        for control in labeled {
            for label in screen.elements[control].labeledBy ?? [] { if let index = indexes[label] { uses[index, default: 0] += 1 } }
        }
    }

    /// Returns the labels of a control that are stops themselves, with their places
    /// in the reading order; `nil` where none are known.
    func places(of control: Int) -> [(index: Int, place: Int)]? {
        guard !indexes.isEmpty, let sources = presentation.screen.elements[control].labeledBy else { return nil }
        let places = sources.compactMap { source in indexes[source].map { (index: $0, place: presentation.readingPlaces[$0]) } }
        let read = places.filter { $0.place >= 0 && $0.index != control }
        return read.isEmpty ? nil : read
    }
}
