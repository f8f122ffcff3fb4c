import EveryScreenCapture
import EveryScreenModel
import Foundation

/// A screen inside another JSON file, with the keys of a native screen file.
struct EmbeddedScreen: Codable {
    var screen: RenderedScreen
    var name: String

    init(screen: RenderedScreen, name: String) {
        self.screen = screen
        self.name = name
    }

    /// Returns whether a screen is the same when it is read back: one that code drew may have frames that are no numbers, or one source twice.
    static func isFaithful(to screen: RenderedScreen) -> Bool {
        guard let data = try? JSONEncoder().encode(EmbeddedScreen(screen: screen, name: "")) else { return false }
        return (try? JSONDecoder().decode(EmbeddedScreen.self, from: data))?.screen == screen
    }

    func encode(to encoder: any Encoder) throws {
        let file = Array(ScreenFile.encode([CapturedScreen(name: name, screen: screen, environment: nil)]).utf8)
        var container = encoder.singleValueContainer()
        try container.encode(try JSONDecoder().decode(JSONValue.self, from: Data(file)))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let file = Array(try JSONEncoder().encode(container.decode(JSONValue.self)))
        var options = CaptureOptions()
        options.format = .native
        do {
            let captured = try readCapture(file, named: "screen", options: options).screens.first
            guard let captured else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no screen in it") }
            screen = captured.screen
            name = captured.name
        } catch let error as CaptureError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
    }
}
