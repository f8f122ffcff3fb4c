/// A format of screens in files, named by the tool that writes it.
///
/// The raw value is the word after `--from` on the command line and never
/// changes once released.
public enum CaptureFormat: String, CaseIterable, Hashable, Sendable {
    /// The native screen file, JSON.
    case native = "everyscreen"
    /// What `uiautomator dump` writes, XML.
    case uiautomator
    /// The page source of the UiAutomator2 driver of Appium, XML.
    case appiumAndroid = "appium-android"
    /// The page source of the XCUITest driver of Appium (WebDriverAgent), XML.
    case appiumIOS = "appium-ios"
    /// Pages as a browser has them, with accessibility tree, boxes, styles and walks of the Tab key: JSON lines, one page a line.
    case browser = "browser-capture"

    /// The format in running text: "a uiautomator dump".
    public var displayName: String {
        switch self {
        case .native: "a native screen file"
        case .uiautomator: "a uiautomator dump"
        case .appiumAndroid: "an Appium page source of Android"
        case .appiumIOS: "an Appium page source of iOS"
        case .browser: "a browser capture"
        }
    }
}
