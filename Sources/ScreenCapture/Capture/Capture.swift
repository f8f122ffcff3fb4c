public import EveryScreenModel

/// The content of one file of a capture tool: its format and its screens.
public struct AccessibilityCapture: Hashable, Sendable {
    /// The format the file was read as.
    public let format: CaptureFormat
    /// The screens, in the order of the file; one for every format but the native.
    public let screens: [CapturedScreen]

    /// Creates a capture.
    public init(format: CaptureFormat, screens: [CapturedScreen]) {
        self.format = format
        self.screens = screens
    }
}

/// A screen out of a file, with what the file says of it.
public struct CapturedScreen: Hashable, Sendable {
    /// The name in the file, or else the name of the file without its extension.
    public let name: String
    /// The screen.
    public let screen: RenderedScreen
    /// The environment it was captured in; `nil` when the file does not state it.
    public let environment: UserEnvironment?

    /// The recorded focus; `nil` when no keys were pressed.
    public let recordedFocus: RenderedScreen.RecordedFocus?

    /// Creates a captured screen.
    public init(
        name: String, screen: RenderedScreen, environment: UserEnvironment? = nil, recordedFocus: RenderedScreen.RecordedFocus? = nil
    ) {
        self.name = name
        self.screen = screen
        self.environment = environment
        self.recordedFocus = recordedFocus
    }
}
