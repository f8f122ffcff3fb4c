#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        import AppKit
    #endif
    import Foundation
    #if canImport(UIKit)
        import UIKit
    #endif

    extension NSObject {
        /// Returns the value of a name that is in no protocol of the object; `nil`
        /// if it has none or does not know the name.
        ///
        /// - Parameters:
        ///   - name: The key.
        ///   - selector: The getter, if it differs from the key.
        func answer(to name: String, by selector: String? = nil) -> Any? {
            responds(to: NSSelectorFromString(selector ?? name)) ? value(forKey: name) : nil
        }
    }
#endif
