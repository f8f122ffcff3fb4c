import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct IOSRoleTests {
    /// Every type of XCUIElement, in the order of their numbers.
    private static let types = """
        Any Other Application Group Window Sheet Drawer Alert Dialog Button RadioButton RadioGroup CheckBox DisclosureTriangle PopUpButton ComboBox
        MenuButton ToolbarButton Popover Keyboard Key NavigationBar TabBar TabGroup Toolbar StatusBar Table TableRow TableColumn Outline OutlineRow
        Browser CollectionView Slider PageIndicator ProgressIndicator ActivityIndicator SegmentedControl Picker PickerWheel Switch Toggle Link Image
        Icon SearchField ScrollView ScrollBar StaticText TextField SecureTextField DatePicker TextView Menu MenuItem MenuBar MenuBarItem Map WebView
        IncrementArrow DecrementArrow Timeline RatingIndicator ValueIndicator SplitGroup Splitter RelevanceIndicator ColorWell HelpTag Matte DockItem
        Ruler RulerMarker Grid LevelIndicator Cell LayoutArea LayoutItem Handle Stepper Tab TouchBar StatusItem
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private func role(_ type: String) throws -> ScreenElement.Role {
        try read(pageSource("<XCUIElementType\(type) type=\"XCUIElementType\(type)\"/>")).elements[1].role
    }

    @Test func `Each of the 83 types is known, and only Any says nothing`() throws {
        let unknown = try Self.types.filter { try role($0) == .unknown }

        #expect(Self.types.count == 83)
        #expect(unknown == ["Any"])
    }

    @Test(arguments: [
        ("Button", ScreenElement.Role.button), ("Switch", .toggle), ("TextField", .textField), ("SecureTextField", .secureTextField),
        ("TextView", .textEditor), ("StaticText", .text), ("Image", .image), ("Cell", .cell), ("Table", .table), ("Key", .keyboardKey),
        ("Keyboard", .keyboard),
        ("NavigationBar", .navigationBar), ("Alert", .alert), ("Slider", .slider), ("Link", .link), ("Novelty", .unknown),
    ])
    func `A type has its role`(type: String, expected: ScreenElement.Role) throws {
        #expect(try role(type) == expected)
    }

    @Test func `The name of the element replaces an omitted type`() throws {
        #expect(try read(pageSource("<XCUIElementTypeButton/>")).elements[1].role == .button)
    }
}
