import EveryScreenCapture
import EveryScreenModel

extension MarkupReader {
    /// What `adb shell uiautomator dump` writes: `<hierarchy rotation="0"><node
    /// class="…" bounds="…">`.
    ///
    /// The file does not tell the size of the screen, so that of the windows
    /// stands for it; `rotation` needs no regard, as bounds are rotated
    /// already. uiautomator leaves out what the person cannot see.
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
