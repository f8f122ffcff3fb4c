#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation
    import EveryScreenLayout
    import EveryScreenModel
    import SwiftUI

    /// Makes SwiftUI views of blueprints; recursion as deep as the blueprint.
    @MainActor
    struct HostedBlueprint {
        private(set) var environment: UserEnvironment
        let containers: [String: SwiftUILayout.ContainerView]

        func view(_ blueprint: Blueprint) -> AnyView {
            guard let modifiers = blueprint.ownModifiers else { return plain(blueprint) }
            var maker = self
            if let scheme = modifiers.colorScheme { maker.environment.appearance = scheme }
            return maker.modified(maker.plain(blueprint), modifiers)
        }

        private func plain(_ blueprint: Blueprint) -> AnyView {
            switch blueprint.content {
            case .text(let text): return self.text(text)
            case .image(let picture) where picture.symbolScale != nil:
                let image = Image(systemName: picture.name)
                let shown = picture.isResizable == true ? image.resizable() : image
                let symbol = AnyView(shown.imageScale(picture.symbolScale?.swiftUI ?? .medium))
                return picture.isDecorative ? AnyView(symbol.accessibilityHidden(true)) : symbol
            case .image(let picture):
                let image = picture.isDecorative ? Image(decorative: picture.name) : Image(picture.name)
                if picture.isResizable == true { return AnyView(image.resizable()) }
                return AnyView(image.resizable().frame(width: CGFloat(picture.size.width), height: CGFloat(picture.size.height)))
            case .control(let control): return self.control(control)
            case .shape(let shape): return self.shape(shape)
            case .spacer(let minLength): return AnyView(Spacer(minLength: CGFloat(minLength)))
            case .container(let container, let children): return self.container(container, children.map(view))
            case .wrapper(let wrapper, let child): return wrapped(wrapper, view(child))
            case .layered(let layering, let base, let over):
                if case .modal = layering {
                    return AnyView(ZStack { [view(base), AnyView(view(over).accessibilityAddTraits(.isModal))].joined })
                }
                if case .mask = layering { return AnyView(view(base).clipped()) }
                if case .background = layering { return AnyView(view(base).background(alignment: .center) { view(over) }) }
                return AnyView(view(base).overlay { view(over) })
            }
        }

        func text(_ text: Blueprint.TextContent) -> AnyView {
            var view = AnyView(Text(verbatim: environment.pseudolocale.localized(text.string)))
            // A text inherits styles that it does not set, as blueprints do.
            if let style = text.style { view = AnyView(view.font(.system(style.swiftUI))) }
            if let limit = text.lineLimit { view = AnyView(view.lineLimit(limit)) }
            if text.minimumScaleFactor < 1 { view = AnyView(view.minimumScaleFactor(CGFloat(text.minimumScaleFactor))) }
            return view
        }

        private func shape(_ shape: Blueprint.Shape) -> AnyView {
            switch shape.kind {
            case .rectangle: AnyView(Rectangle())
            case .roundedRectangle: AnyView(RoundedRectangle(cornerRadius: CGFloat(shape.cornerRadius)))
            case .circle: AnyView(Circle())
            case .ellipse: AnyView(Ellipse())
            case .capsule: AnyView(Capsule())
            case .divider: AnyView(Divider())
            }
        }

        private func container(_ container: Blueprint.Container, _ views: [AnyView]) -> AnyView {
            switch container {
            case .row(let spacing, _, let columnFrom):
                if let columnFrom, environment.textSize >= columnFrom { return column(spacing, views) }
                return AnyView(HStack(spacing: spacing.map { CGFloat($0) }) { views.joined })
            case .column(let spacing, let alignment):
                let sides: [Blueprint.Alignment: HorizontalAlignment] = [.leading: .leading, .center: .center, .trailing: .trailing]
                return AnyView(VStack(alignment: sides[alignment] ?? .center, spacing: spacing.map { CGFloat($0) }) { views.joined })
            case .layers: return AnyView(ZStack { views.joined })
            case .list: return column(0, views.map { AnyView($0.frame(minHeight: 44)) })
            case .section(let header, let footer):
                let heading = header.isEmpty ? [] : [AnyView(text(Blueprint.TextContent(header)).accessibilityAddTraits(.isHeader))]
                return column(0, heading + views + (footer.isEmpty ? [] : [text(Blueprint.TextContent(footer, style: .footnote))]))
            case .grid(let columns, let spacing): return grid(columns, spacing, views)
            case .flow(_, let lineSpacing): return column(lineSpacing, views)
            case .navigationBar(let title, let back, let leading):
                let heading = AnyView(text(Blueprint.TextContent(title, style: .headline)).accessibilityAddTraits(.isHeader))
                let goesBack = back.map { AnyView(Button(environment.pseudolocale.localized($0)) {}) }
                let (first, last) = (views.prefix(leading ?? 0), views.dropFirst(leading ?? 0))
                return AnyView(HStack { ([goesBack].compactMap(\.self) + first + [heading] + last).joined })
            case .toolbar: return AnyView(HStack { views.joined })
            case .viewThatFits(let axes): return fitting(axes, views)
            case .tabBar(let selected), .segmentedControl(let selected):
                let tabs = views.enumerated().map { index, tab in index == selected ? AnyView(tab.accessibilityAddTraits(.isSelected)) : tab
                }
                return AnyView(HStack { tabs.joined })
            case .custom(let name):
                // A check reports the mistake; see `SwiftUILayout.mistake(in:)`.
                guard let make = containers[name] else { return column(0, views) }
                return make(views)
            }
        }

        private func fitting(_ axes: [ScreenElement.Axis], _ views: [AnyView]) -> AnyView {
            let sets: [ScreenElement.Axis: Axis.Set] = [.horizontal: .horizontal, .vertical: .vertical]
            return AnyView(ViewThatFits(in: Axis.Set(axes.compactMap { sets[$0] })) { views.joined })
        }

        private func column(_ spacing: Double?, _ views: [AnyView]) -> AnyView {
            AnyView(VStack(alignment: .leading, spacing: spacing.map { CGFloat($0) }) { views.joined })
        }

        private func grid(_ columns: Blueprint.GridColumns, _ spacing: Double, _ views: [AnyView]) -> AnyView {
            let count = columns.count(in: environment.screenSize.width, spacing: spacing)
            let rows = stride(from: 0, to: views.count, by: count).map { start in
                AnyView(HStack(spacing: CGFloat(spacing)) { Array(views[start..<min(views.count, start + count)]).joined })
            }
            return column(spacing, rows)
        }

        private func wrapped(_ wrapper: Blueprint.Wrapper, _ child: AnyView) -> AnyView {
            switch wrapper {
            case .padding(let insets):
                return AnyView(
                    child.padding(
                        EdgeInsets(
                            top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                            trailing: CGFloat(insets.right))))
            case .frame(let limits, _, let clips):
                let fixed = child.frame(width: limits.width.map { CGFloat($0) }, height: limits.height.map { CGFloat($0) })
                let bounded = fixed.frame(
                    minWidth: limits.minWidth.map { CGFloat($0) }, maxWidth: limits.maxWidth.map { CGFloat($0) },
                    minHeight: limits.minHeight.map { CGFloat($0) }, maxHeight: limits.maxHeight.map { CGFloat($0) })
                return clips ? AnyView(bounded.clipped()) : AnyView(bounded)
            case .aspectRatio(let ratio, let mode):
                return AnyView(child.aspectRatio(CGFloat(ratio), contentMode: mode == .fit ? .fit : .fill))
            case .scroll(let axes):
                var set: SwiftUI.Axis.Set = axes.contains(.vertical) ? .vertical : []
                if axes.contains(.horizontal) { set.insert(.horizontal) }
                return AnyView(ScrollView(set) { child })
            case .fixedSize(let horizontal, let vertical): return AnyView(child.fixedSize(horizontal: horizontal, vertical: vertical))
            case .textSizes(let from, let upTo):
                let (least, most) = (from ?? .xSmall, upTo ?? .accessibility5)
                // For a reversed range, the lower limit counts.
                return AnyView(child.dynamicTypeSize(least.swiftUI...max(least, most).swiftUI))
            case .styles(let styles): return child.styled(styles)
            case .textStyles(let styles): return child.styled(styles)
            case .control(let kind, _):
                let button = Button(action: {}, label: { child })
                return kind == .link ? AnyView(button.accessibilityAddTraits(.isLink)) : AnyView(button)
            case .offset(let x, let y): return AnyView(child.offset(x: CGFloat(x), y: CGFloat(y)))
            case .position(let x, let y): return AnyView(child.position(x: CGFloat(x), y: CGFloat(y)))
            case .transformed(let x, let y, let degrees):
                return AnyView(child.scaleEffect(x: CGFloat(x), y: CGFloat(y)).rotationEffect(.degrees(degrees)))
            case .ignoresSafeArea: return AnyView(child.ignoresSafeArea())
            case .layoutPriority(let priority): return AnyView(child.layoutPriority(priority))
            case .geometryReader: return AnyView(child.frame(maxWidth: .infinity, maxHeight: .infinity))
            // Lengths of a reader, lines and detents are left out.
            case .relativeFrame, .alignmentGuide, .presentationDetents: return child
            }
        }
    }

    extension [AnyView] {
        /// The views in sequence.
        @MainActor var joined: some View { ForEach(indices, id: \.self) { self[$0] } }
    }

    extension Blueprint.SymbolScale {
        /// The scale in SwiftUI.
        fileprivate var swiftUI: SwiftUI.Image.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    extension UserEnvironment.TextSize {
        /// The text size in SwiftUI.
        fileprivate var swiftUI: DynamicTypeSize {
            let sizes: [DynamicTypeSize] = [
                .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
                .accessibility4, .accessibility5,
            ]
            return sizes[rawValue]
        }
    }
#endif
