#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    /// A UIKit view or accessibility element, as the walker sees it.
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// device.
    @MainActor
    struct UIKitObject: LiveObject {
        /// The object, retained during the walk.
        let object: NSObject

        init(_ object: NSObject) { self.object = object }

        var identity: ObjectIdentifier { ObjectIdentifier(object) }

        var facts: LiveFacts { LiveFacts(object) }

        var view: LiveView? { (object as? UIView).map { LiveView($0) } }

        var elements: [UIKitObject]? {
            var listed = object.accessibilityElements
            if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *), let given = object.accessibilityElementsBlock?() { listed = given }
            return listed?.compactMap { element in (element as? NSObject).map(UIKitObject.init) }
        }

        /// The count of lists is not read: they would create elements for cells
        /// that are not on the screen (medium confidence).
        var elementCount: Int? {
            object is UITableView || object is UICollectionView ? nil : object.accessibilityElementCount()
        }

        func element(at index: Int) -> UIKitObject? {
            (object.accessibilityElement(at: index) as? NSObject).map(UIKitObject.init)
        }

        var subviews: [UIKitObject] { (object as? UIView)?.subviews.map { UIKitObject($0) } ?? [] }

        func hitTest(_ point: LayoutPoint) -> [ObjectIdentifier] {
            guard let root = object as? UIView else { return [] }
            let hit = root.hitTest(CGPoint(x: point.x, y: point.y), with: nil)
            return Array(sequence(first: hit) { $0?.superview }.prefix { $0 != nil }.compactMap { $0.map { ObjectIdentifier($0) } })
        }
    }

    /// A UIKit list, which creates its cells when they become visible.
    @MainActor
    struct UIKitScroller: LiveScroller {
        let view: UIScrollView

        var identity: ObjectIdentifier { ObjectIdentifier(view) }
        var pageSize: LayoutSize {
            let inset = view.adjustedContentInset
            return LayoutSize(
                width: Double(view.bounds.width - inset.left - inset.right), height: Double(view.bounds.height - inset.top - inset.bottom))
        }
        var contentSize: LayoutSize { LayoutSize(view.contentSize) }
        /// The offset from where the content begins below the bars.
        var offset: LayoutPoint {
            get {
                LayoutPoint(
                    x: Double(view.contentOffset.x + view.adjustedContentInset.left),
                    y: Double(view.contentOffset.y + view.adjustedContentInset.top))
            }
            nonmutating set {
                let inset = view.adjustedContentInset
                view.setContentOffset(CGPoint(x: newValue.x - Double(inset.left), y: newValue.y - Double(inset.top)), animated: false)
            }
        }
    }
#endif
