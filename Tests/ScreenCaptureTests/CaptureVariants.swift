import EveryValue
import Foundation

/// Variants of a capture that recorders could write as well: other types of
/// elements, other words and numbers, other states.
struct CaptureVariants {
    private let text: String
    private let places: [Place]

    /// A part of the text, and what may stand there instead.
    private struct Place {
        let range: Range<String.Index>
        let others: [String]
    }

    /// Finds the places of a capture; O(length).
    init(of text: String) {
        var places: [Place] = []
        let words = /[A-Za-z_][A-Za-z_.\-]*/
        for match in text.matches(of: words) {
            let word = String(match.output)
            if word == "true" || word == "false" {
                places.append(Place(range: match.range, others: [word == "true" ? "false" : "true"]))
            } else if let pool = Self.pools.first(where: { $0.contains(word) }) {
                places.append(Place(range: match.range, others: pool))
            }
        }
        for match in text.matches(of: /-?\d+(?:\.\d+)?/) { places.append(Place(range: match.range, others: Self.numbers)) }
        for match in text.matches(of: /(?<quote>["'])(?<text>[^"'\n<>{}\[\]]*)\k<quote>(?!:)/)
        where match.output.text.contains(where: { !$0.isNumber && $0 != "." }) && Bool(String(match.output.text)) == nil {
            places.append(Place(range: match.output.text.startIndex..<match.output.text.endIndex, others: Self.texts))
        }
        self.text = text
        self.places = places.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Variants in one to six places.
    var texts: Generator<String> {
        Generator { source in
            let edits = (0..<source.integer(in: 1...6)).map { _ in
                let place = places[source.alternative(of: places.count)]
                return (place.range, place.others[source.alternative(of: place.others.count)])
            }
            var (result, end) = ("", text.startIndex)
            for (range, other) in edits.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) where range.lowerBound >= end {
                result += text[end..<range.lowerBound] + other
                end = range.upperBound
            }
            return result + text[end...]
        }
    }

    private static let numbers = ["0", "1", "-1", "2", "3", "0.5", "20", "44", "100", "320", "568", "1000000"]
    private static let texts = [
        "", " ", "Tea", "Tea, cup", "tea cup\u{00a0}", "12", "50%", "1", "0", "none", "com.example:id/tea", "button", "Selected", "é 🍵",
    ]
    private static let pools: [[String]] = [
        """
        Application Window NavigationBar TabBar Toolbar Button StaticText TextField SecureTextField SearchField TextView Switch Slider
        Stepper Image Link Cell Table CollectionView ScrollView Alert Sheet Picker PickerWheel DatePicker SegmentedControl PageIndicator
        ProgressIndicator ActivityIndicator WebView Map Keyboard Key Other Tab Menu MenuItem Popover StatusBar Icon CheckBox RadioButton
        """,
        """
        XCUIElementTypeApplication XCUIElementTypeWindow XCUIElementTypeButton XCUIElementTypeStaticText XCUIElementTypeTextField
        XCUIElementTypeSecureTextField XCUIElementTypeSearchField XCUIElementTypeTextView XCUIElementTypeSwitch XCUIElementTypeSlider
        XCUIElementTypeStepper XCUIElementTypeImage XCUIElementTypeLink XCUIElementTypeCell XCUIElementTypeTable XCUIElementTypeAlert
        XCUIElementTypeSheet XCUIElementTypePicker XCUIElementTypePickerWheel XCUIElementTypeSegmentedControl XCUIElementTypeKey
        XCUIElementTypePageIndicator XCUIElementTypeProgressIndicator XCUIElementTypeWebView XCUIElementTypeOther XCUIElementTypeTabBar
        """,
        """
        AXButton AXStaticText AXTextField AXTextArea AXCheckBox AXSlider AXImage AXLink AXHeading AXGroup AXScrollArea AXTabGroup
        AXRadioButton AXPopUpButton AXGenericElement AXSearchField AXSwitch AXToggle AXTable AXCell AXMenuButton AXProgressIndicator
        """,
        """
        android.widget.Button android.widget.TextView android.widget.EditText android.widget.ImageView android.widget.ImageButton
        android.widget.CheckBox android.widget.RadioButton android.widget.Switch android.widget.ToggleButton android.widget.SeekBar
        android.widget.RatingBar android.widget.ProgressBar android.widget.Spinner android.widget.ListView android.widget.GridView
        android.widget.ScrollView android.widget.HorizontalScrollView android.widget.TabWidget android.widget.NumberPicker
        android.widget.FrameLayout android.widget.LinearLayout android.view.View android.view.ViewGroup android.webkit.WebView
        androidx.recyclerview.widget.RecyclerView androidx.viewpager.widget.ViewPager android.widget.CheckedTextView
        """,
        """
        UIButton UILabel UITextField UITextView UISwitch UISlider UIStepper UIImageView UITableView UITableViewCell UICollectionView
        UIScrollView UISegmentedControl UIPickerView UIDatePicker UIPageControl UIProgressView UIActivityIndicatorView UISearchBar
        UINavigationBar UITabBar UITabBarButton UIToolbar UIView UIWindow WKWebView MKMapView RCTView RCTTextView RCTImageView
        """,
        """
        button link heading text header image checkbox radio switch slider spinbutton textbox searchbox combobox listbox option list
        listitem table row cell columnheader rowheader grid gridcell tab tablist tabpanel menu menuitem menubar tree treeitem dialog
        alertdialog alert status progressbar meter navigation main banner complementary region form article figure img separator
        toolbar tooltip group generic paragraph StaticText RootWebArea none presentation
        """,
        """
        isButton isLink isHeader isImage isTextField isSlider isHidden isObscured isReadOnly isMultiline isFocusable isFocused isChecked
        hasCheckedState isSelected hasSelectedState isToggled hasToggledState isEnabled hasEnabledState isLiveRegion scopesRoute
        namesRoute isInMutuallyExclusiveGroup hasImplicitScrolling isExpanded hasExpandedState isKeyboardKey isRequired
        """,
        """
        tap longPress scrollUp scrollDown scrollLeft scrollRight increase decrease dismiss setText setSelection copy paste cut expand
        collapse didGainAccessibilityFocus showOnScreen focus
        """,
        """
        Button Header Link Selected NotEnabled Adjustable Image KeyboardKey StaticText SearchField PlaysSound TabBar UpdatesFrequently
        SummaryElement CausesPageTurn AllowsDirectInteraction StartsMediaSession ToggleButton
        """,
        "div span a p h1 h2 h3 ul ol li input select textarea label img svg video audio iframe nav main header footer form th td tr dl dt dd",
        "block inline none flex grid contents visible hidden scroll auto fixed absolute underline line-through italic normal",
    ].map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
}
