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

    private static let adapterViews: Set<String> = ["GridView", "AbsListView", "Gallery", "StackView", "Spinner"]

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

    private static let roles: [String: ScreenElement.Role] = [
        // Controls.
        "Button": .button, "ImageButton": .button, "MaterialButton": .button, "FloatingActionButton": .button,
        "ExtendedFloatingActionButton": .button, "ActionMenuItemView": .button, "OverflowMenuButton": .button, "Chip": .button,
        "ToggleButton": .toggle, "Switch": .toggle, "SwitchCompat": .toggle, "SwitchMaterial": .toggle, "MaterialSwitch": .toggle,
        "CheckBox": .checkBox, "MaterialCheckBox": .checkBox, "CheckedTextView": .checkBox,
        "RadioButton": .radioButton, "MaterialRadioButton": .radioButton,
        "SeekBar": .slider, "Slider": .slider, "RangeSlider": .slider, "RatingBar": .slider,
        "Spinner": .picker, "NumberPicker": .picker,
        "EditText": .textField, "TextInputEditText": .textField, "AutoCompleteTextView": .textField,
        "MultiAutoCompleteTextView": .textField, "SearchAutoComplete": .searchField, "SearchView": .group,
        "TabView": .tab, "Tab": .tab, "NavigationBarItemView": .tab, "BottomNavigationItemView": .tab,
        "MenuItem": .menuItem, "ListMenuItemView": .menuItem, "NavigationMenuItemView": .menuItem,
        // Roles that inform.
        "TextView": .text, "MaterialTextView": .text, "Chronometer": .text, "TextClock": .text, "DigitalClock": .text,
        "ImageView": .image, "ShapeableImageView": .image, "Image": .image, "AnalogClock": .image,
        "ProgressBar": .progressIndicator, "LinearProgressIndicator": .progressIndicator, "CircularProgressIndicator": .progressIndicator,
        "MapView": .map, "VideoView": .video, "PlayerView": .video, "StyledPlayerView": .video, "WebView": .webView,
        // Roles that hold others.
        "ListView": .list, "ExpandableListView": .list, "RecyclerView": .list, "GridView": .list, "LazyColumn": .list, "LazyRow": .list,
        "AbsListView": .list, "Gallery": .list, "StackView": .list, "TableLayout": .table,
        "ScrollView": .scrollView, "HorizontalScrollView": .scrollView, "NestedScrollView": .scrollView, "ViewPager": .scrollView,
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

    private static let suffixes: [(suffix: String, role: ScreenElement.Role)] = [
        ("ImageButton", .button), ("RadioButton", .radioButton), ("ToggleButton", .toggle), ("Button", .button), ("CheckBox", .checkBox),
        ("EditText", .textField), ("AutoCompleteTextView", .textField), ("TextView", .text), ("ImageView", .image),
        ("SeekBar", .slider), ("ProgressBar", .progressIndicator), ("WebView", .webView), ("RecyclerView", .list), ("ListView", .list),
        ("HorizontalScrollView", .scrollView), ("ScrollView", .scrollView), ("ViewPager", .scrollView), ("Switch", .toggle),
    ]
}
