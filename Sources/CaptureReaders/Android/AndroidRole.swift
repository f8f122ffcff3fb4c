import EveryScreenCapture
import EveryScreenModel

/// The roles of Android's classes.
///
/// A class is known by its last component, so that the widgets of the system,
/// of AndroidX, of the old support library and of Material are one. Compose
/// dumps the system's class of the role a composable has, and
/// `android.view.View` where it has none.
enum AndroidRole {
    /// Returns the role of a class; `.unknown` for a bare `View` and for what this
    /// version does not know.
    static func role(of className: String) -> ScreenElement.Role { roles[className] ?? bySuffix(className) }

    /// Whether text is typed into views of the class.
    static func isTextInput(_ className: String) -> Bool { role(of: className).isTextInput }

    /// Whether each part of a view of the role is read by itself: what scrolls, and
    /// pages of the web.
    static func keepsPartsApart(_ role: ScreenElement.Role) -> Bool {
        switch role {
        case .list, .table, .scrollView, .webView, .screen: true
        default: false
        }
    }

    /// Whether views of the class lead keyboard focus through their content, which
    /// takes none itself: those of an `Adapter`.
    static func leadsFocus(_ className: String) -> Bool { adapterViews.contains(className) || className.hasSuffix("ListView") }

    private static let adapterViews: Set<String> = ["GridView", "Gallery", "StackView", "Spinner"]

    /// The directions in which a view of the class scrolls, where it says that it
    /// does.
    static func scrollAxes(of className: String) -> [ScreenElement.Axis] {
        let isHorizontal = className.hasPrefix("Horizontal") || className.hasPrefix("ViewPager") || className.hasSuffix("TabLayout")
        return isHorizontal ? [.horizontal] : [.vertical]
    }

    /// The role of a class of an app's own that is named after the widget it
    /// extends.
    private static func bySuffix(_ className: String) -> ScreenElement.Role {
        suffixes.first { className.hasSuffix($0.suffix) }?.role ?? .unknown
    }

    /// The classes whose names do not end in that of the widget which they are.
    private static let roles: [String: ScreenElement.Role] = [
        // Controls.
        "ActionMenuItemView": .button, "Chip": .button, "SwitchCompat": .toggle, "SwitchMaterial": .toggle, "CheckedTextView": .checkBox,
        "Slider": .slider, "RangeSlider": .slider, "RatingBar": .slider, "Spinner": .picker, "NumberPicker": .picker,
        "SearchAutoComplete": .searchField, "SearchView": .group,
        "TabView": .tab, "Tab": .tab, "NavigationBarItemView": .tab, "BottomNavigationItemView": .tab,
        "MenuItem": .menuItem, "ListMenuItemView": .menuItem, "NavigationMenuItemView": .menuItem,
        // Roles that inform.
        "Chronometer": .text, "TextClock": .text, "DigitalClock": .text, "Image": .image, "AnalogClock": .image,
        "LinearProgressIndicator": .progressIndicator, "CircularProgressIndicator": .progressIndicator,
        "MapView": .map, "VideoView": .video, "PlayerView": .video, "StyledPlayerView": .video,
        // Roles that hold others.
        "GridView": .list, "LazyColumn": .list, "LazyRow": .list, "Gallery": .list, "StackView": .list, "TableLayout": .table,
        "ViewPager2": .scrollView,
        "ActionBar": .navigationBar, "Toolbar": .navigationBar, "MaterialToolbar": .navigationBar, "ActionBarContainer": .group,
        "BottomNavigationView": .tabBar, "NavigationBarView": .tabBar, "NavigationRailView": .tabBar, "TabLayout": .tabBar,
        "TabWidget": .tabBar, "BottomAppBar": .toolbar, "NavigationView": .menu, "PopupMenu": .menu, "MenuPopupWindow": .menu,
        "Dialog": .dialog, "AlertDialog": .alert, "KeyboardView": .keyboard, "RadioGroup": .group, "ChipGroup": .group,
        "DatePicker": .group, "TimePicker": .group, "CalendarView": .group, "FrameLayout": .group, "LinearLayout": .group,
        "LinearLayoutCompat": .group, "RelativeLayout": .group, "GridLayout": .group,
        "ConstraintLayout": .group, "CoordinatorLayout": .group, "DrawerLayout": .group, "ViewGroup": .group, "CardView": .group,
        "MaterialCardView": .group, "hierarchy": .screen,
    ]

    /// The widgets of the system; those of libraries and apps are named after them.
    private static let suffixes: [(suffix: String, role: ScreenElement.Role)] = [
        ("RadioButton", .radioButton), ("ToggleButton", .toggle), ("Button", .button), ("CheckBox", .checkBox),
        ("EditText", .textField), ("AutoCompleteTextView", .textField), ("TextView", .text), ("ImageView", .image),
        ("SeekBar", .slider), ("ProgressBar", .progressIndicator), ("WebView", .webView), ("RecyclerView", .list), ("ListView", .list),
        ("ScrollView", .scrollView), ("ViewPager", .scrollView), ("Switch", .toggle),
    ]
}
