extension ScreenElement.Traits {
    /// A bit that has a name.
    public struct Named: Hashable, Sendable {
        /// The bit.
        public let trait: ScreenElement.Traits
        /// The stable name.
        public let name: String
    }

    /// The named bits, lowest bit first.
    public static let names: [Named] = table.map { Named(trait: $0, name: $1) }

    private static let table: [(ScreenElement.Traits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
        (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
        (.header, "header"), (.webContent, "webContent"), (.textEntry, "textEntry"), (.pickerElement, "pickerElement"),
        (.radioButton, "radioButton"), (.isEditing, "isEditing"), (.launchIcon, "launchIcon"),
        (.statusBarElement, "statusBarElement"), (.secureTextField, "secureTextField"), (.inactive, "inactive"),
        (.footer, "footer"), (.backButton, "backButton"), (.tabButton, "tabButton"),
        (.autocorrectCandidate, "autocorrectCandidate"), (.deleteKey, "deleteKey"),
        (.selectionDismissesItem, "selectionDismissesItem"), (.visited, "visited"), (.scrollable, "scrollable"),
        (.spacer, "spacer"), (.tableIndex, "tableIndex"), (.map, "map"), (.textOperationsAvailable, "textOperationsAvailable"),
        (.draggable, "draggable"), (.gesturePracticeRegion, "gesturePracticeRegion"), (.popupButton, "popupButton"),
        (.allowsNativeSliding, "allowsNativeSliding"), (.mathEquation, "mathEquation"), (.containedByTable, "containedByTable"),
        (.containedByList, "containedByList"), (.touchContainer, "touchContainer"), (.supportsZoom, "supportsZoom"),
        (.textArea, "textArea"), (.bookContent, "bookContent"), (.containedByLandmark, "containedByLandmark"),
        (.folderIcon, "folderIcon"), (.readOnly, "readOnly"), (.menuItem, "menuItem"), (.toggleButton, "toggleButton"),
        (.ignoreItemChooser, "ignoreItemChooser"), (.supportsTrackingDetail, "supportsTrackingDetail"), (.alert, "alert"),
        (.containedByFieldset, "containedByFieldset"), (.allowsLayoutChangeInStatusBar, "allowsLayoutChangeInStatusBar"),
    ]
}
