import EveryScreenCapture
import EveryScreenModel

/// A format of XML: how it is recognized and how it is read, each apart from the
/// other.
struct MarkupReader: Sendable {
    let format: CaptureFormat
    /// Whether a root element of this name can begin the format; asked before the
    /// rest is looked at.
    let acceptsRoot: @Sendable (_ name: String) -> Bool
    /// Whether a well-formed document is of the format.
    let recognizes: @Sendable (MarkupDocument) -> Bool
    /// Reads the only screen of a document.
    let read: @Sendable (MarkupDocument, CaptureOptions) throws(CaptureMistake) -> RenderedScreen

    /// Every format of XML, the more particular before the more general.
    static let all: [MarkupReader] = [.uiautomator, .appiumAndroid, .appiumIOS, .detox]
}

/// A format of JSON: how it is recognized and how it is read.
struct JSONReader: Sendable {
    let format: CaptureFormat
    /// Whether a well-formed document is of the format; asked of every file of
    /// JSON, so it looks at few values.
    let recognizes: @Sendable (JSONDocument) -> Bool
    /// Reads all screens of a document out of a file of the given name.
    let read: @Sendable (JSONDocument, _ fileName: String, CaptureOptions) throws(CaptureMistake) -> [CapturedScreen]

    /// Every format of JSON; those of which a key gives the format away come first.
    static let all: [JSONReader] = [
        .native, .trailblaze, .atf, .axeAndroid, .droidbot, .a11yUITests, .accessibilitySnapshot, .devTools, .maestro, .idb,
    ]

    /// Makes the reader of a format whose files hold one screen each, named after
    /// the file.
    static func single(
        _ format: CaptureFormat, recognizes: @escaping @Sendable (JSONDocument) -> Bool,
        read: @escaping @Sendable (JSONDocument, CaptureOptions) throws(CaptureMistake) -> RenderedScreen
    ) -> JSONReader {
        JSONReader(
            format: format, recognizes: recognizes,
            read: { (document, fileName, options) throws(CaptureMistake) in
                [CapturedScreen(name: fileName, screen: try read(document, options))]
            })
    }
}

/// A format of lines of text.
struct LineReader: Sendable {
    let format: CaptureFormat
    /// Whether a line begins an element, as it does in no other format.
    let beginsElement: @Sendable (_ line: String) -> Bool
    /// Reads the only screen of a text.
    let read: @Sendable (SourceText) throws(CaptureMistake) -> RenderedScreen

    /// Every format of lines.
    static let all: [LineReader] = [.flutter, .xcuitest]

    /// Returns the reader of the first element in a text, or `nil` where there is
    /// none.
    ///
    /// It is asked of every file that is not JSON, so it looks at the beginning
    /// only.
    static func reader(of text: SourceText) -> LineReader? {
        for line in text.earlyLines {
            if let reader = all.first(where: { $0.beginsElement(line.text) }) { return reader }
        }
        return nil
    }
}
