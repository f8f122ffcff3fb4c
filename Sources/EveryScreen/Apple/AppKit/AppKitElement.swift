#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    /// The answers of an AppKit object to NSAccessibility: by the protocol, or else
    /// by the names of its methods.
    ///
    /// The nodes of SwiftUI do not conform to `NSAccessibilityProtocol`, but answer
    /// the informal methods of `NSObject`. A public project measured that a walk by
    /// the protocol drops exactly these elements (medium confidence; one project,
    /// one version).
    @MainActor
    struct AppKitElement {
        private(set) var isElement = false
        private(set) var role: NSAccessibility.Role?
        private(set) var subrole: NSAccessibility.Subrole?
        private(set) var label: String?
        private(set) var title: String?
        private(set) var titleElement: NSObject?
        private(set) var value: Any?
        private(set) var help: String?
        private(set) var frame = NSRect.zero
        private(set) var activationPoint: NSPoint?
        private(set) var children: [Any]?
        private(set) var identifier: String?
        private(set) var inputLabels: [String]?
        private(set) var isEnabled = true
        private(set) var isSelected = false
        private(set) var isExpanded = false
        private(set) var isModal = false
        private(set) var isHidden = false
        private(set) var actionNames: [String] = []

        /// Reads an object; `nil` for one that answers in neither way.
        init?(_ object: NSObject) {
            if let element = object as? any NSAccessibilityProtocol {
                self.init(conforming: element)
            } else if object.responds(to: NSSelectorFromString("accessibilityRole")) {
                self.init(informal: object)
            } else {
                return nil
            }
        }

        private init(conforming element: any NSAccessibilityProtocol) {
            isElement = element.isAccessibilityElement()
            (role, subrole) = (element.accessibilityRole(), element.accessibilitySubrole())
            (label, title) = (element.accessibilityLabel(), element.accessibilityTitle())
            titleElement = element.accessibilityTitleUIElement() as? NSObject
            value = element.accessibilityValueDescription() ?? element.accessibilityValue()
            help = element.accessibilityHelp()
            frame = element.accessibilityFrame()
            activationPoint = element.accessibilityActivationPoint()
            children = element.accessibilityChildrenInNavigationOrder() ?? element.accessibilityChildren()
            identifier = element.accessibilityIdentifier()
            if #available(macOS 14.0, *) { inputLabels = element.accessibilityUserInputLabels() }
            (isEnabled, isSelected) = (element.isAccessibilityEnabled(), element.isAccessibilitySelected())
            (isExpanded, isModal) = (element.isAccessibilityExpanded(), element.isAccessibilityModal())
            isHidden = element.isAccessibilityHidden()
            actionNames = (element.accessibilityCustomActions() ?? []).map(\.name)
        }

        /// Reads by name; a name without answer leaves its default.
        private init(informal object: NSObject) {
            func flag(_ name: String, else usual: Bool) -> Bool {
                // Key-value coding finds `isAccessibilityElement` by the key
                // without the prefix.
                let key = name.prefix(1).lowercased() + name.dropFirst()
                return (object.answer(to: key, by: "is\(name)") as? NSNumber)?.boolValue ?? usual
            }
            func text(_ name: String) -> String? { object.answer(to: name) as? String }
            isElement = flag("AccessibilityElement", else: false)
            role = text("accessibilityRole").map { NSAccessibility.Role(rawValue: $0) }
            subrole = text("accessibilitySubrole").map { NSAccessibility.Subrole(rawValue: $0) }
            (label, title) = (text("accessibilityLabel"), text("accessibilityTitle"))
            titleElement = object.answer(to: "accessibilityTitleUIElement") as? NSObject
            value = text("accessibilityValueDescription") ?? object.answer(to: "accessibilityValue")
            help = text("accessibilityHelp")
            frame = (object.answer(to: "accessibilityFrame") as? NSValue)?.rectValue ?? .zero
            activationPoint = (object.answer(to: "accessibilityActivationPoint") as? NSValue)?.pointValue
            children = (object.answer(to: "accessibilityChildrenInNavigationOrder") ?? object.answer(to: "accessibilityChildren")) as? [Any]
            identifier = text("accessibilityIdentifier")
            inputLabels = object.answer(to: "accessibilityUserInputLabels") as? [String]
            (isEnabled, isSelected) = (flag("AccessibilityEnabled", else: true), flag("AccessibilitySelected", else: false))
            (isExpanded, isModal) = (flag("AccessibilityExpanded", else: false), flag("AccessibilityModal", else: false))
            isHidden = flag("AccessibilityHidden", else: false)
            let actions = object.answer(to: "accessibilityCustomActions") as? [NSAccessibilityCustomAction]
            actionNames = (actions ?? []).map(\.name)
        }
    }
#endif
