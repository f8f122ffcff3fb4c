public import EveryScreenModel

extension Blueprint {
    /// A picture of a blueprint.
    public struct Picture: Hashable, Sendable, Codable {
        /// The name of the asset.
        public var name: String
        /// Its extent, in points.
        public var size: LayoutSize
        /// Whether it carries no information.
        public var isDecorative: Bool
        /// The size of a symbol beside text, with which it grows; `nil` for a
        /// picture of a fixed size.
        public var symbolScale: Blueprint.SymbolScale?
        /// Whether it has no label by default, as SwiftUI's `Image(uiImage:)`;
        /// `nil` is no: the name of the asset, as SwiftUI's `Image(_:)`.
        public var isUnnamed: Bool?
        /// Whether it fills the room it is offered, whatever its own extent; `nil`
        /// is no.
        public var isResizable: Bool?

        /// Creates a picture.
        public init(_ name: String, size: LayoutSize, isDecorative: Bool = false) {
            self.name = name
            self.size = size
            self.isDecorative = isDecorative
        }

        /// Creates a symbol of the system.
        public init(symbol name: String, scale: Blueprint.SymbolScale = .medium, isDecorative: Bool = false) {
            self.init(name, size: .zero, isDecorative: isDecorative)
            symbolScale = scale
        }
    }
}

extension Blueprint {
    /// How large a symbol is beside text, as SwiftUI's `Image.Scale`.
    public enum SymbolScale: String, Hashable, Sendable, CaseIterable, Codable {
        case small, medium, large
    }
}
