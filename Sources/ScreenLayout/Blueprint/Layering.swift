extension Blueprint {
    /// How one blueprint lies over another.
    public enum Layering: Hashable, Sendable, Codable {
        /// Over it, at one of its edges or in the middle, without taking room.
        case overlay(alignment: Blueprint.Alignment)
        /// Behind it, at one of its edges or in the middle, without taking room.
        case background(alignment: Blueprint.Alignment)
        /// Drawn only where the second one is, at one of its edges or in the
        /// middle.
        case mask(alignment: Blueprint.Alignment)
        /// In front of everything, with what lies behind out of reach.
        case modal(kind: Blueprint.ModalKind, closesOnEscape: Bool)
    }
}

extension Blueprint {
    /// The kinds of modals.
    public enum ModalKind: String, Hashable, Sendable, CaseIterable, Codable {
        /// From the lower edge of the screen, in its whole width.
        case sheet
        /// A narrow box in the middle.
        case alert
    }
}
