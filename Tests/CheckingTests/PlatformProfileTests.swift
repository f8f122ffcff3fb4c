import EveryScreenCaptureReaders
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Testing

/// A captured screen is judged by the profile of its platform, or by a requested
/// one.
struct PlatformProfileTests {
    private func profiles(_ text: String, by profile: AccessibilityProfile? = nil) throws -> [String] {
        audit(try readCapture(Array(text.utf8), named: "screen"), from: "screen", by: profile).map(\.profile.name)
    }

    private func description(_ elements: String) -> String {
        """
        Element subtree:
         →Application, 0x1, pid: 1, label: 'Shop'
        \(elements)
        """
    }

    private let android = """
        <hierarchy rotation="0"><node class="android.widget.Button" text="Pay" content-desc="" bounds="[0,0][90,90]"/></hierarchy>
        """

    @Test(arguments: RenderedScreen.Platform.allCases)
    func `a native file states its platform`(platform: RenderedScreen.Platform) throws {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        builder.facts.platform = platform
        let file = ScreenFile.encode([CapturedScreen(name: "order", screen: builder.finish())])
        let names: [RenderedScreen.Platform: String] = [
            .macOS: "hig-macos", .tvOS: "hig-tvos", .visionOS: "hig-visionos", .android: "material", .web: "web", .desktop: "small-targets",
        ]

        #expect(try profiles(file) == [names[platform] ?? "hig"])
    }

    @Test(arguments: UserEnvironment.Idiom.allCases)
    func `without it the kind of device decides`(idiom: UserEnvironment.Idiom) throws {
        var environment = UserEnvironment.standard
        environment.idiom = idiom
        let screen = RenderedScreen.Builder(size: environment.screenSize).finish()
        let file = ScreenFile.encode([CapturedScreen(name: "order", screen: screen, environment: environment)])
        let names: [UserEnvironment.Idiom: String] = [.mac: "hig-macos", .tv: "hig-tvos", .vision: "hig-visionos"]

        #expect(try profiles(file) == [names[idiom] ?? "hig"])
    }

    @Test func `an Android capture is judged by Material Design, and by another profile on request`() throws {
        #expect(try profiles(android) == ["material"])
        #expect(try profiles(android, by: .humanInterfaceGuidelines) == ["hig"])
    }

    @Test func `the Apple menu shows that a description of XCUITest is of the Mac`() throws {
        let button = "   Button, 0x2, {{0.0, 0.0}, {60.0, 24.0}}, label: 'Pay'"
        let menu = "   MenuBar, 0x3, {{0.0, 0.0}, {900.0, 24.0}}\n    MenuBarItem, 0x4, {{10.0, 0.0}, {30.0, 24.0}}, title: 'Apple'"

        #expect(try profiles(description(button)) == ["hig"])
        #expect(try profiles(description(button + "\n" + menu)) == ["hig-macos"])
        #expect(try profiles(description(button + "\n" + menu.replacing("Apple", with: "File"))) == ["hig"])
    }

    @Test func `a source of Appium's driver for the Mac has titles and the Apple menu`() throws {
        let source = """
            <XCUIElementTypeApplication title="Shop" label="" x="0" y="0" width="900" height="600">
              <XCUIElementTypeMenuBar title="" label="" x="0" y="0" width="900" height="24">
                <XCUIElementTypeMenuBarItem title="Apple" label="" x="10" y="0" width="30" height="24"/>
              </XCUIElementTypeMenuBar>
              <XCUIElementTypeButton title="Pay" label="" x="0" y="100" width="60" height="24"/>
            </XCUIElementTypeApplication>
            """
        let screen = try readCapture(Array(source.utf8), named: "screen").screens[0].screen

        #expect(screen.elements.last?.label == "Pay")
        #expect(try profiles(source) == ["hig-macos"])
        #expect(try profiles(source.replacing("Apple", with: "File")) == ["hig"])
    }
}
