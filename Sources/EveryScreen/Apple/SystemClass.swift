#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation

    /// The origin of a class: the system or the app.
    enum SystemClass {
        /// Returns whether a class belongs to the system.
        ///
        /// Frameworks of the system are in `System/Library`, below the root of the
        /// simulator's runtime, or below `System/iOSSupport` with Mac Catalyst.
        /// Classes of Objective-C have no module in their names.
        static func isOne(_ kind: AnyClass) -> Bool {
            #if canImport(ObjectiveC)
                Bundle(for: kind).bundlePath.contains("/System/Library/")
            #else
                modules.contains(module(of: kind))
            #endif
        }

        /// Returns whether an object is a SwiftUI view, whose classes are named
        /// with their module even in Objective-C.
        ///
        /// `_UIHostingView`, `HostingScrollView` and `UIHostingController` are
        /// generic classes or Swift classes: `NSStringFromClass` returns
        /// "_TtGC7SwiftUI14_UIHostingView…" and `String(reflecting:)`
        /// "SwiftUI._UIHostingView<…>" (logs of apps; high confidence).
        static func isSwiftUI(_ object: AnyObject) -> Bool { module(of: type(of: object)) == "SwiftUI" }

        private static func module(of kind: AnyClass) -> Substring { String(reflecting: kind).prefix { $0 != "." } }

        #if !canImport(ObjectiveC)
            /// The modules that replace the system's.
            private static let modules: Set<Substring> = ["UIKit", "AppKit", "SwiftUI"]
        #endif
    }
#endif
