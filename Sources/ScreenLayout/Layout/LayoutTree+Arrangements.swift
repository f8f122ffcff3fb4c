import EveryScreenModel

extension LayoutTree {
    /// Returns how a part arranges what is in it, and keeps what that takes besides numbers.
    mutating func arrangement(of part: LayoutPart, textSize: UserEnvironment.TextSize, axis: ScreenElement.Axis?, frame: Int32)
        -> LayoutNode.Arrangement
    {
        switch part {
        case .cell:
            let insets = LayoutInsets(
                top: ControlMetrics.rowInset, left: ControlMetrics.margin, bottom: ControlMetrics.rowInset, right: ControlMetrics.margin)
            return .inset(insets, fillsWidth: true, minHeight: ControlMetrics.minimumTarget)
        case .arranging(.bar):
            return textSize.isAccessibilitySize
                ? .stack(.vertical, spacing: 0, .leading) : .stack(.horizontal, spacing: ControlMetrics.barSpacing, .center)
        case .arranging(.barItems): return .stack(.horizontal, spacing: ControlMetrics.barSpacing, .center)
        case .arranging(.tabs): return .stack(.horizontal, spacing: 0, .center)
        case .arranging(.tab): return framed(Blueprint.FrameLimits(maxWidth: .infinity), .center)
        case .arranging(.alertContent): return .inset(LayoutInsets(all: ControlMetrics.margin), fillsWidth: false, minHeight: 0)
        case .modal(.sheet, _): return .inset(.zero, fillsWidth: true, minHeight: 0)
        case .modal(.alert, _): return framed(Blueprint.FrameLimits(width: ControlMetrics.alertWidth), .center)
        case .blueprint(let blueprint): return arrangement(of: blueprint.content, textSize: textSize, axis: axis, frame: frame)
        }
    }

    private mutating func arrangement(
        of content: Blueprint.Content, textSize: UserEnvironment.TextSize, axis: ScreenElement.Axis?, frame: Int32
    ) -> LayoutNode.Arrangement {
        switch content {
        case .text(let text):
            let font = Font(text.style, at: textSize, isBold: environment.isBoldText)
            return title(
                text.string, style: text.style, font: font, lineLimit: text.lineLimit, minimumScale: text.minimumScaleFactor, .text)
        case .image(let picture): return .fixed(picture.size)
        case .control(let control):
            if let picture = control.picture { return .fixed(picture.size) }
            let font = Font(.body, at: textSize, isBold: environment.isBoldText)
            var shape = ControlShape(control, font: font)
            if frame >= 0 { (shape.fixedWidth, shape.fixedHeight) = (limits[Int(frame)].width, limits[Int(frame)].height) }
            return title(
                control.kind.drawsTitle ? control.title : "", style: .body, font: font, lineLimit: nil, minimumScale: 1, shape)
        case .spacer(let length): return .spacer(minLength: length, axis)
        case .layered(.overlay(let alignment), _, _): return .overlay(alignment)
        case .layered(.modal(let kind, _), _, _): return .modal(kind)
        case .wrapper(let wrapper, _): return arrangement(of: wrapper)
        case .container(let container, _): return arrangement(of: container, textSize: textSize)
        }
    }

    private mutating func arrangement(of wrapper: Blueprint.Wrapper) -> LayoutNode.Arrangement {
        switch wrapper {
        case .padding(let insets): .inset(insets, fillsWidth: false, minHeight: 0)
        case .frame(let limits, let alignment, _): framed(limits, alignment)
        case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, mode)
        case .scroll(let axes): .scroll(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        case .fixedSize(let horizontal, let vertical): .fixedSize(horizontal: horizontal, vertical: vertical)
        case .textSizes, .layoutPriority: .inset(.zero, fillsWidth: false, minHeight: 0)
        }
    }

    private mutating func arrangement(of container: Blueprint.Container, textSize: UserEnvironment.TextSize) -> LayoutNode.Arrangement {
        switch container {
        case .row(let spacing, let alignment, let columnFrom):
            if let columnFrom, textSize >= columnFrom { return .stack(.vertical, spacing: spacing, .leading) }
            return .stack(.horizontal, spacing: spacing, alignment)
        case .column(let spacing, let alignment): return .stack(.vertical, spacing: spacing, alignment)
        case .layers(let horizontal, let vertical): return .layers(horizontal: horizontal, vertical: vertical)
        case .list, .section: return .stack(.vertical, spacing: 0, .leading)
        case .navigationBar:
            let insets = LayoutInsets(left: ControlMetrics.margin, right: ControlMetrics.margin)
            return .inset(insets, fillsWidth: true, minHeight: ControlMetrics.minimumTarget)
        case .tabBar: return .inset(.zero, fillsWidth: true, minHeight: ControlMetrics.tabBarHeight)
        case .grid(let columns, let spacing): return custom(GridRule(columns: columns, spacing: spacing))
        case .flow(let spacing, let lineSpacing): return custom(FlowRule(spacing: spacing, lineSpacing: lineSpacing))
        case .custom(let name):
            // A check reports the mistake; see `StandardLayout.mistake(in:)`.
            guard let rule = containers[name] else { return .stack(.vertical, spacing: 0, .leading) }
            return custom(rule)
        }
    }

    private mutating func title(
        _ string: String, style: ScreenElement.TextStyle, font: Font, lineLimit: Int?, minimumScale: Double, _ shape: ControlShape
    ) -> LayoutNode.Arrangement {
        let string = environment.pseudolocale.localized(string)
        titles.append(
            Title(
                string: string, font: font, style: style, lineLimit: max(0, lineLimit ?? .max),
                minimumScale: max(0.01, minimumScale), shape: shape))
        return .title(titles.count - 1)
    }

    private mutating func framed(_ limits: Blueprint.FrameLimits, _ alignment: Blueprint.Alignment) -> LayoutNode.Arrangement {
        self.limits.append(limits)
        return .frame(self.limits.count - 1, alignment)
    }

    private mutating func custom(_ rule: any ContainerRule) -> LayoutNode.Arrangement {
        rules.append(rule)
        return .custom(rule: rules.count - 1, children: 0..<0)
    }

    /// Lists the children of what container rules arrange, so that they can be found by number.
    mutating func collectCustomChildren() {
        guard !rules.isEmpty else { return }
        for index in nodes.indices {
            guard case .custom(let rule, _) = nodes[index].arrangement else { continue }
            let first = customChildren.count
            var child = index + 1
            while child < Int(nodes[index].end) {
                customChildren.append(Int32(child))
                child = Int(nodes[child].end)
            }
            nodes[index].arrangement = .custom(rule: rule, children: first..<customChildren.count)
        }
    }
}
