#if canImport(UIKit) && !os(watchOS)
    import EveryScreenLayout
    import EveryScreenModel
    import UIKit

    extension BlueprintViews {
        func control(_ control: Blueprint.Control) -> UIView {
            let title = environment.pseudolocale.localized(control.title)
            switch control.kind {
            case .button:
                let button = button(title)
                if control.role == .destructive { button.role = .destructive }
                if control.role == .cancel { button.role = .cancel }
                return button
            case .imageButton:
                let button = button("")
                button.setExtent(width: control.picture?.size.width, height: control.picture?.size.height)
                return button
            case .link:
                let link = button(title)
                link.accessibilityTraits = .link
                return link
            case .picker:
                let button = button("\(title) \(control.value ?? "")")
                (button.accessibilityLabel, button.accessibilityValue) = (title, control.value)
                return button
            case .spinner:
                let wheel = UIActivityIndicatorView(style: .medium)
                wheel.startAnimating()
                return wheel
            case .progress:
                let bar = UIProgressView()
                (bar.accessibilityLabel, bar.accessibilityValue) = (title, control.value)
                return bar
            case .field, .secureField, .searchField: return field(control, title)
            case .textEditor:
                let editor = UITextView(frame: .zero)
                editor.text = control.value
                editor.font = .preferredFont(forTextStyle: .body)
                editor.adjustsFontForContentSizeCategory = true
                if let foreground { editor.textColor = foreground }
                editor.accessibilityLabel = title
                editor.setExtent(minHeight: 88)
                return stack(.vertical, .fill, 4, [label(Blueprint.TextContent(title)).silent, editor])
            case .toggle, .slider, .stepper: return touchControl(control, title)
            }
        }

        func button(_ title: String) -> UIButton {
            let button = UIButton(type: .system)
            if !title.isEmpty { button.setTitle(title, for: .normal) }
            button.titleLabel?.numberOfLines = 0
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            if let foreground {
                button.setTitleColor(foreground, for: .normal)
                button.tintColor = foreground
            }
            button.addAction(UIAction { _ in }, for: .touchUpInside)
            button.setExtent(minWidth: 44, minHeight: 44)
            return button
        }

        private func field(_ control: Blueprint.Control, _ title: String) -> UIView {
            let field = UITextField(frame: .zero)
            #if !os(tvOS)
                let input = control.kind == .searchField ? UISearchTextField(frame: .zero) : field
            #else
                let input = field
            #endif
            input.text = control.value
            input.isSecureTextEntry = control.kind == .secureField
            input.font = .preferredFont(forTextStyle: .body)
            input.adjustsFontForContentSizeCategory = true
            if let foreground { input.textColor = foreground }
            input.accessibilityLabel = title
            input.setExtent(minHeight: 44)
            return stack(.vertical, .fill, 4, [label(Blueprint.TextContent(title)).silent, input])
        }

        /// The controls of touch screens only; on tvOS a button replaces them.
        private func touchControl(_ control: Blueprint.Control, _ title: String) -> UIView {
            #if os(tvOS)
                return button(title)
            #else
                switch control.kind {
                case .slider:
                    let slider = UISlider(frame: .zero)
                    (slider.accessibilityLabel, slider.accessibilityValue) = (title, control.value)
                    slider.setExtent(minHeight: 44)
                    return slider
                case .stepper:
                    let stepper = UIStepper(frame: .zero)
                    // The buttons of a stepper are separate stops; here it is one
                    // adjustable element.
                    stepper.isAccessibilityElement = true
                    stepper.accessibilityTraits = .adjustable
                    (stepper.accessibilityLabel, stepper.accessibilityValue) = (title, control.value)
                    return stack(.horizontal, .center, 8, [label(Blueprint.TextContent(title)).silent, stepper])
                default:
                    let toggle = UISwitch(frame: .zero)
                    toggle.isOn = control.isOn == true
                    toggle.accessibilityLabel = title
                    return stack(.horizontal, .center, 8, [label(Blueprint.TextContent(title)).silent, toggle])
                }
            #endif
        }
    }

    extension UILabel {
        /// The label hidden from assistive technology, for the title of a control
        /// that has it as its label.
        fileprivate var silent: UILabel {
            isAccessibilityElement = false
            return self
        }
    }
#endif
