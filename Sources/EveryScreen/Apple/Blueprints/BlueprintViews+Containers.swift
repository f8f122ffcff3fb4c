#if canImport(UIKit) && !os(watchOS)
    import EveryScreenLayout
    import EveryScreenModel
    import UIKit

    extension BlueprintViews {
        func container(_ container: Blueprint.Container, _ children: [Blueprint]) -> UIView {
            let views = children.map(view)
            switch container {
            case .row(let spacing, let alignment, let columnFrom):
                let isColumn = columnFrom.map { environment.textSize >= $0 } ?? false
                return stack(isColumn ? .vertical : .horizontal, alignment.uiKit, spacing ?? 8, views)
            case .column(let spacing, let alignment): return stack(.vertical, alignment.uiKit, spacing ?? 8, views)
            case .layers:
                let holder = UIView()
                for view in views { holder.hold(view) }
                return holder
            case .list:
                let list = stack(.vertical, .fill, 0, views.map(cell))
                list.accessibilityContainerType = .list
                return list
            case .section(let header, let footer):
                let texts = [header, footer].map { $0.isEmpty ? nil : label(Blueprint.TextContent($0, style: .footnote)) }
                texts[0]?.accessibilityTraits.insert(.header)
                return stack(.vertical, .fill, 0, [texts[0]].compactMap(\.self) + views.map(cell) + [texts[1]].compactMap(\.self))
            case .grid(let columns, let spacing): return grid(columns, spacing, views)
            case .flow(_, let lineSpacing): return stack(.vertical, .leading, lineSpacing, views)
            case .navigationBar(let title, let back, let leading): return navigationBar(title, back, views, leading: leading ?? 0)
            case .toolbar: return stack(.horizontal, .center, 8, views)
            case .viewThatFits: return views.first ?? UIView()
            case .tabBar(let selected), .segmentedControl(let selected):
                for (index, view) in views.enumerated() where index == selected { view.accessibilityTraits.insert(.selected) }
                let bar = stack(.horizontal, .center, 0, views)
                bar.distribution = .fillEqually
                if case .tabBar = container { bar.accessibilityTraits = .tabBar }
                return bar
            case .custom(let name):
                // A check reports the mistake; see `UIKitLayout.mistake(in:)`.
                guard let make = containers[name] else { return stack(.vertical, .leading, 0, views) }
                return make(views)
            }
        }

        func stack(_ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ spacing: Double, _ views: [UIView]) -> UIStackView
        {
            let stack = UIStackView(arrangedSubviews: views)
            (stack.axis, stack.alignment, stack.spacing) = (axis, alignment, CGFloat(spacing))
            return stack
        }

        /// A row of a list: as high as a touch target.
        private func cell(_ view: UIView) -> UIView {
            let cell = UIView()
            cell.hold(view, leading: 16, trailing: 16)
            cell.setExtent(minHeight: 44)
            return cell
        }

        private func grid(_ columns: Blueprint.GridColumns, _ spacing: Double, _ views: [UIView]) -> UIView {
            let count = columns.count(in: environment.screenSize.width, spacing: spacing)
            let rows = stride(from: 0, to: views.count, by: count).map { start in
                let row = stack(.horizontal, .fill, spacing, Array(views[start..<min(views.count, start + count)]))
                if case .fitted = columns {} else { row.distribution = .fillEqually }
                return row
            }
            return stack(.vertical, .fill, spacing, rows)
        }

        private func navigationBar(_ title: String, _ back: String?, _ items: [UIView], leading: Int) -> UIView {
            let heading = label(Blueprint.TextContent(title, style: .headline))
            heading.accessibilityTraits.insert(.header)
            let goesBack = back.map { button(environment.pseudolocale.localized($0)) }
            let (first, last) = (items.prefix(leading), items.dropFirst(leading))
            return stack(.horizontal, .center, 8, [goesBack].compactMap(\.self) + first + [heading] + last)
        }
    }

    extension Blueprint.Alignment {
        /// The alignment in UIKit's stacks.
        fileprivate var uiKit: UIStackView.Alignment {
            switch self {
            case .leading, .top, .topLeading, .topTrailing, .bottomLeading, .firstTextBaseline: .leading
            case .center: .center
            case .trailing, .bottom, .bottomTrailing, .lastTextBaseline: .trailing
            }
        }
    }
#endif
