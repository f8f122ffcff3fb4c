#if canImport(UIKit) && !os(watchOS)
    import EveryScreenLayout
    import EveryScreenModel
    import UIKit

    extension UIView {
        /// Sets the accessibility modifiers of a blueprint that UIKit has.
        func apply(_ modifiers: Blueprint.AccessibilityModifiers) {
            if let label = modifiers.label { accessibilityLabel = label }
            if let value = modifiers.value { accessibilityValue = value }
            if let hint = modifiers.hint { accessibilityHint = hint }
            if let identifier = modifiers.identifier { accessibilityIdentifier = identifier }
            if let isHidden = modifiers.isHidden { accessibilityElementsHidden = isHidden }
            if modifiers.isHeading == true { accessibilityTraits.insert(.header) }
            if let isEnabled = modifiers.isEnabled { setEnabled(isEnabled) }
            if let traits = modifiers.addedTraits { accessibilityTraits.formUnion(UIAccessibilityTraits(rawValue: traits.rawValue)) }
            if let traits = modifiers.removedTraits { accessibilityTraits.subtract(UIAccessibilityTraits(rawValue: traits.rawValue)) }
            if let names = modifiers.customActions {
                accessibilityCustomActions = names.map { UIAccessibilityCustomAction(name: $0) { _ in true } }
            }
            if let labels = modifiers.inputLabels { accessibilityUserInputLabels = labels }
            if let language = modifiers.language { accessibilityLanguage = language }
            if let responds = modifiers.respondsToUserInteraction { accessibilityRespondsToUserInteraction = responds }
            #if !os(tvOS)
                if let group = modifiers.focusGroup { focusGroupIdentifier = group }
            #endif
            switch modifiers.navigationStyle {
            case .separate: accessibilityNavigationStyle = .separate
            case .combined: accessibilityNavigationStyle = .combined
            case .automatic, nil: break
            }
            apply(modifiers.children)
        }

        private func apply(_ children: Blueprint.AccessibilityModifiers.Children?) {
            switch children {
            case .contain: accessibilityContainerType = .semanticGroup
            case .ignore: isAccessibilityElement = true
            case .combine:
                isAccessibilityElement = true
                if accessibilityLabel == nil { accessibilityLabel = spokenLabels.joined(separator: ", ") }
            case nil: break
            }
        }

        private var spokenLabels: [String] {
            subviews.flatMap { view in
                view.isAccessibilityElement ? [view.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty } : view.spokenLabels
            }
        }

        private func setEnabled(_ isEnabled: Bool) {
            if let control = self as? UIControl { control.isEnabled = isEnabled }
            for view in subviews { view.setEnabled(isEnabled) }
        }

        /// Pins a view at distances from its container's edges; `nil` leaves an
        /// edge free, and centers the view if both are.
        func hold(
            _ view: UIView, leading: Double? = 0, top: Double? = 0, trailing: Double? = 0, bottom: Double? = 0
        ) {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            var constraints: [NSLayoutConstraint] = []
            if let leading { constraints.append(view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading)) }
            if let trailing { constraints.append(view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -trailing)) }
            if let top { constraints.append(view.topAnchor.constraint(equalTo: topAnchor, constant: top)) }
            if let bottom { constraints.append(view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom)) }
            if leading == nil, trailing == nil { constraints.append(view.centerXAnchor.constraint(equalTo: centerXAnchor)) }
            if top == nil, bottom == nil { constraints.append(view.centerYAnchor.constraint(equalTo: centerYAnchor)) }
            NSLayoutConstraint.activate(constraints)
        }

        /// Sets or limits the size of a view, in points; infinity is no limit.
        func setExtent(
            width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, minHeight: Double? = nil, maxWidth: Double? = nil,
            maxHeight: Double? = nil
        ) {
            let constraints = [
                width.map { widthAnchor.constraint(equalToConstant: $0) }, height.map { heightAnchor.constraint(equalToConstant: $0) },
                minWidth.map { widthAnchor.constraint(greaterThanOrEqualToConstant: $0) },
                minHeight.map { heightAnchor.constraint(greaterThanOrEqualToConstant: $0) },
                maxWidth.flatMap { $0.isFinite ? widthAnchor.constraint(lessThanOrEqualToConstant: $0) : nil },
                maxHeight.flatMap { $0.isFinite ? heightAnchor.constraint(lessThanOrEqualToConstant: $0) : nil },
            ]
            NSLayoutConstraint.activate(constraints.compactMap(\.self))
        }
    }

    extension UIFont.TextStyle {
        /// The style of large titles, which tvOS lacks: the documentation of
        /// `largeTitle` lists no tvOS.
        static var ofLargeTitles: UIFont.TextStyle {
            #if os(tvOS)
                UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
            #else
                .largeTitle
            #endif
        }
    }

    extension ScreenElement.TextStyle {
        /// The text style in UIKit.
        var uiKit: UIFont.TextStyle {
            switch self {
            case .largeTitle: .ofLargeTitles
            case .title1: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .body: .body
            case .callout: .callout
            case .subheadline: .subheadline
            case .footnote: .footnote
            case .caption1: .caption1
            case .caption2: .caption2
            }
        }
    }
#endif
