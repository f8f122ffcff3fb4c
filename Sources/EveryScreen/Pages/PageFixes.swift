#if canImport(EveryScreenBrowser)
    import EveryScreenAudit
    import EveryScreenBrowser
    import EveryScreenModel
    import EveryScreenSpecs

    /// The changes of HTML that may end a failure, the first choice first.
    ///
    /// A placeholder says what the author's own words must state.
    enum PageFixes {
        private typealias Ways = @Sendable (_ finding: Finding, _ tag: String) -> [[DocumentChange]]

        /// Whether there are changes for a failure.
        static func exist(for finding: Finding) -> Bool { table[finding.spec] != nil }

        /// Returns the changes to an element of some tag that may end a failure.
        static func changes(for finding: Finding, of tag: String) -> [[DocumentChange]] { table[finding.spec]?(finding, tag) ?? [] }

        private static let table: [SpecID: Ways] = [
            .elementHasLabel: { named($0, $1) },
            .imageDescribedOrHidden: { named($0, $1) },
            .fieldLabelPersistent: { named($0, $1) },
            .labelHumanReadable: { named($0, $1) },
            .labelContainsVisibleText: { _, _ in [[.withoutAttribute("aria-label")]] },
            .headingNotEmpty: { _, _ in [[.text("What the section is about")]] },
            .screenHasTitle: { _, _ in [[.title("What the page is about")]] },
            .languageValid: { _, _ in [[.attribute("lang", "en")], [.withoutAttribute("lang")]] },
            .textContrast: { finding, _ in colored(finding, "color") },
            .textContrastEnhanced: { finding, _ in colored(finding, "color") },
            .nonTextContrast: { finding, _ in colored(finding, "border-color", "background-color", "color") },
            .textNotClipped: { _, _ in room },
            .textNotTruncated: { _, _ in room },
            .zoomNotBlocked: { _, _ in
                [[.attributeOfAll(selector: "meta[name=viewport i]", "content", "width=device-width, initial-scale=1")]]
            },
            .refreshNotTimed: { _, _ in [[.withoutAll(selector: "meta[http-equiv=refresh i]")]] },
            .hiddenNotFocusable: { _, _ in [[.attribute("tabindex", "-1")]] },
            .scrollableKeyboardReachable: { _, _ in
                [[.attribute("tabindex", "0"), .attribute("role", "region"), .attribute("aria-label", "What the region shows")]]
            },
            .focusVisible: { _, _ in [[.style("outline", "revert")], [.style("outline", "2px solid")]] },
            .targetSize: { finding, _ in
                guard case .size(let size) = finding.required else { return [] }
                return [[.style("min-width", "\(decimalText(size.width))px"), .style("min-height", "\(decimalText(size.height))px")]]
            },
        ]

        /// The suggested color, for one property after the other.
        private static func colored(_ finding: Finding, _ properties: String...) -> [[DocumentChange]] {
            guard let color = finding.suggestion?.color.hexText else { return [] }
            return properties.map { [.style($0, color)] }
        }

        private static let room: [[DocumentChange]] = [
            [.style("height", "auto")], [.style("height", "auto"), .style("width", "auto")], [.style("overflow", "visible")],
        ]

        private static func named(_ finding: Finding, _ tag: String) -> [[DocumentChange]] {
            let words =
                switch finding.element.role {
                case .link: "Where the link leads"
                case .image: "What the image shows"
                case let role where role.isTextInput: "What to enter"
                case let role: "What the \(role.spokenName) does"
                }
            return switch tag {
            case "img", "area": [[.attribute("alt", words)]]
            case "iframe", "frame": [[.attribute("title", "What the frame shows")]]
            default: [[.attribute("aria-label", words)]]
            }
        }

        /// Returns changes in words, such as "\<p lang="en">".
        static func text(of changes: [DocumentChange], to tag: String) -> String {
            var parts: [String] = []
            var attributes: [String] = []
            var styles: [String] = []
            for change in changes {
                switch change {
                case .attribute(let name, let value): attributes.append("\(name)=\"\(value)\"")
                case .withoutAttribute(let name): parts.append("<\(tag)> without \(name)")
                case .style(let property, let value): styles.append("\(property): \(value)")
                case .text(let text): parts.append("<\(tag)>\(text)</\(tag)>")
                case .attributeOfAll(let selector, let name, let value): parts.append("\(selector) with \(name)=\"\(value)\"")
                case .withoutAll(let selector): parts.append("no \(selector)")
                case .title(let text): parts.append("<title>\(text)</title>")
                }
            }
            if !styles.isEmpty { attributes.append("style=\"\(styles.joined(separator: "; "))\"") }
            if !attributes.isEmpty { parts.append("<\(tag) \(attributes.joined(separator: " "))>") }
            return parts.joined(separator: ", ")
        }
    }
#endif
