import EveryScreenCapture
import EveryScreenModel
import Testing

@testable import EveryScreenCaptureReaders

struct AndroidRoleTests {
    @Test(arguments: [
        ("android.widget.Button", ScreenElement.Role.button), ("com.google.android.material.button.MaterialButton", .button),
        ("androidx.appcompat.widget.AppCompatImageButton", .button), ("com.example.shop.PayButton", .button),
        ("android.widget.Switch", .toggle), ("androidx.appcompat.widget.SwitchCompat", .toggle), ("android.widget.CheckBox", .checkBox),
        ("android.widget.RadioButton", .radioButton), ("android.widget.SeekBar", .slider), ("android.widget.Spinner", .picker),
        ("android.widget.EditText", .textField), ("com.google.android.material.textfield.TextInputEditText", .textField),
        ("android.widget.SearchView$SearchAutoComplete", .searchField), ("com.google.android.material.tabs.TabLayout$TabView", .tab),
        ("android.widget.TextView", .text), ("android.widget.ImageView", .image), ("android.widget.ProgressBar", .progressIndicator),
        ("android.webkit.WebView", .webView), ("android.support.v7.widget.RecyclerView", .list), ("android.widget.GridView", .list),
        ("android.widget.HorizontalScrollView", .scrollView), ("androidx.viewpager2.widget.ViewPager2", .scrollView),
        ("android.widget.LinearLayout", .group), ("androidx.constraintlayout.widget.ConstraintLayout", .group),
        ("android.widget.DatePicker", .group), ("android.view.View", .unknown), ("com.example.shop.StarRow", .unknown), ("", .unknown),
        (".", .unknown),
    ])
    func `A class is known by its last component`(name: String, role: ScreenElement.Role) throws {
        #expect(try read(dump("<node class=\"\(name)\"/>")).elements[2].role == role)
    }

    @Test(arguments: [
        (ScreenElement.Role.button, "Button ImageButton MaterialButton FloatingActionButton OverflowMenuButton ActionMenuItemView Chip"),
        (.toggle, "Switch SwitchCompat SwitchMaterial MaterialSwitch ToggleButton"),
        (.checkBox, "CheckBox MaterialCheckBox CheckedTextView"), (.radioButton, "RadioButton MaterialRadioButton"),
        (.slider, "SeekBar Slider RangeSlider RatingBar"), (.picker, "Spinner NumberPicker"),
        (.textField, "EditText TextInputEditText AutoCompleteTextView MultiAutoCompleteTextView"), (.searchField, "SearchAutoComplete"),
        (.tab, "TabView Tab NavigationBarItemView BottomNavigationItemView"),
        (.menuItem, "MenuItem ListMenuItemView NavigationMenuItemView"),
        (.text, "TextView MaterialTextView Chronometer TextClock DigitalClock"),
        (.image, "ImageView ShapeableImageView Image AnalogClock"),
        (.progressIndicator, "ProgressBar LinearProgressIndicator CircularProgressIndicator"), (.map, "MapView"),
        (.video, "VideoView PlayerView StyledPlayerView"), (.webView, "WebView"),
        (.list, "ListView ExpandableListView AbsListView RecyclerView GridView LazyColumn LazyRow Gallery StackView"),
        (.table, "TableLayout"), (.scrollView, "ScrollView HorizontalScrollView NestedScrollView ViewPager ViewPager2"),
        (.navigationBar, "ActionBar Toolbar MaterialToolbar"),
        (.tabBar, "BottomNavigationView NavigationBarView NavigationRailView TabLayout TabWidget"), (.toolbar, "BottomAppBar"),
        (.menu, "NavigationView PopupMenu MenuPopupWindow"), (.dialog, "Dialog"), (.alert, "AlertDialog"), (.keyboard, "KeyboardView"),
        (.group, "SearchView ActionBarContainer RadioGroup ChipGroup DatePicker TimePicker CalendarView FrameLayout LinearLayout"),
        (.group, "LinearLayoutCompat RelativeLayout GridLayout ConstraintLayout CoordinatorLayout DrawerLayout ViewGroup"),
        (.group, "CardView MaterialCardView"), (.screen, "hierarchy"), (.unknown, "View Space Buttons Tabs"),
    ])
    func `Each class of the system and of its libraries has its role`(role: ScreenElement.Role, names: String) {
        for name in names.split(separator: " ") { #expect(AndroidRole.role(of: String(name)) == role, "\(name)") }
    }

    @Test func `An adapter's views lead the focus through their content`() {
        let leading = "ListView AbsListView ExpandableListView GridView Gallery StackView Spinner".split(separator: " ").map(String.init)

        #expect(leading.filter { !AndroidRole.leadsFocus($0) } == [])
        #expect(!["RecyclerView", "ScrollView", "View"].contains(where: AndroidRole.leadsFocus))
    }

    @Test func `A password field is a secure one`() throws {
        let node = "<node class=\"android.widget.EditText\" password=\"true\" text=\"••\" content-desc=\"Code\"/>"

        let element = try read(dump(node)).elements[2]

        #expect(element.role == .secureTextField)
        #expect(element.value == "••")
        #expect(element.text == nil)
    }

    @Test(arguments: [
        ("android.widget.ScrollView", [ScreenElement.Axis.vertical]), ("android.widget.HorizontalScrollView", [.horizontal]),
        ("androidx.viewpager.widget.ViewPager", [.horizontal]),
    ])
    func `A scrolling view has the direction of its class`(name: String, axes: [ScreenElement.Axis]) throws {
        #expect(
            try read(dump("<node class=\"\(name)\" scrollable=\"true\"/>")).elements[2].scrolling == ScreenElement.Scrolling(axes: axes))
        #expect(try read(dump("<node class=\"\(name)\" scrollable=\"false\"/>")).elements[2].scrolling == nil)
    }
}
