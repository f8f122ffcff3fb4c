import EveryScreenCapture
import EveryScreenModel

/// A screen inside another JSON file, as a native screen file.
struct EmbeddedScreen: Codable {
    var screen: RenderedScreen
    var name: String

    init(screen: RenderedScreen, name: String) {
        self.screen = screen
        self.name = name
    }

    /// Returns whether a screen survives writing and reading: one drawn by code may
    /// have frames that are not finite, or one source twice.
    static func isFaithful(to screen: RenderedScreen) -> Bool {
        let file = ScreenFile.encode([CapturedScreen(name: "", screen: screen)])
        return (try? ScreenFile.screens(inFile: file, named: "screen"))?.first?.screen == screen
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.write(ScreenFile.json(of: [CapturedScreen(name: name, screen: screen, environment: nil)]))
    }

    init(from decoder: any Decoder) throws {
        guard let captured = try ScreenFile.screens(from: decoder).first else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "there is no screen in it"))
        }
        self.init(screen: captured.screen, name: captured.name)
    }
}
