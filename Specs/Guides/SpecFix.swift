package import EveryScreenAudit

/// Code on which a spec fails, and the same code fixed, in one framework.
///
/// The guide of a spec shows its fixes. Code is minimal: declarations that both
/// versions share are left out.
package struct SpecFix: Sendable {
    /// The frameworks and languages of the code.
    package enum Framework: String, Sendable, CaseIterable {
        case swiftUI = "SwiftUI"
        case uiKit = "UIKit"
        case html = "HTML"
    }

    /// The languages of code.
    package enum Language: String, Sendable { case swift, html, css, javascript }

    /// The framework.
    package let framework: Framework
    /// The code on which the spec fails.
    package let failing: String
    /// The code on which it passes.
    package let passing: String

    /// Returns the language of some code of this fix: code of pages is HTML, CSS
    /// or JavaScript.
    package func language(of code: String) -> Language {
        if framework != .html { return .swift }
        if code.hasPrefix("<") { return .html }
        let selector = code.prefix { $0 != "{" }
        let isStyle = code.hasPrefix("@") || (selector.count < code.count && !selector.contains { "(=;".contains($0) })
        return isStyle ? .css : .javascript
    }

    /// Creates a fix from code on which the spec fails and code on which it passes.
    package init(_ framework: Framework, fails failing: String, passes passing: String) {
        self.framework = framework
        self.failing = failing
        self.passing = passing
    }

    /// The fixes of every spec, at most one for each framework, in the order of
    /// the frameworks.
    ///
    /// A spec has no fix in a framework that has no counterpart of its subject.
    package static let all = Dictionary(uniqueKeysWithValues: topics.joined().map { ($0.key, $0.value) })

    private static let topics: [[SpecID: [SpecFix]]] = [
        labels, speech, wording, content, color, typography, layout, order, operation, keyboard, reach, touch, input, traits, relations,
        focus, leaving, consistency, announcements,
    ]
}
