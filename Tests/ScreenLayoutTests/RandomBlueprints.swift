import PropertyTesting
import ScreenLayout
import ScreenModel

/// Draws blueprints of every content and modifier there is.
struct RandomBlueprints {
    private var numbers: RandomBits
    /// Whether containers may clip, scroll and lie over one another, not only stand side by side.
    private let hasLayers: Bool

    init(seed: UInt64, hasLayers: Bool = true) {
        numbers = RandomBits(seed: seed)
        self.hasLayers = hasLayers
    }

    mutating func blueprint(depth: Int = 4) -> Blueprint {
        let kind = depth == 0 ? 0 : below(hasLayers ? 12 : 6)
        var result = kind < 2 ? leaf() : kind < 6 ? stack(kind, depth) : wrapper(kind, depth)
        if below(4) == 0 { result.accessibility = modifiers() }
        return result
    }

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func string() -> String {
        pick(["", "a", "Track", "Donaudampfschifffahrtskarte", "Fountain pen, extra fine", "書籍カバー", "two\nlines", "\"\\\u{301}é"])
    }

    private mutating func leaf() -> Blueprint {
        switch below(13) {
        case 0: .text(string(), style: pick(TextStyle.allCases), lineLimit: pick([nil, nil, 1, 2]))
        case 1: .image(string(), width: Double(below(90)), height: Double(below(90)), isDecorative: below(2) == 0)
        case 2: .button(string())
        case 3: .imageButton(string(), width: pick([44, 20]), height: 44)
        case 4: .link(string())
        case 5: .toggle(string(), isOn: below(2) == 0)
        case 6: .slider(string(), value: string())
        case 7: .field(string(), value: string())
        case 8: .secureField(string())
        case 9: .searchField(string())
        case 10: .textEditor(string(), value: string())
        case 11: .progress(string(), value: string())
        default: .spacer
        }
    }

    private mutating func stack(_ kind: Int, _ depth: Int) -> Blueprint {
        let children = (0..<below(4)).map { _ in blueprint(depth: depth - 1) }
        let spacing = pick([8, 0, 2.5])
        switch kind {
        case 2: return .row(spacing: spacing, alignment: pick(Alignment.allCases), columnFrom: pick([nil, .accessibility1]), children)
        case 3: return .column(spacing: spacing, alignment: pick(Alignment.allCases), children)
        case 4: return .list(children)
        default: return .navigationBar(string(), back: pick([nil, "Back"]), children)
        }
    }

    private mutating func wrapper(_ kind: Int, _ depth: Int) -> Blueprint {
        let child = blueprint(depth: depth - 1)
        switch kind {
        case 6: return .scroll(pick(Axis.allCases), child)
        case 7: return Blueprint(.padding(insets: pick([Insets(all: 8), Insets(top: 1, right: 2)]), child: child))
        case 8:
            let limits = FrameLimits(
                width: pick([nil, 60]), height: pick([nil, 50.5]), minWidth: pick([nil, 10]), minHeight: pick([nil, 44]))
            return Blueprint(.frame(limits: limits, clips: below(2) == 0, child: child))
        case 9: return Blueprint(.frame(limits: FrameLimits(maxWidth: pick([.infinity, 80])), clips: false, child: child))
        case 10: return child.overlay(blueprint(depth: depth - 1), alignment: pick(Alignment.allCases))
        default: return child.modal(blueprint(depth: depth - 1), closesOnEscape: below(2) == 0)
        }
    }

    private mutating func modifiers() -> AccessibilityModifiers {
        var result = AccessibilityModifiers()
        if below(3) == 0 { result.label = string() }
        if below(3) == 0 { result.value = string() }
        if below(3) == 0 { result.hint = string() }
        if below(3) == 0 { result.identifier = string() }
        if below(5) == 0 { result.isHidden = below(2) == 0 }
        if below(3) == 0 { result.isHeading = below(2) == 0 }
        if below(3) == 0 { result.isEnabled = below(2) == 0 }
        if below(3) == 0 { result.children = pick(AccessibilityModifiers.Children.allCases) }
        if below(3) == 0 { result.action = string() }
        if below(3) == 0 { result.dismissesModal = true }
        if below(3) == 0 { result.isKeyboardFocusable = below(2) == 0 }
        if below(3) == 0 { result.consumedKeys = pick([[], [.tab], [.escape, .return]]) }
        result.nextKeyIdentifier = pick([nil, "a"])
        return result
    }
}

extension Blueprint {
    /// The blueprint and all in it, outermost first.
    var all: [Blueprint] { [self] + children.flatMap(\.all) }
}
