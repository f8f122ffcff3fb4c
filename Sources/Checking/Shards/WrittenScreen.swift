import EveryScreenCapture
import EveryScreenModel
import Foundation

/// A screen as it stands in the file of a shard: as in a native screen file.
struct WrittenScreen: Codable {
    private var json: JSONValue

    /// Writes a screen down.
    ///
    /// A number that is not finite becomes 0, as pictures draw it: a native screen file has none.
    init(_ screen: RenderedScreen) {
        let text = ScreenFile.encode([CapturedScreen(name: "screen", screen: screen)])
        let whole = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        guard case .object(let file) = whole, case .array(let screens) = file["screens"], let first = screens.first else {
            preconditionFailure("A native screen file cannot be read back; please report this")
        }
        json = first.finite
    }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    /// Reads the screen.
    ///
    /// - Throws: `CaptureError` naming what in it cannot be read.
    func screen() throws -> RenderedScreen {
        let file = JSONValue.object(["everyscreen": .integer(ScreenFile.version), "screens": .array([json])])
        var options = CaptureOptions()
        options.format = .native
        let capture = try readCapture(Array(JSONReport.encodedOnOneLine(file).utf8), named: "screen", options: options)
        return capture.screens[0].screen
    }
}

extension JSONValue {
    /// The same with 0 for the words that a native screen file has for numbers that are not finite.
    fileprivate var finite: JSONValue {
        switch self {
        case .array(let values): .array(values.map(\.finite))
        case .object(let members):
            .object(
                Dictionary(
                    uniqueKeysWithValues: members.map { key, value in
                        // Durations may be infinite, and labels may be any words.
                        (key, Self.lengths.contains(key) ? value.zeroed : value.finite)
                    }))
        default: self
        }
    }

    /// The keys of geometry.
    private static let lengths: Set<String> = ["frame", "size", "contentSize", "contentOffset", "activationPoint", "visibleFrame"]

    private var zeroed: JSONValue {
        switch self {
        case .string: .integer(0)
        case .array(let values): .array(values.map(\.zeroed))
        case .object(let members): .object(members.mapValues(\.zeroed))
        default: self
        }
    }
}
