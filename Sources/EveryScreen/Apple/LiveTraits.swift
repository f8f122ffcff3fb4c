#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenModel
    #if canImport(UIKit)
        import UIKit
    #endif

    /// The traits from which views take fonts and colors while they are created,
    /// before a window has them.
    ///
    /// `preferredFont(forTextStyle:)`, `UIFontMetrics` and dynamic colors read
    /// `UITraitCollection.current`, which otherwise is the device's
    /// (swift-snapshot-testing, issues 184 and 798; documentation of
    /// `UITraitCollection.current`; high confidence).
    @MainActor
    struct LiveTraits {
        #if canImport(UIKit)
            private let former: UITraitCollection
        #endif

        /// Sets the current traits to a person's settings.
        static func adopted(for environment: UserEnvironment) -> LiveTraits {
            #if canImport(UIKit)
                let former = UITraitCollection.current
                UITraitCollection.current = former.with(environment)
                return LiveTraits(former: former)
            #else
                return LiveTraits()
            #endif
        }

        /// Restores the former traits.
        func restore() {
            #if canImport(UIKit)
                UITraitCollection.current = former
            #endif
        }
    }
#endif
