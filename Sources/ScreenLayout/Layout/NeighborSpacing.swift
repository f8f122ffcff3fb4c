import EveryScreenModel

/// The distances that a part would like above and below it in a column without a
/// spacing, in points.
///
/// SwiftUI's `ViewSpacing`: an edge states distances by the kind of the neighbor.
/// Two neighbors have the largest distance of the kinds that both state, and 8
/// where they share none.
///
/// The rules are those of OpenSwiftUI's reconstruction (069dd80, `Spacing.swift`,
/// `Text+Spacing.swift`, `FrameLayout.swift`, `PaddingLayout.swift`; confidence
/// medium). They agree with frames published by iamcgn/swiftui-web: iPhone SE, iOS
/// 26.0, fixture `ios/layout/controls` (confidence high). Two lines of body are 2
/// apart, and controls 8. Texts side by side have 8 between them. A button without
/// a border has the distance of its title above and that of a control below.
struct NeighborSpacing {
    /// The distances that one edge states; `nan` is none.
    struct Edge {
        /// The distance to a text beyond it, which stands there for the text below.
        var toText = Double.nan
        /// The distances to a text below it, and to one above it.
        var aboveText = Double.nan
        var belowText = Double.nan

        /// The edge of anything that is no text, as the lower neighbor.
        static let plainTop = Edge(belowText: 0)
        /// The same as the upper neighbor.
        static let plainBottom = Edge(aboveText: 0)

        /// Takes over what another edge at the same side states, where that is
        /// more.
        mutating func join(_ other: Edge) {
            // `max` of `nan` and a number is the number.
            toText = .maximum(toText, other.toText)
            aboveText = .maximum(aboveText, other.aboveText)
            belowText = .maximum(belowText, other.belowText)
        }
    }

    var top = Edge()
    var bottom = Edge()

    /// Anything that is no text.
    static let plain = NeighborSpacing(top: .plainTop, bottom: .plainBottom)

    /// The distance between two parts that state none.
    static let usual = 8.0
    /// The height of capitals of the system font as a share of its size: 1443 in
    /// 2048 units (openuikit's probe, confidence high).
    private static let capitalShare = 1443.0 / 2048
    /// The room between two lines as a share of their height, before it is rounded
    /// up to a pixel (OpenSwiftUI, confidence medium).
    private static let lineShare = 0.1

    /// The spacing of text in a font whose lines have some leading.
    static func text(_ font: Font, leading: Double) -> NeighborSpacing {
        let height = font.size * Font.lineHeightFactor
        let room = roundedUpToPixel(height * lineShare)
        let above = height + room - font.ascent
        let below = max(height + room - font.size * capitalShare, room + height - font.ascent)
        let toText = roundedUpToPixel(leading)
        return NeighborSpacing(
            top: Edge(toText: toText, aboveText: above), bottom: Edge(toText: toText, belowText: below))
    }

    /// The spacing of a symbol beside text in a font.
    ///
    /// Below a large globe, text in body begins 1.67 further down
    /// (OpenSwiftUIProject/DisplayListExplorer, high), as below a line of text.
    /// The other distances are the share of the symbol below the base line (low).
    static func symbol(_ size: LayoutSize, _ font: Font, leading: Double) -> NeighborSpacing {
        let descent = max(0, (size.height - font.size * capitalShare) / 2)
        let toText = roundedUpToPixel(leading)
        return NeighborSpacing(
            top: Edge(toText: toText, aboveText: descent), bottom: Edge(toText: toText, belowText: descent + 1))
    }

    /// Returns the distance to a part below.
    func distance(to lower: NeighborSpacing) -> Double {
        let text = bottom.toText.isNaN ? Double.nan : lower.top.toText
        let above = bottom.aboveText + lower.top.aboveText
        let below = bottom.belowText + lower.top.belowText
        let distance = Double.maximum(text, .maximum(above, below))
        return distance.isNaN ? Self.usual : distance
    }
}

extension LayoutTree {
    /// Finds the distance after each child of a row or column, from the end, since
    /// every part precedes those in it; O(parts).
    mutating func findGaps() {
        var spacings = hasNeighborSpacing ? Array(repeating: NeighborSpacing(), count: nodes.count) : []
        for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
            let parent = Int(nodes[index].parent)
            if hasNeighborSpacing {
                spacings[index] = spacing(of: index, around: spacings[index])
                join(spacings[index], of: index, to: &spacings[parent])
            }
            guard case .stack(let axis, let spacing, _) = nodes[parent].arrangement else { continue }
            let next = Int(nodes[index].end)
            // No spacing is added beside a spacer, as in SwiftUI.
            guard next < Int(nodes[parent].end), !nodes[index].isSpacer, !nodes[next].isSpacer else { continue }
            let isByNeighbors = spacing == nil && axis == .vertical
            let gap = isByNeighbors ? spacings[index].distance(to: spacings[next]) : spacing ?? NeighborSpacing.usual
            nodes[index].gap = gap
            nodes[parent].gaps += gap
        }
    }

    /// The spacing of a part with a given content.
    private func spacing(of index: Int, around content: NeighborSpacing) -> NeighborSpacing {
        switch nodes[index].arrangement {
        case .title(let title): return spacing(of: titles[title], index)
        case .fixed(let size):
            guard case .blueprint(let blueprint) = parts[index], case .image(let picture) = blueprint.content,
                picture.symbolScale != nil
            else { return .plain }
            let font = Font(size: size.height / ControlMetrics.symbolShares(picture.symbolScale ?? .medium).height, weight: .regular)
            return .symbol(size, font, leading: metrics.text(.body, at: environment.textSize).ownLeading)
        case .inset(let insets, _, let minHeight):
            if let blueprint = parts[index].blueprint, case .wrapper(.control, _) = blueprint.content {
                return isBorderless(index) ? NeighborSpacing(top: content.top, bottom: .plainBottom) : .plain
            }
            return NeighborSpacing(
                top: insets.top != 0 || minHeight > 0 ? .plainTop : content.top,
                bottom: insets.bottom != 0 || minHeight > 0 ? .plainBottom : content.bottom)
        case .frame(let limits, _): return self.limits[limits].setsHeight ? .plain : content
        case .stack, .layers, .aspectRatio, .fixedSize, .overlay, .mask, .background, .offset, .transformed, .ignoresSafeArea, .modal:
            return nodes[index].childCount > 0 ? content : .plain
        case .flexible, .reader, .shape, .spacer, .scroll, .box, .fitting, .bar, .position, .custom: return .plain
        }
    }

    private func spacing(of title: Title, _ index: Int) -> NeighborSpacing {
        guard !title.shape.isText else { return title.string.isEmpty ? .plain : .text(title.measured.font, leading: title.leading) }
        guard case .blueprint(let blueprint) = parts[index], case .control(let control) = blueprint.content,
            control.kind == .button || control.kind == .link, title.shape.frame == nil, isBorderless(index)
        else { return .plain }
        let text = NeighborSpacing.text(title.measured.font, leading: title.leading)
        return NeighborSpacing(top: text.top, bottom: .plainBottom)
    }

    private func isBorderless(_ index: Int) -> Bool { !metrics.isBordered(nodes[index].buttonStyle) }

    /// Adds the spacing of a child to what its parent has of the children after it.
    private func join(_ own: NeighborSpacing, of index: Int, to outer: inout NeighborSpacing) {
        let parent = Int(nodes[index].parent)
        let isLast = nodes[index].end == nodes[parent].end
        switch nodes[parent].arrangement {
        case .stack(.vertical, _, _):
            outer.top = own.top
            if isLast { outer.bottom = own.bottom }
        // The content of these decides alone: the first part, or the last.
        case .overlay, .mask, .modal: if index == parent + 1 { outer = own }
        case .background: if isLast { outer = own }
        default:
            outer.top.join(own.top)
            outer.bottom.join(own.bottom)
        }
    }
}

extension Blueprint.FrameLimits {
    /// Whether it decides something about the height.
    fileprivate var setsHeight: Bool { height != nil || minHeight != nil || idealHeight != nil || maxHeight != nil }
}
