package import EveryScreenModel

/// The roles of the 83 types of XCUIElement.
package enum IOSRole {
    /// The prefix of the names of types, as attribute and as element.
    package static let typePrefix = "XCUIElementType"

    /// Returns the role of a type, written with or without its prefix; `.unknown`
    /// for one this version does not know.
    package static func role(of type: String) -> ScreenElement.Role {
        roles[type.hasPrefix(typePrefix) ? String(type.dropFirst(typePrefix.count)) : type] ?? .unknown
    }

    /// Whether there is a type of a name, written without its prefix.
    package static func isType(_ name: String) -> Bool { roles[name] != nil }

    /// Whether elements of the role cover the screen until they are answered.
    package static func isModal(_ role: ScreenElement.Role) -> Bool { role == .alert || role == .sheet || role == .dialog }

    /// Whether the buttons in an element of the type are segments.
    package static func holdsSegments(_ type: String) -> Bool { type == "SegmentedControl" || type == "\(typePrefix)SegmentedControl" }

    /// Returns the role of a type by its number, the raw value of
    /// `XCUIElement.ElementType`.
    package static func role(ofType number: UInt) -> ScreenElement.Role {
        name(ofType: number).map(role(of:)) ?? .unknown
    }

    /// The number of a type by its name, written without its prefix.
    package static func number(ofType name: String) -> UInt? { names.firstIndex(of: name).map(UInt.init) }

    /// The name of a type by its number, written without its prefix.
    package static func name(ofType number: UInt) -> String? {
        names.indices.contains(Int(clamping: number)) ? names[Int(number)] : nil
    }

    /// Whether an element is the Apple menu, which every app on the Mac has and
    /// none elsewhere.
    package static func isAppleMenu(_ type: String, labeled label: String) -> Bool {
        label == "Apple" && (type == "MenuBarItem" || type == "\(typePrefix)MenuBarItem")
    }

    /// The names in the order of the numbers (XCUIElementTypes.h, 0 to 82).
    private static let names = [
        "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button", "RadioButton", "RadioGroup",
        "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key",
        "NavigationBar", "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline", "OutlineRow",
        "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker",
        "PickerWheel", "Switch", "Toggle", "Link", "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
        "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem", "Map", "WebView", "IncrementArrow",
        "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell",
        "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea", "LayoutItem", "Handle",
        "Stepper", "Tab", "TouchBar", "StatusItem",
    ]

    private static let roles: [String: ScreenElement.Role] = [
        // Controls.
        "Button": .button, "ToolbarButton": .button, "MenuButton": .button, "PopUpButton": .button, "DockItem": .button,
        "StatusItem": .button, "Icon": .button, "Link": .link,
        "Switch": .toggle, "Toggle": .toggle, "CheckBox": .checkBox, "RadioButton": .radioButton,
        "Slider": .slider, "Handle": .slider, "Splitter": .slider, "RulerMarker": .slider, "Stepper": .stepper,
        "IncrementArrow": .button, "DecrementArrow": .button,
        "Picker": .group, "DatePicker": .group, "PickerWheel": .picker, "ComboBox": .picker, "ColorWell": .picker,
        "TextField": .textField, "SecureTextField": .secureTextField, "SearchField": .searchField, "TextView": .textEditor,
        "Tab": .tab, "MenuItem": .menuItem, "MenuBarItem": .menuItem, "DisclosureTriangle": .disclosure, "Key": .keyboardKey,
        // Roles that inform.
        "StaticText": .text, "HelpTag": .text, "Image": .image, "Map": .map, "WebView": .webView,
        "ProgressIndicator": .progressIndicator, "ActivityIndicator": .progressIndicator, "PageIndicator": .progressIndicator,
        "RatingIndicator": .progressIndicator, "ValueIndicator": .progressIndicator, "RelevanceIndicator": .progressIndicator,
        "LevelIndicator": .progressIndicator, "ScrollBar": .progressIndicator,
        // Roles that hold others.
        "Application": .screen, "Window": .group, "Group": .group, "Other": .group, "Any": .unknown,
        "RadioGroup": .group, "SegmentedControl": .group, "SplitGroup": .group, "TabGroup": .group, "LayoutArea": .group,
        "LayoutItem": .group, "Grid": .group, "Timeline": .group, "Ruler": .group, "Matte": .group, "Drawer": .group,
        "Browser": .group, "TouchBar": .toolbar,
        "Table": .table, "Outline": .table, "CollectionView": .list, "Cell": .cell, "TableRow": .cell, "OutlineRow": .cell,
        "TableColumn": .group, "ScrollView": .scrollView, "NavigationBar": .navigationBar, "TabBar": .tabBar, "Toolbar": .toolbar,
        "StatusBar": .statusBar, "Menu": .menu, "MenuBar": .menu, "Alert": .alert, "Sheet": .sheet, "Dialog": .dialog,
        "Popover": .dialog, "Keyboard": .keyboard,
    ]
}
