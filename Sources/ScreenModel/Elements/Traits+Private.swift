/// The bits that UIKit sets for itself and does not document.
///
/// They turn up in captures, and VoiceOver speaks by some of them. Source: AXTraits.h
/// of idb (MIT); the meanings follow from the names (confidence medium).
extension Traits {
    /// Inside a web page.
    public static let webContent = Traits(rawValue: 1 << 17)
    /// Text is typed into it.
    public static let textEntry = Traits(rawValue: 1 << 18)
    /// A wheel of a picker.
    public static let pickerElement = Traits(rawValue: 1 << 19)
    /// One of several of which one can be on.
    public static let radioButton = Traits(rawValue: 1 << 20)
    /// Text is being typed into it.
    public static let isEditing = Traits(rawValue: 1 << 21)
    /// An app on the home screen.
    public static let launchIcon = Traits(rawValue: 1 << 22)
    /// In the status bar.
    public static let statusBarElement = Traits(rawValue: 1 << 23)
    /// What is typed into it is not shown.
    public static let secureTextField = Traits(rawValue: 1 << 24)
    /// Not in use now.
    public static let inactive = Traits(rawValue: 1 << 25)
    /// A footer.
    public static let footer = Traits(rawValue: 1 << 26)
    /// Leads back; "back" is spoken for it.
    public static let backButton = Traits(rawValue: 1 << 27)
    /// One of the tabs of a tab bar.
    public static let tabButton = Traits(rawValue: 1 << 28)
    /// A proposed correction.
    public static let autocorrectCandidate = Traits(rawValue: 1 << 29)
    /// A key that deletes.
    public static let deleteKey = Traits(rawValue: 1 << 30)
    /// Choosing it closes what it is in.
    public static let selectionDismissesItem = Traits(rawValue: 1 << 31)
    /// A link that was followed before.
    public static let visited = Traits(rawValue: 1 << 32)
    /// Can be scrolled.
    public static let scrollable = Traits(rawValue: 1 << 33)
    /// Nothing but space.
    public static let spacer = Traits(rawValue: 1 << 34)
    /// The index beside a table.
    public static let tableIndex = Traits(rawValue: 1 << 35)
    /// A map.
    public static let map = Traits(rawValue: 1 << 36)
    /// Its text can be copied and the like.
    public static let textOperationsAvailable = Traits(rawValue: 1 << 37)
    /// Can be dragged.
    public static let draggable = Traits(rawValue: 1 << 38)
    /// A place to practice gestures.
    public static let gesturePracticeRegion = Traits(rawValue: 1 << 39)
    /// Opens a menu.
    public static let popupButton = Traits(rawValue: 1 << 40)
    /// Can be slid by the finger.
    public static let allowsNativeSliding = Traits(rawValue: 1 << 41)
    /// A formula.
    public static let mathEquation = Traits(rawValue: 1 << 42)
    /// In a table.
    public static let containedByTable = Traits(rawValue: 1 << 43)
    /// In a list.
    public static let containedByList = Traits(rawValue: 1 << 44)
    /// Passes touches on to what is inside.
    public static let touchContainer = Traits(rawValue: 1 << 45)
    /// Several lines of text are typed into it.
    public static let textArea = Traits(rawValue: 1 << 47)
    /// A page of a book.
    public static let bookContent = Traits(rawValue: 1 << 48)
    /// In a landmark.
    public static let containedByLandmark = Traits(rawValue: 1 << 49)
    /// A folder on the home screen.
    public static let folderIcon = Traits(rawValue: 1 << 50)
    /// Its content cannot be changed.
    public static let readOnly = Traits(rawValue: 1 << 51)
    /// An item of a menu.
    public static let menuItem = Traits(rawValue: 1 << 52)
    /// Left out of the item chooser.
    public static let ignoreItemChooser = Traits(rawValue: 1 << 54)
    /// Tells more while it is tracked.
    public static let supportsTrackingDetail = Traits(rawValue: 1 << 55)
    /// An alert.
    public static let alert = Traits(rawValue: 1 << 56)
    /// In a group of fields.
    public static let containedByFieldset = Traits(rawValue: 1 << 57)
    /// May change the layout from within the status bar.
    public static let allowsLayoutChangeInStatusBar = Traits(rawValue: 1 << 58)
}
