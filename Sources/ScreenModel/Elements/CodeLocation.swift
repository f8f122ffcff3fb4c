extension ScreenElement {
    /// A place in the user's source code.
    public struct CodeLocation: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The module and the name of the file, as `#fileID` gives them:
        /// `OrderTests/OrderScreen.swift`.
        public let fileID: String
        /// The line, from 1.
        public let line: Int

        /// Creates a location.
        public init(fileID: String, line: Int) {
            self.fileID = fileID
            self.line = line
        }

        /// The name of the file without its module: `OrderScreen.swift`.
        public var fileName: String { String(fileID.split(separator: "/").last ?? "") }

        /// The name of the file and the line, as messages have them:
        /// `OrderScreen.swift:12`.
        public var description: String { "\(fileName):\(line)" }
    }
}

/// A place in source code as the compiler passes it on, in 8 bytes: every part of
/// every blueprint has one.
///
/// It keeps the address of the literal, which is never freed, in the upper 48 bits,
/// and the line in the lower 16. With 12 bytes laying out a list of 1,000 elements
/// takes a fifth longer, and numbering the files would take a table and a lock.
package struct CodeMark: Hashable, Sendable {
    private let bits: UInt64

    /// The number of bits of the line.
    private static let lineWidth: UInt64 = 16

    /// No place known.
    package static let unknown = CodeMark(bits: 0)

    private init(bits: UInt64) { self.bits = bits }

    /// Whether there is a place, of the user's or of this package's own.
    package var isKnown: Bool { bits != 0 }

    /// Keeps the values of `#fileID` and `#line`; lines from 65,536 on, and
    /// addresses of more than 48 bits, are no place.
    package init(_ fileID: StaticString, _ line: UInt) {
        guard fileID.hasPointerRepresentation else {
            self = .unknown
            return
        }
        let address = UInt64(UInt(bitPattern: fileID.utf8Start))
        let isKept = line >> Self.lineWidth == 0 && address >> (64 - Self.lineWidth) == 0
        bits = isKept ? address << Self.lineWidth | UInt64(line) : 0
    }

    /// The place, unless it is unknown or lies in one of this package's own
    /// libraries: users wrote nothing there.
    package var location: ScreenElement.CodeLocation? {
        // The literal of the file's id ends with a zero.
        guard let file = UnsafePointer<UInt8>(bitPattern: UInt(bits >> Self.lineWidth)) else { return nil }
        let fileID = String(cString: file)
        let module = fileID.prefix { $0 != "/" }
        if Self.ownModules.contains(String(module)) { return nil }
        return ScreenElement.CodeLocation(fileID: fileID, line: Int(truncatingIfNeeded: bits & (1 << Self.lineWidth - 1)))
    }

    /// The libraries of this package that make blueprints.
    package static let ownModules: Set<String> = ["EveryScreenLayout", "EveryScreenGenerators", "EveryScreenKit"]
}
