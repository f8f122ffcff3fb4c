import EveryScreenLayout
import EveryScreenModel
import EveryValue

/// Draws blueprints of every content and modifier there is.
struct RandomBlueprints {
    private var numbers: RandomBits
    /// Whether containers may clip, scroll, overlap and be narrower than their
    /// content, not only stand side by side.
    private let hasLayers: Bool

    init(seed: UInt64, hasLayers: Bool = true) {
        numbers = RandomBits(seed: seed)
        self.hasLayers = hasLayers
    }

    mutating func blueprint(depth: Int = 4) -> Blueprint {
        let kind = depth == 0 ? 0 : below(hasLayers ? 18 : 11)
        var result = kind < 2 ? leaf() : kind < 11 ? stack(kind, depth) : wrapper(kind, depth)
        if below(4) == 0 { result.accessibility = modifiers() }
        if below(8) == 0 { result = pick([result.action("reach"), result.accessibilityElement(children: .combine)]) }
        return result
    }

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func string() -> String {
        pick(["", "a", "Track", "Donaudampfschifffahrtskarte", "Fountain pen, extra fine", "書籍カバー", "two\nlines", "\"\\\u{301}é"])
    }

    private mutating func leaf() -> Blueprint {
        switch below(20) {
        case 18: .spinner()
        case 19: Blueprint.image(string(), width: 40, height: Double(below(90))).resizable()
        case 15 where below(3) == 0: .image(uiImage: "b", width: 20, height: 10)
        case 15: .symbol(pick(["plus", "square.and.arrow.up"]), scale: pick(Blueprint.SymbolScale.allCases), isDecorative: below(2) == 0)
        case 16: Blueprint(.shape(Blueprint.Shape(pick(Blueprint.Shape.Kind.allCases.filter { $0 != .roundedRectangle }))))
        case 17: .roundedRectangle(cornerRadius: 8.5)
        case 0:
            .text(
                string(), style: pick(ScreenElement.TextStyle.allCases + [nil, nil]), lineLimit: pick([nil, nil, 1, 2]),
                minimumScaleFactor: pick([1, 1, 0.5]))
        case 1: .image(string(), width: Double(below(90)), height: Double(below(90)), isDecorative: below(2) == 0)
        case 2: .button(string(), role: pick([nil, .destructive, .cancel]))
        case 3: .imageButton(string(), width: pick([44, 20]), height: 44)
        case 4: .link(string())
        case 5: .toggle(string(), isOn: below(2) == 0)
        case 6: .slider(string(), value: string())
        case 7: .field(string(), value: string())
        case 8: .secureField(string())
        case 9: .searchField(string())
        case 10: .textEditor(string(), value: string())
        case 11: .progress(string(), value: string())
        case 12: .stepper(string(), value: string())
        case 13: .picker(string(), value: string())
        default: .spacer(minLength: pick([0, 0, 8.5]))
        }
    }

    private mutating func stack(_ kind: Int, _ depth: Int) -> Blueprint {
        let children = (0..<below(4)).map { _ in blueprint(depth: depth - 1) }
        let spacing = pick([8, 0, 2.5])
        switch kind {
        case 2:
            return .row(
                spacing: spacing, alignment: pick(Blueprint.Alignment.allCases), columnFrom: pick([nil, .accessibility1]), children)
        case 3, 4: return .column(spacing: spacing, alignment: pick(Blueprint.Alignment.allCases), children)
        case 5: return .list(children)
        case 6 where below(3) == 0: return .toolbar(children)
        case 6:
            let leading = below(children.count + 1)
            return .navigationBar(
                string(), back: pick([nil, "Back"]), leading: Array(children.prefix(leading)), Array(children.dropFirst(leading)))
        case 7: return .section(string(), footer: string(), children)
        case 8 where hasLayers && below(2) == 0:
            let count = below(children.count + 1)
            return .grid(spacing: spacing, rows: [Array(children.prefix(count)), Array(children.dropFirst(count))])
        case 8 where hasLayers: return .grid(columns: 1 + below(3), spacing: spacing, children)
        case 9: return .flow(spacing: spacing, lineSpacing: pick([8, 0]), children)
        case 10 where hasLayers && below(2) == 0: return .grid(minimumColumnWidth: 60, spacing: spacing, children)
        case 10 where hasLayers && below(3) == 0: return .segmentedControl(selected: below(3), children)
        case 10 where hasLayers && below(2) == 0: return .viewThatFits(in: pick([[.horizontal, .vertical], [.vertical]]), children)
        case 10 where hasLayers: return .tabBar(selected: below(3), children)
        default: return .column(spacing: pick([nil, spacing]), children)
        }
    }

    private mutating func wrapper(_ kind: Int, _ depth: Int) -> Blueprint {
        let child = blueprint(depth: depth - 1)
        switch kind {
        case 11: return .scroll(pick([[.vertical], [.horizontal], [.horizontal, .vertical]]), child)
        case 12: return child.padding(pick([LayoutInsets(all: 8), LayoutInsets(top: 1, right: 2)]))
        case 13:
            return child.frame(
                width: pick([nil, 60]), height: pick([nil, 50.5]), minWidth: pick([nil, 10]), minHeight: pick([nil, 44]),
                alignment: pick(Blueprint.Alignment.allCases), clips: below(2) == 0)
        case 14:
            switch below(22) {
            case 17: return child.presentationDetents([.medium, pick([.large, .fraction(0.4), .height(200.5)])])
            case 18: return .geometryReader { _ in child }
            case 19:
                return child.frame(
                    width: Blueprint.Length.roomWidth * 0.5 - 8,
                    height: pick([nil, 40, Blueprint.Length.roomHeight / 4] as [Blueprint.Length?]))
            case 20:
                let sum: Blueprint.Length = pick([0, 8.5])
                return child.alignmentGuide(pick(Blueprint.Alignment.allCases)) { d in d[pick(Blueprint.Alignment.allCases)] / 2 + sum }
            case 21: return child.mask(alignment: pick(Blueprint.Alignment.allCases), blueprint(depth: depth - 1))
            case 14: return child.scaleEffect(x: pick([1, 0.5]), y: pick([1, 2, 0.5]))
            // Half a turn is the same in a mirrored layout.
            case 15: return child.rotationEffect(degrees: 180)
            case 16: return child.position(x: pick([0, 30.5]), y: pick([10, 100]))
            case 12: return child.labelsHidden(below(2) == 0)
            case 13: return child.clipped()
            case 5: return .button(role: pick([nil, .destructive]), child)
            case 6: return child.offset(x: pick([0, -3.5]), y: pick([0, 20]))
            case 7: return child.ignoresSafeArea(pick([.all, .horizontal, [.top, .leading]]))
            case 8: return child.padding(pick([.all, .horizontal, [.top, .trailing]]), pick([nil, 4]))
            case 9: return child.font(font()).fontWeight(pick(ScreenElement.FontWeight.allCases)).lineLimit(2)
            case 10:
                return child.italic().underline(false).strikethrough().monospacedDigit().multilineTextAlignment(.center)
                    .truncationMode(.middle).minimumScaleFactor(0.5)
            case 11: return child.background(blueprint(depth: depth - 1), alignment: pick(Blueprint.Alignment.allCases))
            case 0: return child.aspectRatio(1.5, pick(Blueprint.ContentMode.allCases))
            case 1: return child.fixedSize(horizontal: below(2) == 0, vertical: below(2) == 0)
            case 2: return child.textSizes(from: pick([nil, .small]), upTo: pick([nil, .accessibility2]))
            case 3: return child.layoutPriority(pick([-1, 1, 2.5]))
            default: return child.frame(maxWidth: pick([.infinity, 80]), maxHeight: pick([nil, .infinity, 90]))
            }
        case 15: return child.overlay(blueprint(depth: depth - 1), alignment: pick(Blueprint.Alignment.allCases))
        case 16:
            return .layers(
                horizontal: pick(Blueprint.Alignment.allCases), vertical: pick(Blueprint.Alignment.allCases),
                [child, blueprint(depth: depth - 1)])
        default:
            let over = blueprint(depth: depth - 1)
            let closesOnEscape = below(2) == 0
            return below(2) == 0 ? child.modal(over, closesOnEscape: closesOnEscape) : child.alert(over, closesOnEscape: closesOnEscape)
        }
    }

    private mutating func font() -> Blueprint.TextFont {
        pick([
            .headline, .system(.body, weight: .bold), .system(size: 17.5, weight: .light), .custom("Avenir", size: 20),
            .custom("Avenir", size: 20, relativeTo: .title2).bold(), .custom("Avenir", fixedSize: 12), .system(size: 9),
        ])
    }

    private mutating func modifiers() -> Blueprint.AccessibilityModifiers {
        var result = Blueprint.AccessibilityModifiers()
        if below(8) == 0 { result.opacity = pick([0, 0.5, 1]) }
        if below(8) == 0 { result.isAdjustable = true }
        if below(8) == 0 { result.hasFocus = below(2) == 0 }
        if below(8) == 0 { result.tint = Blueprint.AdaptiveColor(0x123456, dark: pick([nil, 0xABCDEF])) }
        if below(8) == 0 { result.backgroundGradient = pick([[0x000000, 0xFFFFFF], [Blueprint.AdaptiveColor(0x010203, dark: 0x040506)]]) }
        if below(8) == 0 { result.allowsHitTesting = below(2) == 0 }
        if below(8) == 0 { result.isRedacted = below(2) == 0 }
        if below(8) == 0 { result.isExpanded = below(2) == 0 }
        if below(8) == 0 { result.largeContentTitle = string() }
        if below(8) == 0 { result.customContent = [ScreenElement.CustomContent(label: string(), value: string(), importance: .high)] }
        if below(8) == 0 { result.activationPoint = LayoutPoint(x: 0.5, y: 1) }
        if below(8) == 0 { result.ignoresInvertColors = below(2) == 0 }
        if below(8) == 0 { result.textContentType = "emailAddress" }
        if below(8) == 0 {
            result.keyboardShortcuts = [ScreenElement.KeyboardShortcut("k", modifiers: pick([.command, [], [.shift, .option]]))]
        }
        if below(3) == 0 { result.label = string() }
        if below(3) == 0 { result.value = string() }
        if below(3) == 0 { result.hint = string() }
        if below(3) == 0 { result.identifier = string() }
        if below(5) == 0 { result.isHidden = below(2) == 0 }
        if below(3) == 0 { result.isHeading = below(2) == 0 }
        if below(3) == 0 { result.isEnabled = below(2) == 0 }
        if below(3) == 0 { result.children = pick(Blueprint.AccessibilityModifiers.Children.allCases) }
        if below(3) == 0 { result.action = string() }
        if below(3) == 0 { result.dismissesModal = true }
        if below(3) == 0 { result.isKeyboardFocusable = below(2) == 0 }
        if below(3) == 0 { result.consumedKeys = pick([[], [.tab], [.escape, .return]]) }
        result.nextKeyIdentifier = pick([nil, "a"])
        if below(5) == 0 { result.focusGroup = string() }
        if below(5) == 0 { result.addedTraits = pick([.button, [.header, .selected], ScreenElement.Traits(rawValue: 1 << 60)]) }
        if below(5) == 0 { result.removedTraits = pick([.button, .staticText]) }
        if below(5) == 0 { result.sortPriority = pick([-1, 1, 0.5]) }
        if below(5) == 0 { result.customActions = pick([[], ["Delete"], ["Copy", "Share"]]) }
        if below(5) == 0 { result.inputLabels = [string()] }
        if result.isHeading == true { result.headingLevel = pick([nil, 1, 2]) }
        if below(5) == 0 { result.language = "de" }
        if below(5) == 0 { result.navigationStyle = pick(ScreenElement.NavigationStyle.allCases) }
        if below(5) == 0 { result.respondsToUserInteraction = below(2) == 0 }
        if below(5) == 0 { result.hitMargin = pick([0, 4, 6.5]) }
        if below(5) == 0 { result.isPrivacySensitive = below(2) == 0 }
        if below(2) == 0 { addFacts(to: &result) }
        return result
    }

    private mutating func addFacts(to modifiers: inout Blueprint.AccessibilityModifiers) {
        if below(4) == 0 {
            modifiers.foreground = Blueprint.AdaptiveColor(
                0x0A0B0C, dark: pick([nil, 0xFFFFFF]), increased: pick([nil, 0]), increasedDark: nil)
        }
        if below(4) == 0 { modifiers.background = Blueprint.AdaptiveColor(0xFFFFFF, increasedDark: pick([nil, 0x00FF00])) }
        if below(4) == 0 { modifiers.isFocusEffectDisabled = below(2) == 0 }
        if below(4) == 0 { modifiers.fixedTextSpacing = ScreenElement.FixedSpacing(letters: pick([nil, 0.5]), lines: pick([nil, 1])) }
        if below(4) == 0 { modifiers.colorScheme = pick(UserEnvironment.Appearance.allCases) }
        if below(4) == 0 {
            var motion = ScreenElement.Motion(pick(ScreenElement.Motion.Kind.allCases))
            (motion.duration, motion.isEssential) = (pick([nil, 2.5, .infinity]), pick([nil, true]))
            (motion.canBeStopped, motion.flashesPerSecond) = (pick([nil, false]), pick([nil, 3]))
            modifiers.movement = Blueprint.Movement(motion, ignoresReduceMotion: below(2) == 0)
        }
        if below(4) == 0 {
            var media = ScreenElement.Media(pick(ScreenElement.Media.Kind.allCases))
            (media.duration, media.startsAutomatically, media.canBeStopped) = (pick([nil, 30]), pick([nil, true]), pick([nil, true]))
            (media.isSilent, media.hasCaptions) = (pick([nil, false]), pick([nil, true]))
            (media.hasAudioDescription, media.hasTranscript) = (pick([nil, true]), pick([nil, false]))
            modifiers.playback = Blueprint.Playback(media, ignoresReduceMotion: below(2) == 0)
        }
        if below(4) == 0 {
            modifiers.gestures = pick([[], [Blueprint.GestureAction(.swipe, does: string()), Blueprint.GestureAction(.drag, does: "b")]])
        }
        if below(4) == 0 { modifiers.setMembership = Blueprint.SetMembership(number: 1 + below(3), count: 3) }
        if below(4) == 0 { modifiers.leavesApp = below(2) == 0 }
        if below(4) == 0 { modifiers.fieldError = string() }
        if below(4) == 0 { modifiers.isRequired = below(2) == 0 }
        if below(4) == 0 { modifiers.showsText = below(2) == 0 }
        if below(4) == 0 {
            modifiers.screenSettings = Blueprint.ScreenSettings(
                language: pick([nil, "en"]), orientations: pick([nil, [.portrait], [.portrait, .landscape]]),
                allowsZoom: pick([nil, true]), refreshInterval: pick([nil, 30, .infinity]))
        }
    }
}

extension Blueprint {
    /// The blueprint and all in it, outermost first.
    var all: [Blueprint] { [self] + children.flatMap(\.all) }
}
