import EveryScreenCapture
import EveryScreenModel

/// The roles of the 83 types of XCUIElement.
enum IOSRole {
    /// The beginning of the names of the types, as attribute and as element.
    static let typePrefix = "XCUIElementType"

    /// Returns the role of a type, written with or without its prefix; `.unknown`
    /// for one this version does not know.
    static func role(of type: String) -> ScreenElement.Role {
        roles[type.hasPrefix(typePrefix) ? String(type.dropFirst(typePrefix.count)) : type] ?? .unknown
    }

    /// Whether there is a type of a name, written without its prefix.
    static func isType(_ name: String) -> Bool { roles[name] != nil }

    /// Whether elements of the role lie over the screen until they are answered.
    static func isModal(_ role: ScreenElement.Role) -> Bool { role == .alert || role == .sheet || role == .dialog }

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
