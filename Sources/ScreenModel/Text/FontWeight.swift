extension ScreenElement {
    /// How heavy a typeface is, as in CSS and OpenType: 100 to 900.
    public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Codable {
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800

        /// The weight one step heavier, as the Bold Text setting draws it.
        ///
        /// Regular becomes semibold and everything from medium up bold or heavier;
        /// the exact steps of the platform are not documented (confidence low).
        public var emphasized: ScreenElement.FontWeight {
            switch self {
            case .light: .medium
            case .regular: .semibold
            case .medium, .semibold: .bold
            case .bold, .heavy: .heavy
            }
        }
    }
}
