#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreenCapture
    import EveryScreenModel

    /// A view of AppKit, or an accessibility element that is none, as the walker
    /// sees it.
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// Mac. An element that holds others is a container to VoiceOver on the Mac,
    /// which one enters (medium confidence); it is told as one at which nothing
    /// stops.
    @MainActor
    struct AppKitObject: LiveObject {
        /// The object, kept alive for the walk.
        let object: NSObject
        /// The window, whose content has the origin of the screen in its upper left
        /// corner.
        let window: NSWindow

        var identity: ObjectIdentifier { ObjectIdentifier(object) }

        var facts: LiveFacts {
            guard let element = AppKitElement(object) else { return LiveFacts() }
            return LiveFacts(element, holdsElements: element.children?.isEmpty == false, in: window)
        }

        /// The view, or that of the control whose cell the object is.
        var view: LiveView? { (object as? NSView).map { LiveView($0, in: window) } }

        /// What is inside, in the order of navigation where there is one; a plain
        /// view has its views' elements.
        var elements: [AppKitObject]? {
            AppKitElement(object)?.children?.compactMap { inner in (inner as? NSObject).map { AppKitObject(object: $0, window: window) } }
        }

        var elementCount: Int? { nil }

        func element(at index: Int) -> AppKitObject? { nil }

        var subviews: [AppKitObject] { (object as? NSView)?.subviews.map { AppKitObject(object: $0, window: window) } ?? [] }

        func hitTest(_ point: LayoutPoint) -> [ObjectIdentifier] {
            guard let root = object as? NSView else { return [] }
            // AppKit takes the point in the coordinates of the view around the
            // root, which grow upwards.
            let hit = root.hitTest(NSPoint(x: point.x, y: Double(root.frame.maxY) - point.y))
            return Array(sequence(first: hit) { $0?.superview }.prefix { $0 != nil }.compactMap { $0.map { ObjectIdentifier($0) } })
        }
    }

    extension NSWindow {
        /// Returns a rectangle of the window, which grows upwards, as one of the
        /// screen, which grows downwards.
        func turned(_ rect: NSRect) -> LayoutRect {
            let height = contentView?.bounds.height ?? frame.height
            return LayoutRect(CGRect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height))
        }
    }
#endif
