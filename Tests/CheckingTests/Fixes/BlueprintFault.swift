import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel

/// A fault of `Fault.all` planted in a blueprint, in a part of it that qualifies.
struct BlueprintFault: Sendable {
    /// The name of the fault in `Fault.all`.
    let name: String
    /// Whether a part is a place for it.
    let qualifies: @Sendable (Blueprint) -> Bool
    /// Returns the part with the fault.
    let change: @Sendable (Blueprint) -> Blueprint
    /// Whether the fault is there at accessibility sizes only.
    var isScaling = false

    init(
        _ name: String, in qualifies: @escaping @Sendable (Blueprint) -> Bool, isScaling: Bool = false,
        change: @escaping @Sendable (Blueprint) -> Blueprint
    ) {
        (self.name, self.qualifies, self.isScaling, self.change) = (name, qualifies, isScaling, change)
    }

    /// Returns a screen with the fault in a place that follows from the number, or
    /// `nil` where there is none.
    func planted(in blueprint: Blueprint, number: Int) -> (@Sendable (UserEnvironment) -> Blueprint)? {
        let parts = blueprint.parts
        // The screen itself cannot hold a fault of a part, and a modal hides
        // everything behind it.
        let modal = parts.lastIndex { if case .layered(.modal, _, _) = $0.content { true } else { false } }
        let stage = modal.map { $0 + 1 + parts[$0].children[0].partCount } ?? 0
        let places = parts.indices.filter { $0 >= stage && qualifies(parts[$0]) }
        guard !places.isEmpty, let faulty = blueprint.changingPart(places[number % places.count], { change($0) }) else { return nil }
        guard isScaling else { return { _ in faulty } }
        return { environment in environment.textSize.isAccessibilitySize ? faulty : blueprint }
    }

    /// Every fault that a blueprint can express.
    static let all = names + looks + roles + reach + layouts + screens
}

extension BlueprintFault {
    static let isButton: @Sendable (Blueprint) -> Bool = { part in
        if case .control(let control) = part.content { control.kind == .button && control.role == nil } else { false }
    }
    /// A button with the frame that makes it a target.
    static let isFramedButton: @Sendable (Blueprint) -> Bool = { part in
        if case .wrapper(.frame, let child) = part.content { isButton(child) } else { isButton(part) }
    }
    static let isControl: @Sendable (Blueprint) -> Bool = { if case .control = $0.content { true } else { false } }
    static let isText: @Sendable (Blueprint) -> Bool = { part in
        if case .text(let text) = part.content { text.string.count > 2 } else { false }
    }
    static let isImage: @Sendable (Blueprint) -> Bool = { if case .image = $0.content { true } else { false } }
    static let isColumn: @Sendable (Blueprint) -> Bool = { part in
        // A scrolling one: added content is visible.
        if case .container(.column(16, _), _) = part.content { true } else { false }
    }
    static let isPage: @Sendable (Blueprint) -> Bool = { part in
        if case .container(.column(0, _), let children) = part.content { !children.isEmpty } else { false }
    }
    static let isField: @Sendable (Blueprint) -> Bool = { part in
        if case .control(let control) = part.content { [.field, .textEditor].contains(control.kind) } else { false }
    }

    static func isControl(_ kinds: Blueprint.Control.Kind...) -> @Sendable (Blueprint) -> Bool {
        { part in if case .control(let control) = part.content { kinds.contains(control.kind) } else { false } }
    }

    /// A column with more at its end.
    static func adding(_ children: Blueprint...) -> @Sendable (Blueprint) -> Blueprint {
        { part in
            var result = part
            result.children += children
            return result
        }
    }
}
