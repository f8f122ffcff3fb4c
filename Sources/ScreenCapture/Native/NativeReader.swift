import ScreenModel

/// The native screen file: `{"everyscreen": 1, "screens": […]}`.
public enum ScreenFile {
    /// The version of the format that is written, and the only one read.
    public static let version = 1
}

extension JSONReader {
    static let native = JSONReader(
        format: .native, recognizes: { _ in false }, read: { (_, _) throws(Fault) in [] })
}
