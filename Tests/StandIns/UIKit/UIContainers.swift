import Foundation

@MainActor
open class UIScrollView: UIView {
    public nonisolated override init() { super.init() }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }
    public var contentSize = CGSize.zero
    public var contentOffset: CGPoint {
        get { scrolledBy }
        set {
            scrolledBy = newValue
            layoutIfNeeded()
        }
    }
    public var adjustedContentInset: UIEdgeInsets { .zero }
    public var isScrollEnabled = true
    public let panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer()
    // Private classes, as logs of apps on iOS 16 and later list them.
    private let ownRecognizers: [UIGestureRecognizer] = [
        UIScrollViewDelayedTouchesBeganGestureRecognizer(), UIScrollViewPinchGestureRecognizer(),
        UIScrollViewKnobLongPressGestureRecognizer(),
    ]
    open override var gestureRecognizers: [UIGestureRecognizer]? {
        get { [panGestureRecognizer] + ownRecognizers + (super.gestureRecognizers ?? []) }
        set { super.gestureRecognizers = newValue?.filter { $0 !== panGestureRecognizer && !ownRecognizers.contains($0) } }
    }
    public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

@MainActor
open class UITableView: UIScrollView {
    public var rowHeight: CGFloat = 44
    public weak var dataSource: (any UITableViewDataSource)?
    open override func layoutSubviews() {
        guard let dataSource else { return }
        let count = dataSource.tableView(self, numberOfRowsInSection: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        for view in subviews { view.removeFromSuperview() }
        let first = max(0, Int(contentOffset.y / rowHeight))
        let end = min(count, Int((contentOffset.y + bounds.height) / rowHeight) + 1)
        for row in first..<max(first, end) {
            let cell = dataSource.tableView(self, cellForRowAt: IndexPath(indexes: [0, row]))
            cell.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
            cell.contentView.frame = cell.bounds
            addSubview(cell)
        }
    }
}

@MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor
open class UITableViewCell: UIView {
    private lazy var content: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    public var contentView: UIView { content }
}

@MainActor
open class UICollectionReusableView: UIView {}
@MainActor
open class UICollectionViewCell: UICollectionReusableView {}
@MainActor
open class UICollectionView: UIScrollView {}

@MainActor
open class UIStackView: UIView {
    public enum Alignment: Int, Sendable { case fill, leading, center, trailing }
    public enum Distribution: Int, Sendable { case fill, fillEqually }
    public nonisolated override init() { super.init() }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(arrangedSubviews: [UIView]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var alignment = Alignment.fill
    public var distribution = Distribution.fill
    public var spacing: CGFloat = 0
    public private(set) var arrangedSubviews: [UIView] = []
    public func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    /// The extents of arranged content in some room, one after the other.
    private func sizes(in room: CGSize) -> [CGSize] {
        guard axis == .horizontal else { return arrangedSubviews.map { $0.fitting(CGSize(width: room.width, height: 0)) } }
        let most = CGFloat.greatestFiniteMagnitude
        let ideal = arrangedSubviews.map { $0.fitting(CGSize(width: most, height: 0)).width }
        let gaps = spacing * CGFloat(max(0, ideal.count - 1))
        let share = min(1, (room.width - gaps) / max(1, ideal.reduce(0, +)))
        return zip(arrangedSubviews, ideal).map { view, width in
            CGSize(width: width * share, height: view.fitting(CGSize(width: width * share, height: 0)).height)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = sizes(in: size)
        let gaps = spacing * CGFloat(max(0, sizes.count - 1))
        let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
        return axis == .horizontal
            ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
            : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
    }

    open override func layoutSubviews() {
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var place: CGFloat = 0
        for (view, size) in zip(arrangedSubviews, sizes(in: bounds.size)) {
            var frame = CGRect(origin: .zero, size: size)
            if axis == .horizontal {
                frame.origin = CGPoint(x: place, y: (bounds.height - size.height) / 2)
                place += size.width + spacing
            } else {
                if alignment == .fill { frame.size.width = bounds.width }
                frame.origin = CGPoint(x: alignment == .center ? (bounds.width - frame.width) / 2 : 0, y: place)
                place += size.height + spacing
            }
            if isTurned { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
    }
}

@MainActor
public final class UIScreen: NSObject {
    public static let main = UIScreen()
    public nonisolated override init() { super.init() }
}
/// The scenes and the app of the process, which tests may take away.
@MainActor
open class UIScene: NSObject { public nonisolated override init() { super.init() } }
@MainActor
public final class UIWindowScene: UIScene {
    private var held: [() -> UIWindow?] = []
    public var windows: [UIWindow] { held.compactMap { $0() } }
    func add(_ window: UIWindow) { if !windows.contains(where: { $0 === window }) { held.append { [weak window] in window } } }
}
@MainActor
public final class UIApplication: NSObject {
    public static var current: UIApplication? = UIApplication()
    public nonisolated override init() { super.init() }
    public lazy var scene = UIWindowScene()
    public var connectedScenes: Set<UIScene> { [scene] }
    public static func responds(to selector: Selector) -> Bool { selector == Selector("sharedApplication") }
    public static func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { current.map { Unmanaged.passUnretained($0) } }
}
@MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public nonisolated override init() { super.init() }
}

final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {}
#if !os(tvOS)
    final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {}
#else
    final class UIScrollViewPinchGestureRecognizer: UIGestureRecognizer {}
#endif
final class UIScrollViewKnobLongPressGestureRecognizer: UILongPressGestureRecognizer {}
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {}
