extension Blueprint {
    /// The direct children, in drawing order; setting it keeps everything else.
    ///
    /// A modal and an overlay come after what they lie over. Setting must keep
    /// the number of children where a content has a fixed number of them.
    public var children: [Blueprint] {
        get {
            switch content {
            case .text, .image, .control, .shape, .spacer: []
            case .container(_, let children): children
            case .wrapper(_, let child): [child]
            case .layered(_, let base, let over): [base, over]
            }
        }
        set {
            guard allowedChildCount.contains(newValue.count) else {
                let count = allowedChildCount.lowerBound
                fatalError("A blueprint of this content has \(count) children, not \(newValue.count); setting them must keep their number.")
            }
            switch content {
            case .text, .image, .control, .shape, .spacer: break
            case .container(let container, _): content = .container(container, children: newValue)
            case .wrapper(let wrapper, _): content = .wrapper(wrapper, child: newValue[0])
            case .layered(let layering, _, _): content = .layered(layering, base: newValue[0], over: newValue[1])
            }
        }
    }

    /// How many children the content takes: a range for lists of them, one number
    /// where each has its place.
    public var allowedChildCount: ClosedRange<Int> {
        switch content {
        case .text, .image, .control, .shape, .spacer: 0...0
        case .container: 0...Int.max
        case .wrapper: 1...1
        case .layered: 2...2
        }
    }
}
