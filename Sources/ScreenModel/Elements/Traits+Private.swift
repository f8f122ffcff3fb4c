/// The bits that UIKit sets for itself and does not document.
///
/// They turn up in captures, and VoiceOver speaks by some of them. Source: AXTraits.h
/// of idb (MIT); the meanings follow from the names (confidence medium).
extension ScreenElement.Traits {
    /// Inside a web page.
    public static let webContent = ScreenElement.Traits(rawValue: 1 << 17)
    /// Text is typed into it.
    public static let textEntry = ScreenElement.Traits(rawValue: 1 << 18)
    /// A wheel of a picker.
    public static let pickerElement = ScreenElement.Traits(rawValue: 1 << 19)
    /// One of several of which one can be on.
    public static let radioButton = ScreenElement.Traits(rawValue: 1 << 20)
    /// Text is being typed into it.
    public static let isEditing = ScreenElement.Traits(rawValue: 1 << 21)
    /// An app on the home screen.
    public static let launchIcon = ScreenElement.Traits(rawValue: 1 << 22)
    /// In the status bar.
    public static let statusBarElement = ScreenElement.Traits(rawValue: 1 << 23)
    /// What is typed into it is not shown.
    public static let secureTextField = ScreenElement.Traits(rawValue: 1 << 24)
    /// Not in use now.
    public static let inactive = ScreenElement.Traits(rawValue: 1 << 25)
    /// A footer.
    public static let footer = ScreenElement.Traits(rawValue: 1 << 26)
    /// Leads back; "back" is spoken for it.
    public static let backButton = ScreenElement.Traits(rawValue: 1 << 27)
    /// One of the tabs of a tab bar.
    public static let tabButton = ScreenElement.Traits(rawValue: 1 << 28)
    /// A proposed correction.
    public static let autocorrectCandidate = ScreenElement.Traits(rawValue: 1 << 29)
    /// A key that deletes.
    public static let deleteKey = ScreenElement.Traits(rawValue: 1 << 30)
    /// Choosing it closes what it is in.
    public static let selectionDismissesItem = ScreenElement.Traits(rawValue: 1 << 31)
    /// A link that was followed before.
    public static let visited = ScreenElement.Traits(rawValue: 1 << 32)
    /// Can be scrolled.
    public static let scrollable = ScreenElement.Traits(rawValue: 1 << 33)
    /// Nothing but space.
    public static let spacer = ScreenElement.Traits(rawValue: 1 << 34)
    /// The index beside a table.
    public static let tableIndex = ScreenElement.Traits(rawValue: 1 << 35)
    /// A map.
    public static let map = ScreenElement.Traits(rawValue: 1 << 36)
    /// Its text can be copied and the like.
    public static let textOperationsAvailable = ScreenElement.Traits(rawValue: 1 << 37)
    /// Can be dragged.
    public static let draggable = ScreenElement.Traits(rawValue: 1 << 38)
    /// A place to practice gestures.
    public static let gesturePracticeRegion = ScreenElement.Traits(rawValue: 1 << 39)
    /// Opens a menu.
    public static let popupButton = ScreenElement.Traits(rawValue: 1 << 40)
    /// Can be slid by the finger.
    public static let allowsNativeSliding = ScreenElement.Traits(rawValue: 1 << 41)
    /// A formula.
    public static let mathEquation = ScreenElement.Traits(rawValue: 1 << 42)
    /// In a table.
    public static let containedByTable = ScreenElement.Traits(rawValue: 1 << 43)
    /// In a list.
    public static let containedByList = ScreenElement.Traits(rawValue: 1 << 44)
    /// Passes touches on to what is inside.
    public static let touchContainer = ScreenElement.Traits(rawValue: 1 << 45)
    /// Several lines of text are typed into it.
    public static let textArea = ScreenElement.Traits(rawValue: 1 << 47)
    /// A page of a book.
    public static let bookContent = ScreenElement.Traits(rawValue: 1 << 48)
    /// In a landmark.
    public static let containedByLandmark = ScreenElement.Traits(rawValue: 1 << 49)
    /// A folder on the home screen.
    public static let folderIcon = ScreenElement.Traits(rawValue: 1 << 50)
    /// Its content cannot be changed.
    public static let readOnly = ScreenElement.Traits(rawValue: 1 << 51)
    /// An item of a menu.
    public static let menuItem = ScreenElement.Traits(rawValue: 1 << 52)
    /// Left out of the item chooser.
    public static let ignoreItemChooser = ScreenElement.Traits(rawValue: 1 << 54)
    /// Tells more while it is tracked.
    public static let supportsTrackingDetail = ScreenElement.Traits(rawValue: 1 << 55)
    /// An alert.
    public static let alert = ScreenElement.Traits(rawValue: 1 << 56)
    /// In a group of fields.
    public static let containedByFieldset = ScreenElement.Traits(rawValue: 1 << 57)
    /// May change the layout from within the status bar.
    public static let allowsLayoutChangeInStatusBar = ScreenElement.Traits(rawValue: 1 << 58)
}
