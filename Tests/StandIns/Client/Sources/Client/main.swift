import ScreenCapture
import ScreenModel

#if os(Linux) && (canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI) || canImport(Accessibility))
    #error("a stand-in for an Apple framework is visible to a package that depends on EveryScreen")
#endif

/// The walker is there all the same: whoever has objects of another kind can capture them.
let error = LiveCaptureError.tooManyObjects(limit: LiveLimits().objects)
print("client: no stand-in is visible; \(error)")
