package import EveryScreenModel

/// A picture of a captured screen, for reports.
package struct CapturedPicture: Sendable {
    /// The picture in Base64.
    package let base64: String
    /// Its media type, such as `image/webp`.
    package let type: String
    /// The part of the screen that it shows, from the upper left corner, in the
    /// screen's unit.
    package let size: LayoutSize

    /// Creates a picture.
    package init(base64: String, type: String, size: LayoutSize) {
        self.base64 = base64
        self.type = type
        self.size = size
    }
}
