#if canImport(UIKit) && !os(watchOS)
    import EveryScreenLayout
    import EveryScreenModel
    import UIKit

    /// Makes UIKit views of blueprints; recursion as deep as the blueprint.
    @MainActor
    struct BlueprintViews {
        private(set) var environment: UserEnvironment
        let containers: [String: UIKitLayout.ContainerView]
        /// The color of text and marks that the blueprint or one around it sets.
        private(set) var foreground: UIColor?

        /// Returns a view with the blueprint at its upper leading corner.
        func root(_ blueprint: Blueprint) -> UIView {
            let root = UIView()
            let content = view(blueprint)
            root.hold(content, bottom: content is UIScrollView ? 0 : nil)
            return root
        }

        func view(_ blueprint: Blueprint) -> UIView {
            guard let modifiers = blueprint.ownModifiers else { return plain(blueprint) }
            var maker = self
            if let scheme = modifiers.colorScheme { maker.environment.appearance = scheme }
            if let foreground = modifiers.foreground { maker.foreground = UIColor(foreground.color(in: maker.environment)) }
            let view = maker.plain(blueprint)
            view.apply(modifiers)
            if let background = modifiers.background { view.backgroundColor = UIColor(background.color(in: maker.environment)) }
            return view
        }

        private func plain(_ blueprint: Blueprint) -> UIView {
            switch blueprint.content {
            case .text(let text): return label(text)
            case .image(let picture):
                let image = UIImageView()
                image.setExtent(width: picture.size.width, height: picture.size.height)
                image.isAccessibilityElement = !picture.isDecorative
                return image
            case .control(let control): return self.control(control)
            case .shape(let shape):
                let view = UIView()
                if shape.kind == .divider { view.setExtent(minHeight: 1.0 / 3) }
                view.isAccessibilityElement = false
                return view
            case .spacer(let minLength):
                let spacer = UIView()
                spacer.setExtent(minHeight: minLength)
                return spacer
            case .container(let container, let children): return self.container(container, children)
            case .wrapper(let wrapper, let child): return wrapped(wrapper, view(child))
            case .layered(let layering, let base, let over): return layered(layering, view(base), view(over))
            }
        }

        func label(_ text: Blueprint.TextContent) -> UILabel {
            let label = UILabel()
            label.text = environment.pseudolocale.localized(text.string)
            label.font = .preferredFont(forTextStyle: (text.style ?? .body).uiKit)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = text.lineLimit ?? 0
            label.adjustsFontSizeToFitWidth = text.minimumScaleFactor < 1
            if text.minimumScaleFactor < 1 { label.minimumScaleFactor = CGFloat(text.minimumScaleFactor) }
            if let foreground { label.textColor = foreground }
            return label
        }

        private func wrapped(_ wrapper: Blueprint.Wrapper, _ child: UIView) -> UIView {
            let holder = UIView()
            switch wrapper {
            case .padding(let insets):
                holder.hold(child, leading: insets.left, top: insets.top, trailing: insets.right, bottom: insets.bottom)
            case .frame(let limits, let alignment, let clips):
                holder.clipsToBounds = clips
                holder.setExtent(
                    width: limits.width, height: limits.height, minWidth: limits.minWidth, minHeight: limits.minHeight,
                    maxWidth: limits.maxWidth, maxHeight: limits.maxHeight)
                holder.hold(child, trailing: alignment == .leading ? nil : 0, bottom: nil)
            case .scroll(let axes):
                let region = UIScrollView(frame: .zero)
                region.hold(child)
                if !axes.contains(.horizontal) {
                    NSLayoutConstraint.activate([child.widthAnchor.constraint(equalTo: region.widthAnchor)])
                }
                return region
            case .textSizes(let from, let upTo):
                holder.hold(child)
                child.minimumContentSizeCategory = from.map { UserEnvironment(textSize: $0).contentSizeCategory }
                child.maximumContentSizeCategory = upTo.map { UserEnvironment(textSize: $0).contentSizeCategory }
            case .control(let kind, _):
                holder.hold(child)
                holder.isAccessibilityElement = true
                holder.accessibilityTraits = kind == .link ? .link : .button
            case .aspectRatio, .fixedSize, .styles, .textStyles, .layoutPriority, .offset, .position, .transformed, .ignoresSafeArea,
                .relativeFrame, .alignmentGuide, .presentationDetents:
                return child
            case .geometryReader: holder.hold(child, trailing: nil, bottom: nil)
            }
            return holder
        }

        private func layered(_ layering: Blueprint.Layering, _ base: UIView, _ over: UIView) -> UIView {
            let holder = UIView()
            if case .background = layering { holder.hold(over) }
            holder.hold(base)
            switch layering {
            case .background: break
            case .mask: holder.clipsToBounds = true
            case .overlay: holder.hold(over, leading: nil, top: nil, trailing: nil, bottom: nil)
            case .modal:
                let modal = UIView()
                modal.accessibilityViewIsModal = true
                modal.hold(over)
                holder.hold(modal)
            }
            return holder
        }
    }

    extension UIColor {
        /// The color in UIKit.
        fileprivate convenience init(_ color: SRGBColor) {
            self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
        }
    }
#endif
