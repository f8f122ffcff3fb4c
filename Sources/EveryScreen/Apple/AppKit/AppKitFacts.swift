#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreenCapture
    import EveryScreenModel

    extension LiveFacts {
        /// Asks an element for what NSAccessibility has a word for, in the words of UIAccessibility.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a Mac.
        @MainActor
        init(_ element: any NSAccessibilityProtocol, holdsElements: Bool, in window: NSWindow) {
            self.init()
            let told = element.accessibilityRole()
            role = told.flatMap { AppKitRole.roles[$0] }
            if let subrole = element.accessibilitySubrole(), let finer = AppKitRole.subroles[subrole] { role = finer }
            isElement = element.isAccessibilityElement() && !holdsElements
            label = [element.accessibilityLabel(), element.accessibilityTitle()].compactMap(\.self).first { !$0.isEmpty }
            value = Self.text(element.accessibilityValueDescription() ?? element.accessibilityValue())
            hint = element.accessibilityHelp()
            // A text tells what it says as its value.
            if role == .text, label == nil { (label, value) = (value, nil) }
            traits = Self.traits(of: element, role)
            identifier = element.accessibilityIdentifier()
            frame = window.turned(window.convertFromScreen(element.accessibilityFrame()))
            let point = element.accessibilityActivationPoint()
            activationPoint = window.turned(window.convertFromScreen(NSRect(origin: point, size: .zero))).origin
            hidesElements = element.isAccessibilityHidden()
            isModal = element.isAccessibilityModal()
            customActions = (element.accessibilityCustomActions() ?? []).map { ScreenElement.Action(.custom, name: $0.name) }
            namedBy = (element.accessibilityTitleUIElement() as? NSObject).map { ObjectIdentifier($0) }
            if #available(macOS 14.0, *) { inputLabels = element.accessibilityUserInputLabels() }
            if role == .disclosure { expandedStatus = element.isAccessibilityExpanded() ? .expanded : .collapsed }
        }

        /// The traits that say on iOS what roles and states say on the Mac.
        @MainActor
        private static func traits(of element: any NSAccessibilityProtocol, _ role: ScreenElement.Role?) -> ScreenElement.Traits {
            var traits: ScreenElement.Traits =
                switch role {
                case .button, .picker, .disclosure, .menuItem, .checkBox, .radioButton, .tab: .button
                case .toggle: [.button, .toggleButton]
                case .link: .link
                case .image: .image
                case .text: .staticText
                case .heading: .header
                case .slider, .stepper: .adjustable
                case .searchField: .searchField
                default: []
                }
            if element.isAccessibilitySelected() { traits.insert(.selected) }
            if !element.isAccessibilityEnabled(), role?.isControl == true { traits.insert(.notEnabled) }
            return traits
        }

        /// A value as it is spoken; `nil` for what is neither text nor number.
        private static func text(_ value: Any?) -> String? {
            switch value {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let number as NSNumber: number.stringValue
            default: nil
            }
        }
    }

    /// What the roles of NSAccessibility are to the person.
    enum AppKitRole {
        static let roles: [NSAccessibility.Role: ScreenElement.Role] = [
            .button: .button, .checkBox: .checkBox, .radioButton: .radioButton, .popUpButton: .picker, .menuButton: .button,
            .slider: .slider, .incrementor: .stepper, .comboBox: .picker, .staticText: .text, .textField: .textField,
            .textArea: .textEditor, .image: .image, .link: .link, .list: .list, .outline: .table, .table: .table, .row: .cell,
            .column: .group, .cell: .cell, .group: .group, .radioGroup: .group, .tabGroup: .group, .splitGroup: .group,
            .scrollArea: .scrollView, .toolbar: .toolbar, .menu: .menu, .menuBar: .menu, .menuItem: .menuItem, .window: .group,
            .sheet: .sheet, .popover: .dialog, .progressIndicator: .progressIndicator, .levelIndicator: .progressIndicator,
            .disclosureTriangle: .disclosure,
        ]

        static let subroles: [NSAccessibility.Subrole: ScreenElement.Role] = [
            .switch: .toggle, .toggle: .toggle, .searchField: .searchField, .secureTextField: .secureTextField, .tabButton: .tab,
            .dialog: .dialog,
        ]
    }
#endif
