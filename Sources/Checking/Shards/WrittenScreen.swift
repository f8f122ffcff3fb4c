import EveryScreenCapture
import EveryScreenModel

/// A screen in the file of a shard, as in a native screen file.
struct WrittenScreen: Codable {
    let screen: RenderedScreen

    init(_ screen: RenderedScreen) { self.screen = screen }

    init(from decoder: any Decoder) throws { screen = try ScreenFile.screen(from: decoder).screen }

    /// Writes the screen; a number that is not finite becomes 0, as in pictures,
    /// since a native screen file has none.
    func encode(to encoder: any Encoder) throws {
        try encoder.write(ScreenFile.json(of: CapturedScreen(name: "screen", screen: screen)).finite)
    }
}
