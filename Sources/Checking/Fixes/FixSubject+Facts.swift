import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs

/// Fixes of roles, traits, sets, movement, and of the whole screen.
extension FixSubject {
    // MARK: Roles and traits

    /// For `role-matches-behavior`.
    var actingText: [BlueprintEdit] {
        guard finding.kind.rawValue == "unnamed" else { return [] }
        var isImage = false
        if case .image = parts[part].content { isImage = true }
        return removing(\.children, ofAny: [part]) + [
            setting {
                $0.addedTraits = .button
                // A button with the image trait is a contradiction.
                if isImage { $0.removedTraits = .image }
            }
        ]
    }

    /// For `traits-consistent`, `adjustable-can-adjust` and `disabled-consistent`.
    var contradictingTraits: [BlueprintEdit] {
        var edits: [BlueprintEdit] = []
        if finding.kind.rawValue == "tabBar" { return removing(\.children, ofAny: [part]) }
        let meant: ScreenElement.Traits? =
            switch finding.spec {
            case .adjustableCanAdjust: .adjustable
            case .disabledConsistent: .notEnabled
            default: nil
            }
        let added = modifiers(part).addedTraits ?? []
        for trait in ScreenElement.Traits.names.map(\.trait) where added.contains(trait) && meant.map({ $0 == trait }) != false {
            var removed = Blueprint.AccessibilityModifiers()
            removed.addedTraits = trait
            edits.append(edit(.remove(removed)))
        }
        if finding.kind.rawValue == "onlyDimmed" { edits.append(setting { $0.isEnabled = false }) }
        if let own = conflictingTraits?.subtracting(added), !own.isEmpty {
            edits.append(setting { $0.removedTraits = own })
        }
        return edits
    }

    /// The traits of a contradiction, by the names in the finding.
    private var conflictingTraits: ScreenElement.Traits? {
        guard finding.kind.rawValue == "conflict", case .text(let names) = finding.measured else { return nil }
        let words = Set(names.split(separator: " ").map(String.init))
        return ScreenElement.Traits.names.filter { words.contains($0.name) }.reduce(into: []) { $0.formUnion($1.trait) }
    }

    /// For `position-in-set-consistent`.
    var inconsistentSet: [BlueprintEdit] {
        if finding.kind.rawValue == "selected" {
            var selected = Blueprint.AccessibilityModifiers()
            selected.addedTraits = .selected
            let others = related.filter { modifiers($0).addedTraits?.contains(.selected) == true }
            return others.isEmpty ? [] : [BlueprintEdit(others.map { step($0, .remove(selected)) })]
        }
        let members = members.sorted()
        let steps = members.enumerated().compactMap { place, number -> BlueprintEdit.Step? in
            let membership = Blueprint.SetMembership(number: place + 1, count: members.count)
            return modifiers(number).setMembership == membership ? nil : setting(number) { $0.setMembership = membership }
        }
        return [BlueprintEdit(steps)]
    }

    // MARK: Movement

    /// For `moving-content-has-control`, `motion-respects-setting` and
    /// `flashes-below-threshold`.
    var disturbingMovement: [BlueprintEdit] {
        var edits: [BlueprintEdit] = []
        if var movement = modifiers(part).movement {
            if finding.spec == .movingContentHasControl { movement.motion.canBeStopped = true }
            if finding.spec == .motionRespectsSetting { movement.ignoresReduceMotion = false }
            if finding.spec == .flashesBelowThreshold { movement.motion.flashesPerSecond = Self.mostFlashes }
            edits.append(setting { $0.movement = movement })
        }
        if var playback = modifiers(part).playback {
            if finding.spec == .movingContentHasControl { playback.media.canBeStopped = true }
            if finding.spec == .motionRespectsSetting { playback.ignoresReduceMotion = false }
            edits.append(setting { $0.playback = playback })
            playback.media.startsAutomatically = false
            edits.append(setting { $0.playback = playback })
        }
        return edits + removing(\.movement, ofAny: [part])
    }

    /// For `media-has-alternative`: the missing alternatives.
    var missingAlternative: [BlueprintEdit] {
        guard var playback = modifiers(part).playback else { return [] }
        if playback.media.kind == .audio { playback.media.hasTranscript = true }
        if playback.media.kind == .video, playback.media.isSilent != true { playback.media.hasCaptions = true }
        let captioned = setting { $0.playback = playback }
        if finding.kind.rawValue == MediaHasAlternative.Failure.narration.rawValue { playback.media.hasAudioDescription = true }
        playback.media.hasTranscript = true
        return [captioned, setting { $0.playback = playback }]
    }

    /// For `custom-content-complete`: only the complete pieces, each once.
    var incompleteContent: [BlueprintEdit] {
        guard let content = modifiers(part).customContent else { return [] }
        var seen = Set<String>()
        let complete = content.filter { !$0.label.isSilent && !$0.value.isSilent && seen.insert($0.label).inserted }
        return complete.isEmpty ? removing(\.customContent, ofAny: [part]) : [setting { $0.customContent = complete }]
    }

    /// The largest number of flashes per second (WCAG 2.2 SC 2.3.1).
    private static let mostFlashes = 3.0

    // MARK: Text

    /// For `text-spacing-adapts`.
    var fixedSpacing: [BlueprintEdit] {
        guard let number = outward.first(where: { modifiers($0).fixedTextSpacing != nil }) else { return [] }
        var spacing = modifiers(number).fixedTextSpacing ?? ScreenElement.FixedSpacing()
        let needed = thresholds.textSpacing
        if spacing.letters.map({ $0 < needed.letters ?? 0 }) == true { spacing.letters = nil }
        if spacing.words.map({ $0 < needed.words ?? 0 }) == true { spacing.words = nil }
        if spacing.lines.map({ $0 < needed.lines ?? 0 }) == true { spacing.lines = nil }
        return [BlueprintEdit([setting(number) { $0.fixedTextSpacing = spacing }])] + removing(\.fixedTextSpacing, ofAny: [number])
    }

    // MARK: The whole screen

    /// For `screen-has-title`.
    var missingTitle: [BlueprintEdit] {
        let bars = parts.indices.filter { number in
            if case .navigationBar(let title, _, _) = container(number) { title.isSilent } else { false }
        }
        return bars.isEmpty
            ? [] : [BlueprintEdit(bars.map { step($0, .fact(.string("What the screen is for", kind: "navigationBar"))) })]
    }

    /// For `orientation-not-locked`, `zoom-not-blocked` and `refresh-not-timed`.
    var limitedScreen: [BlueprintEdit] {
        changingScreen { settings in
            switch finding.spec {
            case .orientationNotLocked: settings.orientations = settings.orientations.map { _ in [.portrait, .landscape] }
            case .zoomNotBlocked: settings.allowsZoom = settings.allowsZoom.map { _ in true }
            default: settings.refreshInterval = settings.refreshInterval.map { _ in .infinity }
            }
        }
    }

    /// For `language-valid`.
    var invalidLanguage: [BlueprintEdit] {
        guard case .text(let tag) = finding.measured else { return [] }
        let language = Self.language(named: tag) ?? String(environment.locale.prefix { $0 != "-" && $0 != "_" })
        let own = outward.first { modifiers($0).language == tag }.map { number in
            BlueprintEdit([setting(number) { $0.language = language }])
        }
        let ofScreen = changingScreen { settings in if settings.language == tag { settings.language = language } }
        return [own].compactMap(\.self) + ofScreen
    }

    /// The tag of a language that is written with underscores or by its name in
    /// English, or `nil` for any other.
    private static func language(named name: String) -> String? {
        let parts = name.split(separator: "_")
        if (2...3).contains(parts.count), (2...3).contains(parts[0].count) { return parts.joined(separator: "-") }
        return [
            "arabic": "ar", "chinese": "zh", "dutch": "nl", "english": "en", "french": "fr", "german": "de", "greek": "el", "hebrew": "he",
            "hindi": "hi", "italian": "it", "japanese": "ja", "korean": "ko", "polish": "pl", "portuguese": "pt", "russian": "ru",
            "spanish": "es", "swedish": "sv", "turkish": "tr", "ukrainian": "uk",
        ][name.lowercased()]
    }

    /// The edit that changes the screen settings of every part; none if that
    /// changes nothing.
    private func changingScreen(_ change: (inout Blueprint.ScreenSettings) -> Void) -> [BlueprintEdit] {
        let steps = parts.indices.compactMap { number -> BlueprintEdit.Step? in
            guard let settings = modifiers(number).screenSettings else { return nil }
            var changed = settings
            change(&changed)
            return changed == settings ? nil : setting(number) { $0.screenSettings = changed }
        }
        return steps.isEmpty ? [] : [BlueprintEdit(steps)]
    }
}
