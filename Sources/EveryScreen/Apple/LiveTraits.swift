#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenModel
    #if canImport(UIKit)
        import UIKit
    #endif

    /// The traits that views take fonts and colors from while they are made, before
    /// any window has them.
    ///
    /// `preferredFont(forTextStyle:)`, `UIFontMetrics` and dynamic colors ask
    /// `UITraitCollection.current`, which else is the device's
    /// (swift-snapshot-testing, issues 184 and 798; documentation of
    /// `UITraitCollection.current`; high confidence).
    @MainActor
    struct LiveTraits {
        #if canImport(UIKit)
            private let former: UITraitCollection
        #endif

        /// Makes a person's settings the current traits.
        static func adopted(for environment: UserEnvironment) -> LiveTraits {
            #if canImport(UIKit)
                let former = UITraitCollection.current
                UITraitCollection.current = former.with(environment)
                return LiveTraits(former: former)
            #else
                return LiveTraits()
            #endif
        }

        /// Makes the former traits the current ones again.
        func restore() {
            #if canImport(UIKit)
                UITraitCollection.current = former
            #endif
        }
    }
#endif
