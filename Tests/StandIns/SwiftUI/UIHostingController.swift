import Foundation
import UIKit

#if canImport(AppKit)
    import AppKit
#endif

/// Replaces the assistive technology without which SwiftUI builds no accessibility
/// tree.
@MainActor
public enum StandInAutomation {
    public static var isOn = true
    /// Whether the content of scroll views is exposed; in a process without an app
    /// it is not.
    public static var showsScrolledContent = true
}

@MainActor
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { fatalError("not from a file") }
    open override func loadView() { view = HostingView(views(of: rootView)) }
}

/// A view whose content is drawn and not made of views; its elements are listed
/// after a window shows it and a turn has passed.
@MainActor
final class HostingView: UIView {
    private let content: UIView
    private var nodes: [ObjectIdentifier: HostedNode] = [:]
    private var turns = 0

    init(_ views: [UIView]) {
        content = views.count == 1 ? views[0] : stack(.vertical, .center, 8, views)[0]
        super.init(frame: .zero)
        content.isDrawnElsewhere = true
        addSubview(content)
    }

    override func layoutSubviews() {
        let safe = safeAreaInsets
        let room = CGSize(width: bounds.width - safe.left - safe.right, height: bounds.height - safe.top - safe.bottom)
        let size = content.sizeThatFits(room)
        content.frame = CGRect(
            x: safe.left + max(0, (room.width - size.width) / 2), y: safe.top + max(0, (room.height - size.height) / 2),
            width: min(size.width, room.width), height: size.height)
        content.layoutIfNeeded()
        turns += 1
        guard StandInAutomation.isOn, turns > 2, window?.isHidden == false else { return }
        accessibilityElements = elements(in: content)
    }

    private func elements(in view: UIView) -> [HostedNode] {
        if view.isHidden || view.accessibilityElementsHidden { return [] }
        if view is UIScrollView, !StandInAutomation.showsScrolledContent { return [] }
        if !view.isAccessibilityElement { return view.subviews.flatMap(elements) }
        let node = nodes[ObjectIdentifier(view)] ?? HostedNode(view)
        nodes[ObjectIdentifier(view)] = node
        return [node]
    }
}

/// An accessibility node, which is no view and says nothing of its identifier by
/// protocol.
@MainActor
final class HostedNode: NSObject, AccessibilityKeeping, @MainActor KeyValueAnswering {
    private let view: UIView
    init(_ view: UIView) { self.view = view }
    var answers: [String: Any?] {
        ["accessibilityIdentifier": view.accessibilityIdentifier, "accessibilityCustomContent": view.hostedContent]
    }
    var record: AccessibilityRecord {
        get { view.record }
        set { view.record = newValue }
    }
    var ownLabel: String? { view.ownLabel }
    var ownValue: String? { view.ownValue }
    var ownTraits: UIAccessibilityTraits { view.ownTraits }
    var ownIsElement: Bool { true }
    var ownFrame: CGRect { view.ownFrame }
}

#if canImport(AppKit)
    /// Declared for the adapters to compile; where there is UIKit they host by it.
    @MainActor
    open class NSHostingView<Content: View>: NSView {
        public init(rootView: Content) { super.init(frame: .zero) }
    }
#endif
