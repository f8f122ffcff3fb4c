/// A mistake that can be planted in the shop; each is one that real apps make.
package enum ShopFault: String, Hashable, Sendable, CaseIterable {
    /// List rows of a fixed height, which cut large text off.
    case fixedHeightRow
    /// A favorite button as large as its picture: 31 points.
    case smallIconButton
    /// A note editor that keeps Tab and Shift-Tab for itself.
    case editorSwallowsTab
    /// A sheet that neither Escape nor any control closes.
    case modalWithoutExit
    /// A cart button that shows a picture and says nothing.
    case unlabelledImageButton
    /// A star rating that reacts to touch only.
    case touchOnlyRating
}
