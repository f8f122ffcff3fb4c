import EveryScreenModel

extension LayoutTree {
    /// Returns the arrangement of a part, and stores the values it needs besides
    /// numbers.
    mutating func arrangement(of part: LayoutPart, in place: Place) -> LayoutNode.Arrangement {
        switch part {
        case .cell(let isControl):
            let side = rowSide(place)
            let inset = isControl ? metrics.controlRowInset : metrics.rowInset
            let insets = LayoutInsets(top: inset, left: side, bottom: inset, right: side)
            return .inset(insets, width: .ofRoom, minHeight: metrics.rowHeight)
        case .arranging(let kind): return arrangement(of: kind)
        case .modal(.sheet, _):
            // A sheet reaches to the lower edge of the screen, its content to the
            // safe area.
            return .inset(LayoutInsets(bottom: environment.safeArea.bottom), width: .ofRoom, minHeight: 0)
        case .modal(.alert, _): return .box(width: metrics.alertWidth)
        case .blueprint(let blueprint): return arrangement(of: blueprint.content, in: place)
        }
    }

    /// The room at the sides of what stands in a row, and of the header and footer
    /// around rows.
    func rowSide(_ place: Place) -> Double {
        switch place.listStyle {
        case .plain: metrics.plainRowMargin
        case .grouped: environment.screenSize.width < metrics.wideScreen ? metrics.plainRowMargin : metrics.rowMargin
        case .insetGrouped, nil: metrics.rowMargin
        }
    }

    private mutating func arrangement(of kind: LayoutPart.Arranging) -> LayoutNode.Arrangement {
        switch kind {
        case .bar: .bar(spacing: metrics.barSpacing)
        case .barItems: .stack(.horizontal, spacing: metrics.barSpacing, .center)
        case .largeTitleBar: .stack(.vertical, spacing: 0, .leading)
        case .tabs: .stack(.horizontal, spacing: 0, .center)
        case .toolbarItems: .stack(.horizontal, spacing: metrics.barSpacing, .center)
        case .barItem: framed(Blueprint.FrameLimits(minWidth: metrics.barItemExtent, minHeight: metrics.barItemExtent), .center)
        case .segment: framed(Blueprint.FrameLimits(height: metrics.segmentHeight, maxWidth: .infinity), .center)
        case .tab: framed(Blueprint.FrameLimits(height: metrics.tabHeight, maxWidth: .infinity), .center)
        case .alertContent: .inset(LayoutInsets(all: metrics.alertMargin), width: .ofRoom, minHeight: 0)
        case .listContent(let style):
            .inset(
                style == .insetGrouped ? LayoutInsets(left: metrics.listMargin, right: metrics.listMargin) : .zero, width: .ofRoom,
                minHeight: 0)
        case .rows: .stack(.vertical, spacing: 0, .leading)
        case .sectionRoom(let height): .fixed(LayoutSize(width: 0, height: height))
        }
    }

    private mutating func arrangement(of content: Blueprint.Content, in place: Place) -> LayoutNode.Arrangement {
        switch content {
        case .text(let text):
            // A bar's text does not grow without end; the Large Content Viewer
            // shows it.
            let font = font(place.systemStyle ?? text.style, place)
            let styles = textStyles(place)
            let lineLimit = place.systemStyle != nil ? 1 : text.lineLimit ?? styles?.lineLimit
            let minimumScale = text.minimumScaleFactor < 1 ? text.minimumScaleFactor : styles?.minimumScaleFactor ?? 1
            return title(text.string, font, lineLimit: lineLimit, minimumScale: minimumScale, .text, styles)
        case .image(let picture):
            let size = size(of: picture, place)
            return picture.isResizable == true ? .flexible(ideal: size) : .fixed(size)
        case .shape(let shape):
            shapes.append(shape)
            return .shape(shapes.count - 1, place.axis)
        case .control(let control): return arrangement(of: control, in: place)
        case .spacer(let length): return .spacer(minLength: length, place.axis)
        case .layered(.overlay(let alignment), _, _): return .overlay(alignment)
        case .layered(.mask(let alignment), _, _): return .mask(alignment)
        case .layered(.modal(let kind, _), _, _): return .modal(kind)
        case .layered(.background(let alignment), _, _): return .background(alignment)
        case .wrapper(let wrapper, _): return arrangement(of: wrapper, in: place)
        case .container(let container, _): return arrangement(of: container, in: place)
        }
    }

    private mutating func arrangement(of control: Blueprint.Control, in place: Place) -> LayoutNode.Arrangement {
        if let picture = control.picture { return .fixed(picture.size) }
        let isSmall = place.styles.button?.isBordered == true && [.mini, .small].contains(place.styles.controlSize)
        // Titles of small bordered buttons have 15 points at the default text size
        // (openuikit's probe of iOS 26.1).
        let font = font(place.systemStyle ?? (isSmall && control.kind == .button ? .subheadline : nil), place)
        var shape = ControlShape(control, font: font.font, styles: place.styles, place: place.surroundings, metrics: metrics)
        if place.frame >= 0 { shape.frame = limits[Int(place.frame)] }
        let isSingleLine = place.systemStyle != nil || (control.kind.isTextInput && control.kind != .textEditor)
        let (string, purpose) = control.shownText(hidesLabel: place.styles.hidesLabels == true)
        let styles = textStyles(place)
        return title(
            string, font, lineLimit: isSingleLine ? 1 : styles?.lineLimit, minimumScale: styles?.minimumScaleFactor ?? 1, shape, styles,
            purpose: purpose)
    }

    /// The text styles inherited at a part.
    private func textStyles(_ place: Place) -> Blueprint.TextStyles? {
        place.textStyles < 0 ? nil : textStyles[Int(place.textStyles)]
    }

    /// The font of text, the style from which its size follows, and the leading of
    /// that.
    private typealias StyledFont = (style: ScreenElement.TextStyle?, font: Font, leading: Double)

    /// The font of text with or without its own style.
    private func font(_ own: ScreenElement.TextStyle?, _ place: Place) -> StyledFont {
        let styles = textStyles(place)
        let font = own.map { .style($0) } ?? styles?.font ?? .body
        let size = place.systemStyle != nil ? .standard : place.textSize
        let style = font.size == nil ? font.style : nil
        var measured = font.measured(at: size, weight: styles?.weight, isBold: environment.isBoldText)
        let text = font.style.map { metrics.text($0, at: size) }
        // Where text does not grow, each style has one size.
        if metrics.design == .macOS26, let text { measured = Font(size: font.size ?? text.size, weight: measured.weight) }
        return (style, measured, style == nil ? 0 : text?.ownLeading ?? 0)
    }

    /// The extent of a picture, in points: that of a symbol follows the text around
    /// it.
    private func size(of picture: Blueprint.Picture, _ place: Place) -> LayoutSize {
        guard let scale = picture.symbolScale else { return picture.size }
        let (width, height) = ControlMetrics.symbolShares(scale)
        let size = font(nil, place).font.size
        return LayoutSize(width: roundedUpToPixel(width * size), height: roundedUpToPixel(height * size))
    }

    private mutating func arrangement(of wrapper: Blueprint.Wrapper, in place: Place) -> LayoutNode.Arrangement {
        switch wrapper {
        case .control(let kind, let role):
            let control = Blueprint.Control(kind, title: "", role: role)
            let shape = ControlShape(
                control, font: font(nil, place).font, styles: place.styles, place: place.surroundings, metrics: metrics)
            let insets = LayoutInsets(top: shape.room / 2, left: shape.sides, bottom: shape.room / 2, right: shape.sides)
            return .inset(insets, width: shape.takesWidth ? .atLeastRoom : .ofContent, minHeight: shape.leastHeight)
        case .offset(let x, let y): return .offset(x: x, y: y)
        case .position(let x, let y): return .position(x: x, y: y)
        case .transformed(let x, let y, let degrees):
            hasTransforms = true
            return .transformed(x: x, y: y, degrees: degrees)
        case .ignoresSafeArea(let edges): return .ignoresSafeArea(edges)
        case .padding(let insets): return .inset(insets, width: .ofContent, minHeight: 0)
        case .frame(let limits, let alignment, _): return framed(limits, alignment)
        case .aspectRatio(let ratio, let mode): return .aspectRatio(ratio, mode)
        case .scroll(let axes): return .scroll(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        case .fixedSize(let horizontal, let vertical): return .fixedSize(horizontal: horizontal, vertical: vertical)
        case .textSizes, .styles, .textStyles, .layoutPriority, .alignmentGuide:
            return .inset(.zero, width: .ofContent, minHeight: 0)
        case .geometryReader: return .reader
        case .relativeFrame(let width, let height, let alignment): return relativeFrame(width, height, alignment, place)
        case .presentationDetents(let detents):
            let room = safeBounds.height
            let heights = detents.map { $0.height(in: room) }
            return framed(Blueprint.FrameLimits(height: heights.min(), maxWidth: .infinity), .center)
        }
    }

    private mutating func arrangement(of container: Blueprint.Container, in place: Place) -> LayoutNode.Arrangement {
        switch container {
        case .row(let spacing, let alignment, let columnFrom):
            if let columnFrom, place.textSize >= columnFrom { return column(spacing, .leading) }
            return .stack(.horizontal, spacing: spacing, alignment)
        case .column(let spacing, let alignment): return column(spacing, alignment)
        case .layers(let horizontal, let vertical): return .layers(horizontal: horizontal, vertical: vertical)
        case .list: return .scroll(horizontal: false, vertical: true)
        case .section: return .stack(.vertical, spacing: 0, .leading)
        case .navigationBar:
            let below = place.styles.titleDisplay == .large ? 0 : metrics.barRoomBelow
            let insets = LayoutInsets(left: metrics.barMargin, bottom: below, right: metrics.barMargin)
            return .inset(insets, width: .ofRoom, minHeight: metrics.barHeight + below)
        case .tabBar:
            let insets = LayoutInsets(left: metrics.tabBarMargin, right: metrics.tabBarMargin)
            return .inset(insets, width: .ofRoom, minHeight: metrics.tabBarHeight)
        case .toolbar:
            let insets = LayoutInsets(left: metrics.barMargin, right: metrics.barMargin)
            return .inset(insets, width: .ofRoom, minHeight: metrics.barHeight)
        case .segmentedControl: return .inset(.zero, width: .ofRoom, minHeight: metrics.segmentHeight)
        case .viewThatFits(let axes): return .fitting(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        case .grid(let columns, let spacing): return custom(GridRule(columns: columns, spacing: spacing))
        case .flow(let spacing, let lineSpacing): return custom(FlowRule(spacing: spacing, lineSpacing: lineSpacing))
        case .custom(let name):
            // A check reports the mistake; see `StandardLayout.mistake(in:)`.
            guard let rule = containers[name] else { return .stack(.vertical, spacing: 0, .leading) }
            return custom(rule)
        }
    }

    private mutating func title(
        _ string: String, _ font: StyledFont, lineLimit: Int?, minimumScale: Double, _ shape: ControlShape,
        _ styles: Blueprint.TextStyles?, purpose: Title.Purpose = .title
    ) -> LayoutNode.Arrangement {
        titles.append(
            Title(
                original: string, string: environment.pseudolocale.localized(string), font: font.font, style: font.style,
                leading: font.leading, lineLimit: max(0, lineLimit ?? .max),
                minimumScale: max(0.01, minimumScale), purpose: purpose, shape: shape,
                look: Title.Look(
                    isItalic: styles?.isItalic, isUnderlined: styles?.isUnderlined, alignment: styles?.alignment?.ofRuns)))
        return .title(titles.count - 1)
    }

    /// A frame of extents that are known when the reader around it has its room.
    private mutating func relativeFrame(
        _ width: Blueprint.Length?, _ height: Blueprint.Length?, _ alignment: Blueprint.Alignment, _ place: Place
    ) -> LayoutNode.Arrangement {
        relativeFrames.append((place.reader, limits.count, width, height))
        let limits = place.reader < 0 ? Blueprint.FrameLimits(width, height, of: safeBounds.size) : Blueprint.FrameLimits()
        return framed(limits, alignment)
    }

    private mutating func column(_ spacing: Double?, _ alignment: Blueprint.Alignment) -> LayoutNode.Arrangement {
        if spacing == nil { hasNeighborSpacing = true }
        return .stack(.vertical, spacing: spacing, alignment)
    }

    private mutating func framed(_ limits: Blueprint.FrameLimits, _ alignment: Blueprint.Alignment) -> LayoutNode.Arrangement {
        self.limits.append(limits)
        return .frame(self.limits.count - 1, alignment)
    }

    private mutating func custom(_ rule: any ContainerRule) -> LayoutNode.Arrangement {
        rules.append(rule)
        return .custom(rule: rules.count - 1, children: 0..<0)
    }

    /// Lists the children of what container rules arrange, so that they can be
    /// found by number.
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
