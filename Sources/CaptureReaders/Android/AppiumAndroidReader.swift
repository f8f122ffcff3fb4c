import EveryScreenCapture
import EveryScreenModel

extension MarkupReader {
    /// The page source of Appium's UiAutomator2 driver: as uiautomator, but the
    /// class names the element.
    ///
    /// The root states the size of the screen, and `displayed` of each view whether
    /// it can be seen.
    static let appiumAndroid = MarkupReader(
        format: .appiumAndroid,
        acceptsRoot: { $0 == "hierarchy" },
        recognizes: { document in
            document.name(of: 0) == "hierarchy" && (document.elements.count == 1 || document.name(of: 1).contains("."))
        },
        read: { (document, options) throws(CaptureMistake) in
            let hierarchy = try AndroidHierarchy(document, density: options.density)
            let width = try document.length(document.names.id(of: "width"), of: 0)
            let height = try document.length(document.names.id(of: "height"), of: 0)
            let windows = hierarchy.extentOfWindows
            let size = LayoutSize(width: max(0, width ?? windows.width), height: max(0, height ?? windows.height))
            return try hierarchy.screen(size: size, dumpsOnlyVisible: false)
        })
}
