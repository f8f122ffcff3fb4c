#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreenCapture
    import EveryScreenModel

    extension LiveFacts {
        /// Reads an element's NSAccessibility properties, as properties of
        /// UIAccessibility.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a
        /// Mac.
        @MainActor
        init(_ element: AppKitElement, holdsElements: Bool, in window: NSWindow) {
            self.init()
            role = element.role.flatMap { AppKitRole.roles[$0] ?? AppKitRole.namedRoles[$0.rawValue] }
            if let subrole = element.subrole, let finer = AppKitRole.subroles[subrole] { role = finer }
            isElement = element.isElement && !holdsElements
            label = [element.label, element.title].compactMap(\.self).first { !$0.isEmpty }
            value = Self.text(element.value)
            hint = element.help
            // The value of a text is its text, and that of a heading may be its
            // level.
            if role == .text || role == .heading, label == nil { (label, value) = (value, nil) }
            if role == .heading, value.flatMap({ Int($0) }) != nil { value = nil }
            traits = Self.traits(of: element, role)
            identifier = element.identifier
            frame = window.turned(window.convertFromScreen(element.frame))
            if let point = element.activationPoint {
                activationPoint = window.turned(window.convertFromScreen(NSRect(origin: point, size: .zero))).origin
            }
            hidesElements = element.isHidden
            isModal = element.isModal
            customActions = element.actionNames.map { ScreenElement.Action(.custom, name: $0) }
            namedBy = element.titleElement.map { ObjectIdentifier($0) }
            inputLabels = element.inputLabels
            if role == .disclosure { expandedStatus = element.isExpanded ? .expanded : .collapsed }
        }

        /// The traits of iOS that equal roles and states on the Mac.
        @MainActor
        private static func traits(of element: AppKitElement, _ role: ScreenElement.Role?) -> ScreenElement.Traits {
            var traits = role?.impliedTraits ?? []
            if element.isSelected { traits.insert(.selected) }
            if !element.isEnabled, role?.isControl == true { traits.insert(.notEnabled) }
            return traits
        }

        /// A value as spoken; `nil` if it is neither text nor number.
        private static func text(_ value: Any?) -> String? {
            switch value {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let number as NSNumber: number.stringValue
            default: nil
            }
        }
    }

    /// The roles of NSAccessibility as roles for the person.
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

        /// Roles without a constant in AppKit, or with one in later versions only:
        /// AXHeading is that of SwiftUI's headings (AXRoleConstants.h and logs of
        /// apps; medium confidence).
        static let namedRoles: [String: ScreenElement.Role] = [
            "AXHeading": .heading, "AXSwitch": .toggle, "AXToggle": .toggle, "AXDateField": .picker, "AXTimeField": .picker,
            "AXColorWell": .picker,
            "AXBusyIndicator": .progressIndicator, "AXRatingIndicator": .progressIndicator, "AXRelevanceIndicator": .progressIndicator,
            "AXValueIndicator": .progressIndicator, "AXScrollBar": .progressIndicator, "AXSplitter": .slider, "AXHandle": .slider,
            "AXWebArea": .webView, "AXBrowser": .group, "AXLayoutArea": .group, "AXLayoutItem": .group, "AXGrid": .group, "AXMatte": .group,
            "AXDrawer": .group, "AXRuler": .group, "AXHelpTag": .text, "AXMenuBarItem": .menuItem, "AXHostingView": .group,
        ]

        static let subroles: [NSAccessibility.Subrole: ScreenElement.Role] = [
            .switch: .toggle, .toggle: .toggle, .searchField: .searchField, .secureTextField: .secureTextField, .tabButtonSubrole: .tab,
            .dialog: .dialog,
        ]
    }
#endif
