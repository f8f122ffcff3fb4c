import Foundation

/// An edge or extent of a view that constraints speak of.
public enum ConstrainedPart: Sendable { case top, bottom, leading, trailing, width, height, centerX, centerY }

@MainActor
public class NSLayoutAnchor<AnchorType>: NSObject {
    let view: UIView
    let part: ConstrainedPart
    init(_ view: UIView, _ part: ConstrainedPart) { (self.view, self.part) = (view, part) }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(view, part, anchor.view, anchor.part, .equal, constant)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(view, part, anchor.view, anchor.part, .lessThanOrEqual, constant)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(view, part, anchor.view, anchor.part, .greaterThanOrEqual, constant)
    }
}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, part, nil, part, .equal, constant)
    }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, part, nil, part, .lessThanOrEqual, constant)
    }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, part, nil, part, .greaterThanOrEqual, constant)
    }
}

@MainActor
public final class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    enum Relation { case equal, lessThanOrEqual, greaterThanOrEqual }
    let view: UIView
    let part: ConstrainedPart
    let other: UIView?
    let otherPart: ConstrainedPart
    let relation: Relation
    let constant: CGFloat
    init(_ view: UIView, _ part: ConstrainedPart, _ other: UIView?, _ otherPart: ConstrainedPart, _ relation: Relation, _ constant: CGFloat)
    {
        (self.view, self.part, self.other, self.otherPart, self.relation, self.constant) = (
            view, part, other, otherPart, relation, constant
        )
    }
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.view.constraints.append(constraint) }
    }
    public var isActive: Bool {
        get { view.constraints.contains { $0 === self } }
        set { if newValue { view.constraints.append(self) } }
    }
}

/// No solver: a view has its stated size, at the corner of its superview, unless
/// its edges are pinned or its size is set.
extension UIView {
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    func constant(_ part: ConstrainedPart, _ relation: NSLayoutConstraint.Relation = .equal, toNumber isNumber: Bool = false) -> CGFloat? {
        constraints.first { $0.part == part && $0.relation == relation && ($0.other == nil) == isNumber }?.constant
    }

    /// The size that a view takes of some room by its settings.
    func bounded(_ size: CGSize) -> CGSize {
        func bound(_ value: CGFloat, _ part: ConstrainedPart) -> CGFloat {
            if let exact = constant(part, toNumber: true) { return exact }
            let least = constant(part, .greaterThanOrEqual, toNumber: true) ?? 0
            return max(least, min(value, constant(part, .lessThanOrEqual, toNumber: true) ?? value))
        }
        return CGSize(width: bound(size.width, .width), height: bound(size.height, .height))
    }

    /// The extent that the pinned content needs.
    func constrainedSize(in room: CGSize) -> CGSize? {
        let pinned = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !pinned.isEmpty else { return nil }
        var needed = CGSize.zero
        for view in pinned {
            let across = (view.constant(.leading) ?? 0) - (view.constant(.trailing) ?? 0)
            let down = (view.constant(.top) ?? 0) - (view.constant(.bottom) ?? 0)
            let size = view.bounded(view.fitting(CGSize(width: room.width - across, height: room.height - down)))
            needed = CGSize(width: max(needed.width, size.width + across), height: max(needed.height, size.height + down))
        }
        return needed
    }

    func fitting(_ room: CGSize) -> CGSize { bounded(constrainedSize(in: room) ?? sizeThatFits(room)) }

    func placeConstrained() {
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints && !view.constraints.isEmpty {
            let isScrolled = self is UIScrollView
            let (leading, trailing) = (view.constant(.leading), view.constant(.trailing))
            let (top, bottom) = (view.constant(.top), view.constant(.bottom))
            var size = view.fitting(bounds.size)
            if let leading, let trailing { size.width = bounds.width - leading + trailing }
            size.height = view.fitting(CGSize(width: size.width, height: bounds.height)).height
            if let top, let bottom, !isScrolled { size.height = bounds.height - top + bottom }
            var x = leading ?? trailing.map { bounds.width + $0 - size.width } ?? 0
            if constraintsCenter(view, .centerX) { x = (bounds.width - size.width) / 2 }
            var y = top ?? bottom.map { bounds.height + $0 - size.height } ?? 0
            if constraintsCenter(view, .centerY) { y = (bounds.height - size.height) / 2 }
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { x = bounds.width - x - size.width }
            view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            if let region = self as? UIScrollView { region.contentSize = size }
        }
    }

    private func constraintsCenter(_ view: UIView, _ part: ConstrainedPart) -> Bool { view.constraints.contains { $0.part == part } }
}
