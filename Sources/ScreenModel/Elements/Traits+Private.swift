/// The bits that UIKit sets for itself and does not document.
///
/// They turn up in captures, and VoiceOver speaks by some of them. Source:
/// AXTraits.h of idb (MIT); the meanings follow from the names (confidence medium).
extension ScreenElement.Traits {
    /// Inside a web page.
    package static let webContent = ScreenElement.Traits(rawValue: 1 << 17)
    /// Text is typed into it.
    package static let textEntry = ScreenElement.Traits(rawValue: 1 << 18)
    /// A wheel of a picker.
    package static let pickerElement = ScreenElement.Traits(rawValue: 1 << 19)
    /// One of several of which one can be on.
    package static let radioButton = ScreenElement.Traits(rawValue: 1 << 20)
    /// Text is being typed into it.
    package static let isEditing = ScreenElement.Traits(rawValue: 1 << 21)
    /// An app on the home screen.
    package static let launchIcon = ScreenElement.Traits(rawValue: 1 << 22)
    /// In the status bar.
    package static let statusBarElement = ScreenElement.Traits(rawValue: 1 << 23)
    /// Typed text is not shown.
    package static let secureTextField = ScreenElement.Traits(rawValue: 1 << 24)
    /// Not in use now.
    package static let inactive = ScreenElement.Traits(rawValue: 1 << 25)
    /// A footer.
    package static let footer = ScreenElement.Traits(rawValue: 1 << 26)
    /// Leads back; "back" is spoken for it.
    package static let backButton = ScreenElement.Traits(rawValue: 1 << 27)
    /// One of the tabs of a tab bar.
    package static let tabButton = ScreenElement.Traits(rawValue: 1 << 28)
    /// A proposed correction.
    package static let autocorrectCandidate = ScreenElement.Traits(rawValue: 1 << 29)
    /// A key that deletes.
    package static let deleteKey = ScreenElement.Traits(rawValue: 1 << 30)
    /// Choosing it closes what it is in.
    package static let selectionDismissesItem = ScreenElement.Traits(rawValue: 1 << 31)
    /// A link that was followed before.
    package static let visited = ScreenElement.Traits(rawValue: 1 << 32)
    /// Can be scrolled.
    package static let scrollable = ScreenElement.Traits(rawValue: 1 << 33)
    /// Nothing but space.
    package static let spacer = ScreenElement.Traits(rawValue: 1 << 34)
    /// The index beside a table.
    package static let tableIndex = ScreenElement.Traits(rawValue: 1 << 35)
    /// A map.
    package static let map = ScreenElement.Traits(rawValue: 1 << 36)
    /// Its text can be copied and the like.
    package static let textOperationsAvailable = ScreenElement.Traits(rawValue: 1 << 37)
    /// Can be dragged.
    package static let draggable = ScreenElement.Traits(rawValue: 1 << 38)
    /// A place to practice gestures.
    package static let gesturePracticeRegion = ScreenElement.Traits(rawValue: 1 << 39)
    /// Opens a menu.
    package static let popupButton = ScreenElement.Traits(rawValue: 1 << 40)
    /// Can be slid by the finger.
    package static let allowsNativeSliding = ScreenElement.Traits(rawValue: 1 << 41)
    /// A formula.
    package static let mathEquation = ScreenElement.Traits(rawValue: 1 << 42)
    /// In a table.
    package static let containedByTable = ScreenElement.Traits(rawValue: 1 << 43)
    /// In a list.
    package static let containedByList = ScreenElement.Traits(rawValue: 1 << 44)
    /// Passes touches on to its content.
    package static let touchContainer = ScreenElement.Traits(rawValue: 1 << 45)
    /// Several lines of text are typed into it.
    package static let textArea = ScreenElement.Traits(rawValue: 1 << 47)
    /// A page of a book.
    package static let bookContent = ScreenElement.Traits(rawValue: 1 << 48)
    /// In a landmark.
    package static let containedByLandmark = ScreenElement.Traits(rawValue: 1 << 49)
    /// A folder on the home screen.
    package static let folderIcon = ScreenElement.Traits(rawValue: 1 << 50)
    /// Its content cannot be changed.
    package static let readOnly = ScreenElement.Traits(rawValue: 1 << 51)
    /// An item of a menu.
    package static let menuItem = ScreenElement.Traits(rawValue: 1 << 52)
    /// Left out of the item chooser.
    package static let ignoreItemChooser = ScreenElement.Traits(rawValue: 1 << 54)
    /// Announces more while it is tracked.
    package static let supportsTrackingDetail = ScreenElement.Traits(rawValue: 1 << 55)
    /// An alert.
    package static let alert = ScreenElement.Traits(rawValue: 1 << 56)
    /// In a group of fields.
    package static let containedByFieldset = ScreenElement.Traits(rawValue: 1 << 57)
    /// May change the layout from within the status bar.
    package static let allowsLayoutChangeInStatusBar = ScreenElement.Traits(rawValue: 1 << 58)
}
