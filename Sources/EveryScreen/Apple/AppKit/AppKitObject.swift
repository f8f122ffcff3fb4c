#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreenCapture
    import EveryScreenModel

    /// An AppKit view or accessibility element, as the walker sees it.
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// Mac. An element with children is a container that VoiceOver enters on the
    /// Mac (medium confidence); it is recorded as no stop.
    @MainActor
    struct AppKitObject: LiveObject {
        /// The object, retained during the walk.
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

        /// The children, in navigation order if there is one; a plain view has the
        /// elements of its subviews.
        var elements: [AppKitObject]? {
            AppKitElement(object)?.children?.compactMap { inner in (inner as? NSObject).map { AppKitObject(object: $0, window: window) } }
        }

        var elementCount: Int? { nil }

        func element(at index: Int) -> AppKitObject? { nil }

        var subviews: [AppKitObject] { (object as? NSView)?.subviews.map { AppKitObject(object: $0, window: window) } ?? [] }

        func hitTest(_ point: LayoutPoint) -> [ObjectIdentifier] {
            guard let root = object as? NSView else { return [] }
            // AppKit expects the point in the coordinates of the root's superview,
            // which grow upwards.
            let hit = root.hitTest(NSPoint(x: point.x, y: Double(root.frame.maxY) - point.y))
            return Array(sequence(first: hit) { $0?.superview }.prefix { $0 != nil }.compactMap { $0.map { ObjectIdentifier($0) } })
        }
    }

    extension NSWindow {
        /// Converts a rectangle of the window, which grows upwards, into one of the
        /// screen, which grows downwards.
        func turned(_ rect: NSRect) -> LayoutRect {
            let height = contentView?.bounds.height ?? frame.height
            return LayoutRect(CGRect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height))
        }
    }
#endif
