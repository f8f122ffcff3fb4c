/// A format of screens in files, named by the tool that writes it.
///
/// The raw value is the word after `--from` on the command line and never
/// changes once released.
public enum CaptureFormat: String, CaseIterable, Hashable, Sendable {
    /// The native screen file, JSON.
    case native = "everyscreen"
    /// The output of `uiautomator dump`, XML.
    case uiautomator
    /// The page source of the UiAutomator2 driver of Appium, XML.
    case appiumAndroid = "appium-android"
    /// The page source of the XCUITest driver of Appium (WebDriverAgent), XML.
    case appiumIOS = "appium-ios"
    /// A capture of Trailblaze, of iOS or Android, JSON.
    case trailblaze
    /// The output of `maestro hierarchy`, of iOS or Android, JSON.
    case maestro
    /// The context of an axe-android result, JSON.
    case axeAndroid = "axe-android"
    /// The results of the Accessibility Test Framework as Accessibility Insights
    /// for Android gives them, JSON.
    case atf
    /// The state of a device as DroidBot saves it, JSON.
    case droidbot
    /// The output of Detox's `generateViewHierarchyXml`, of iOS or Android, XML.
    case detox
    /// The output of `idb ui describe-all`, `idb ui describe-point` or `axe
    /// describe-ui`, JSON.
    case idb
    /// The `debugDescription` of an XCUIElement, text.
    case xcuitest
    /// A snapshot of A11yUITests, JSON.
    case a11yUITests = "a11yuitests"
    /// The hierarchy of AccessibilitySnapshot's portable model, JSON.
    case accessibilitySnapshot = "accessibility-snapshot"
    /// The output of Flutter's `debugDumpSemanticsTree`, text.
    case flutter
    /// The accessibility tree of a page, its snapshot, or both, as the DevTools
    /// protocol of Chromium gives them, JSON.
    case devTools = "cdp"
    /// Pages as a browser has them, with accessibility tree, boxes, styles and
    /// walks of the Tab key: JSON lines, one page a line.
    case browser = "browser-capture"

    /// The format in running text: "a uiautomator dump".
    public var displayName: String {
        switch self {
        case .native: "a native screen file"
        case .uiautomator: "a uiautomator dump"
        case .appiumAndroid: "an Appium page source of Android"
        case .appiumIOS: "an Appium page source of iOS"
        case .trailblaze: "a Trailblaze capture"
        case .maestro: "a Maestro hierarchy"
        case .axeAndroid: "an axe-android result"
        case .atf: "a result of the Accessibility Test Framework"
        case .droidbot: "a DroidBot state"
        case .detox: "a Detox view hierarchy"
        case .idb: "an idb or AXe description"
        case .xcuitest: "a debug description of XCUITest"
        case .a11yUITests: "an A11yUITests snapshot"
        case .accessibilitySnapshot: "a hierarchy of AccessibilitySnapshot"
        case .flutter: "a Flutter semantics dump"
        case .devTools: "a capture of the Chromium DevTools protocol"
        case .browser: "a browser capture"
        }
    }
}
