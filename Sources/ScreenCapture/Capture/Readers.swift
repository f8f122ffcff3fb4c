import ScreenModel

/// A format of XML: how it is recognized and how it is read, each apart from the other.
struct MarkupReader: Sendable {
    let format: CaptureFormat
    /// Whether a root element of this name can begin the format; asked before the rest is looked at.
    let acceptsRoot: @Sendable (_ name: String) -> Bool
    /// Whether a well-formed document is of the format.
    let recognizes: @Sendable (MarkupDocument) -> Bool
    /// Reads the only screen of a document.
    let read: @Sendable (MarkupDocument, CaptureOptions) throws(Fault) -> Screen

    /// Every format of XML, the more particular before the more general.
    static let all: [MarkupReader] = [.uiautomator, .appiumAndroid, .appiumIOS]
}

/// A format of JSON: how it is recognized and how it is read.
struct JSONReader: Sendable {
    let format: CaptureFormat
    /// Whether a well-formed document is of the format.
    let recognizes: @Sendable (JSONDocument) -> Bool
    /// Reads all screens of a document out of a file of the given name.
    let read: @Sendable (JSONDocument, _ fileName: String) throws(Fault) -> [CapturedScreen]

    /// Every format of JSON.
    static let all: [JSONReader] = [.native]
}
