#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation
    import EveryScreenLayout
    import EveryScreenModel
    import SwiftUI

    extension HostedBlueprint {
        func control(_ control: Blueprint.Control) -> AnyView {
            let title = environment.pseudolocale.localized(control.title)
            switch control.kind {
            case .button:
                let roles: [Blueprint.Control.ButtonRole: SwiftUI.ButtonRole] = [.destructive: .destructive, .cancel: .cancel]
                return AnyView(Button(title, role: control.role.flatMap { roles[$0] }) {})
            case .imageButton:
                let (name, size) = (control.picture?.name ?? "", control.picture?.size ?? .zero)
                return AnyView(
                    Button(action: {}) {
                        Image(decorative: name).resizable().frame(width: CGFloat(size.width), height: CGFloat(size.height))
                    })
            case .link: return AnyView(Link(title, destination: URL(fileURLWithPath: "/")))
            case .toggle: return AnyView(Toggle(title, isOn: .constant(control.isOn == true)))
            case .slider:
                #if os(tvOS)
                    return AnyView(Button(title) {}.accessibilityValue(control.value ?? ""))
                #else
                    return AnyView(Slider(value: .constant(0.5)).accessibilityLabel(title).accessibilityValue(control.value ?? ""))
                #endif
            case .stepper:
                #if os(tvOS)
                    return AnyView(Button(title) {}.accessibilityValue(control.value ?? ""))
                #else
                    return AnyView(Stepper(title, value: .constant(1)).accessibilityValue(control.value ?? ""))
                #endif
            case .picker: return AnyView(Button("\(title) \(control.value ?? "")") {}.accessibilityLabel(title))
            case .field, .searchField: return AnyView(TextField(title, text: .constant(control.value ?? "")))
            case .secureField: return AnyView(SecureField(title, text: .constant("")))
            case .textEditor:
                #if os(tvOS)
                    return AnyView(TextField(title, text: .constant(control.value ?? "")))
                #else
                    return AnyView(TextEditor(text: .constant(control.value ?? "")).accessibilityLabel(title))
                #endif
            case .spinner: return AnyView(ProgressView())
            case .progress: return AnyView(ProgressView(title, value: 0.5).accessibilityValue(control.value ?? ""))
            }
        }

        /// Sets the accessibility modifiers of a blueprint that SwiftUI has.
        func modified(_ view: AnyView, _ modifiers: Blueprint.AccessibilityModifiers) -> AnyView {
            var view = view
            switch modifiers.children {
            case .contain: view = AnyView(view.accessibilityElement(children: .contain))
            case .combine: view = AnyView(view.accessibilityElement(children: .combine))
            case .ignore: view = AnyView(view.accessibilityElement(children: .ignore))
            case nil: break
            }
            if let label = modifiers.label { view = AnyView(view.accessibilityLabel(label)) }
            if let value = modifiers.value { view = AnyView(view.accessibilityValue(value)) }
            if let hint = modifiers.hint { view = AnyView(view.accessibilityHint(hint)) }
            if let identifier = modifiers.identifier { view = AnyView(view.accessibilityIdentifier(identifier)) }
            if let isHidden = modifiers.isHidden { view = AnyView(view.accessibilityHidden(isHidden)) }
            if modifiers.isHeading == true { view = AnyView(view.accessibilityAddTraits(.isHeader)) }
            if let isEnabled = modifiers.isEnabled { view = AnyView(view.disabled(!isEnabled)) }
            if let priority = modifiers.sortPriority { view = AnyView(view.accessibilitySortPriority(priority)) }
            if let labels = modifiers.inputLabels { view = AnyView(view.accessibilityInputLabels(labels)) }
            if let responds = modifiers.respondsToUserInteraction {
                view = AnyView(view.accessibilityRespondsToUserInteraction(responds))
            }
            for name in modifiers.customActions ?? [] { view = AnyView(view.accessibilityAction(named: name) {}) }
            let named: [(ScreenElement.Traits, AccessibilityTraits)] = [
                (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected), (.header, .isHeader),
            ]
            for (trait, own) in named {
                if modifiers.addedTraits?.contains(trait) == true { view = AnyView(view.accessibilityAddTraits(own)) }
                if modifiers.removedTraits?.contains(trait) == true { view = AnyView(view.accessibilityRemoveTraits(own)) }
            }
            if let scheme = modifiers.colorScheme { view = AnyView(view.environment(\.colorScheme, scheme == .dark ? .dark : .light)) }
            if let foreground = modifiers.foreground {
                view = AnyView(view.foregroundStyle(SwiftUI.Color(foreground.color(in: environment))))
            }
            if let background = modifiers.background { view = AnyView(view.background(SwiftUI.Color(background.color(in: environment)))) }
            return view
        }
    }

    extension SwiftUI.Color {
        /// The color in SwiftUI.
        fileprivate init(_ color: SRGBColor) {
            self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
        }
    }
#endif
