import EveryScreenCapture
import EveryScreenModel

extension MarkupReader {
    /// The reader of the output of `adb shell uiautomator dump`: `<hierarchy
    /// rotation="0"><node class="…" bounds="…">`.
    ///
    /// The file does not state the size of the screen, so the size of the windows
    /// is used. `rotation` is ignored, as bounds are rotated already. uiautomator
    /// leaves out views that the person cannot see.
    static let uiautomator = MarkupReader(
        format: .uiautomator,
        acceptsRoot: { $0 == "hierarchy" },
        recognizes: { document in
            guard document.name(of: 0) == "hierarchy" else { return false }
            if document.elements.count > 1 { return document.name(of: 1) == "node" }
            return document.attribute(document.names.id(of: "class"), of: 0) == nil
        },
        read: { (document, options) throws(CaptureMistake) in
            let hierarchy = try AndroidHierarchy(document, density: options.density)
            return try hierarchy.screen(size: hierarchy.extentOfWindows, dumpsOnlyVisible: true)
        })
}
