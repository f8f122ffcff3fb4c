package import EveryScreenModel

/// A picture of a page, for reports.
package struct PagePicture: Hashable, Sendable {
    /// The picture in Base64, WebP.
    package let base64: String
    /// The part of the page that it shows, from the upper left corner, in CSS px.
    package let size: LayoutSize
}
