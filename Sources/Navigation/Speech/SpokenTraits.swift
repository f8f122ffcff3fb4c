import EveryScreenModel

/// The traits by which VoiceOver speaks: those of the element, and the private ones
/// that its role implies.
struct SpokenTraits {
    private let traits: ScreenElement.Traits
    let isTextField: Bool
    let isSecure: Bool
    let isTextArea: Bool
    let isTab: Bool

    /// Bits without a public name, found in captures; confidence medium.
    private static let textEntry = ScreenElement.Traits(rawValue: 1 << 18)
    private static let isEditing = ScreenElement.Traits(rawValue: 1 << 21)
    private static let secureTextField = ScreenElement.Traits(rawValue: 1 << 24)
    private static let backButton = ScreenElement.Traits(rawValue: 1 << 27)
    private static let tabItem = ScreenElement.Traits(rawValue: 1 << 28)
    private static let textArea = ScreenElement.Traits(rawValue: 1 << 47)

    init(_ element: ScreenElement) {
        // In a capture without traits, the role implies those that UIKit would set.
        var traits = element.traits ?? element.role.usualTraits
        if element.isEnabled == false { traits.insert(.notEnabled) }
        self.traits = traits
        let role = element.role
        isSecure = role == .secureTextField || traits.contains(Self.secureTextField)
        isTextArea = role == .textEditor || traits.contains(Self.textArea)
        isTextField = role == .textField || isSecure || isTextArea || traits.contains(Self.textEntry)
        isTab = role == .tab || traits.contains(Self.tabItem)
    }

    func contains(_ trait: ScreenElement.Traits) -> Bool { traits.contains(trait) }
    var isBackButton: Bool { traits.contains(Self.backButton) }
    var isToggle: Bool { traits.contains(.toggleButton) }
    var isBeingEdited: Bool { traits.contains(Self.isEditing) }
    var isDimmed: Bool { traits.contains(.notEnabled) }
}

extension ScreenElement.Role {
    /// The traits that UIKit sets for an element of this role.
    fileprivate var usualTraits: ScreenElement.Traits {
        switch self {
        case .button, .picker, .menuItem, .disclosure, .segment: .button
        case .toggle, .checkBox: [.button, .toggleButton]
        case .link: .link
        case .image: .image
        case .heading: .header
        case .slider, .stepper: .adjustable
        case .searchField: .searchField
        case .keyboardKey: .keyboardKey
        case .text: .staticText
        default: []
        }
    }
}
