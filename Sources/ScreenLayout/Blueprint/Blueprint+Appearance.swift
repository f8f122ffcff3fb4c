public import EveryScreenModel

extension Blueprint {
    /// Returns the blueprint with text and marks of a color, in all inside too that
    /// states none.
    ///
    /// The color is one of the system's, such as `.red`, or one of sRGB as CSS
    /// writes it, `0xRRGGBB`; see `Blueprint.AdaptiveColor`. Without a background
    /// around it, its contrast counts on those of the system in each appearance.
    public consuming func foregroundColor(_ color: Blueprint.AdaptiveColor) -> Blueprint { modified { $0.foreground = color } }

    /// Returns the blueprint with `foregroundColor(_:)` of one color a setting.
    @_disfavoredOverload
    public consuming func foregroundColor(
        _ light: UInt32, dark: UInt32? = nil, increased: UInt32? = nil, increasedDark: UInt32? = nil
    ) -> Blueprint {
        foregroundColor(Blueprint.AdaptiveColor(light, dark: dark, increased: increased, increasedDark: increasedDark))
    }

    /// Returns the blueprint on a background of a color; the content that states
    /// none is known to fill nothing.
    ///
    /// After padding or a frame it fills that as well; a frame right around a
    /// control is that of the control. Text without a color is black on it, and
    /// white in the dark appearance.
    public consuming func backgroundColor(_ color: Blueprint.AdaptiveColor) -> Blueprint { painted { $0.background = color } }

    /// Returns the blueprint with `backgroundColor(_:)` of one color a setting.
    @_disfavoredOverload
    public consuming func backgroundColor(
        _ light: UInt32, dark: UInt32? = nil, increased: UInt32? = nil, increasedDark: UInt32? = nil
    ) -> Blueprint {
        backgroundColor(Blueprint.AdaptiveColor(light, dark: dark, increased: increased, increasedDark: increasedDark))
    }

    /// Returns the blueprint on a gradient through some colors (SwiftUI's
    /// `background(_:)` with a gradient).
    ///
    /// Contrast fails where it is too low on all of them, passes where it is high
    /// enough on all, and is not decided in between.
    public consuming func backgroundGradient(_ colors: [Blueprint.AdaptiveColor]) -> Blueprint {
        painted { $0.backgroundGradient = colors }
    }

    /// Returns the blueprint with buttons and links of a color, in all inside too
    /// that states none (SwiftUI's `tint(_:)`).
    ///
    /// A prominent button has white text on the color. The pale shape behind the
    /// text of a bordered button is not known. Plain buttons have the color of
    /// text.
    public consuming func tint(_ color: Blueprint.AdaptiveColor) -> Blueprint { modified { $0.tint = color } }

    /// Returns the blueprint with `tint(_:)` of one color a setting.
    @_disfavoredOverload
    public consuming func tint(
        _ light: UInt32, dark: UInt32? = nil, increased: UInt32? = nil, increasedDark: UInt32? = nil
    ) -> Blueprint {
        tint(Blueprint.AdaptiveColor(light, dark: dark, increased: increased, increasedDark: increasedDark))
    }

    /// Returns the blueprint with bars drawn in place of text, in all inside too;
    /// its label stays (SwiftUI's `redacted(reason: .placeholder)`).
    public consuming func redacted(_ isRedacted: Bool = true) -> Blueprint { modified { $0.isRedacted = isRedacted } }

    /// Returns the blueprint with the colors of an appearance, in all inside too
    /// that states none, whatever the person chose (SwiftUI's
    /// `environment(\.colorScheme, _:)` and `preferredColorScheme(_:)`).
    public consuming func colorScheme(_ scheme: UserEnvironment.Appearance) -> Blueprint { modified { $0.colorScheme = scheme } }

    /// Returns the blueprint with no sign of keyboard focus in it and all inside,
    /// or with one (SwiftUI's `focusEffectDisabled(_:)`).
    public consuming func focusEffectDisabled(_ isDisabled: Bool = true) -> Blueprint { modified { $0.isFocusEffectDisabled = isDisabled } }

    /// Returns the blueprint with spacing of text, in all inside too, that the
    /// person cannot change where it is given.
    ///
    /// Without arguments all of it follows the person's own (WCAG 2.2 SC 1.4.12).
    ///
    /// - Parameters:
    ///   - letters: The space added after each letter, as a share of the font size.
    ///   - words: The space added after each word, as a share of the font size.
    ///   - lines: The distance between two base lines, as a share of the font size.
    public consuming func fixedTextSpacing(letters: Double? = nil, words: Double? = nil, lines: Double? = nil) -> Blueprint {
        modified { $0.fixedTextSpacing = ScreenElement.FixedSpacing(letters: letters, words: words, lines: lines) }
    }

    /// Returns the blueprint moving by itself; with Reduce Motion it stands still
    /// unless that is essential or ignored.
    ///
    /// - Parameters:
    ///   - kind: The movement.
    ///   - duration: How long it lasts, in seconds; infinity for what repeats.
    ///   - isEssential: Whether the content means nothing without it.
    ///   - canBeStopped: Whether the person can pause, stop or hide it.
    ///   - flashesPerSecond: The number of flashes a second, for what flashes.
    ///   - ignoresReduceMotion: Whether it continues with Reduce Motion.
    public func moves(
        _ kind: ScreenElement.Motion.Kind, for duration: Double? = nil, isEssential: Bool? = nil, canBeStopped: Bool? = nil,
        flashesPerSecond: Double? = nil, ignoresReduceMotion: Bool = false
    ) -> Blueprint {
        var motion = ScreenElement.Motion(kind)
        motion.duration = duration
        motion.isEssential = isEssential
        motion.canBeStopped = canBeStopped
        motion.flashesPerSecond = flashesPerSecond
        return modified { $0.movement = Blueprint.Movement(motion, ignoresReduceMotion: ignoresReduceMotion) }
    }

    /// Returns the blueprint playing something; with Reduce Motion no picture
    /// starts by itself unless that is ignored.
    public func plays(
        _ kind: ScreenElement.Media.Kind, for duration: Double? = nil, startsAutomatically: Bool? = nil, canBeStopped: Bool? = nil,
        isSilent: Bool? = nil, hasCaptions: Bool? = nil, hasAudioDescription: Bool? = nil, hasTranscript: Bool? = nil,
        ignoresReduceMotion: Bool = false
    ) -> Blueprint {
        var media = ScreenElement.Media(kind)
        media.duration = duration
        media.startsAutomatically = startsAutomatically
        media.canBeStopped = canBeStopped
        media.isSilent = isSilent
        media.hasCaptions = hasCaptions
        media.hasAudioDescription = hasAudioDescription
        media.hasTranscript = hasTranscript
        return modified { $0.playback = Blueprint.Playback(media, ignoresReduceMotion: ignoresReduceMotion) }
    }
}
