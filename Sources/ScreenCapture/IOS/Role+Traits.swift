package import EveryScreenModel

extension ScreenElement.Role {
    /// The traits of UIAccessibility that a control of the role has.
    package var impliedTraits: ScreenElement.Traits {
        switch self {
        case .button, .tab, .menuItem, .segment, .checkBox, .radioButton, .disclosure, .picker: .button
        case .toggle: [.button, .toggleButton]
        case .link: .link
        case .image: .image
        case .text: .staticText
        case .heading: .header
        case .searchField: .searchField
        case .slider, .stepper: .adjustable
        case .keyboardKey: .keyboardKey
        default: []
        }
    }
}
