import EveryScreenCapture
import EveryScreenModel

extension MarkupReader {
    /// The reader of Detox's `generateViewHierarchyXml`: every view of every
    /// window, named by its class.
    ///
    /// | in the file | of iOS | of Android |
    /// | --- | --- | --- |
    /// | `x`, `y`, `width`, `height` | the frame in the view around it, in points | the frame in the window, in pixels |
    /// | `density` of the root | | pixels to the point; without it `--density` counts |
    /// | `visibility` other than `visible`, `alpha` of 0 | not seen, with all inside | the same |
    /// | `label` | label | what Detox gathers, not used |
    /// | `value` | value | content description |
    /// | `text` | the text drawn | the same |
    /// | `testID`, `id` | identifier | the same |
    /// | `class` | the role, where UIKit or React Native have it | the class |
    ///
    /// The word `null` is no text. Some projects mask numbers as `<number>`: such
    /// frames are unknown. Not in the file: traits, actions, focus, whether a view
    /// is enabled, where assistive technology stops, and on iOS how far something
    /// is scrolled. The content of a scrolled view is placed as if it were not
    /// scrolled.
    static let detox = MarkupReader(
        format: .detox, acceptsRoot: { $0 == "ViewHierarchy" },
        recognizes: { $0.name(of: 0) == "ViewHierarchy" },
        read: { (document, options) throws(CaptureMistake) in
            let views = try DetoxViews(document)
            return try views.isAndroid ? views.androidScreen(options) : views.iosScreen()
        })
}
