import EveryScreenLayout
import EveryScreenModel

extension FaultyScreen {
    /// Faults of roles, traits, sets, movement and the whole screen.
    static let facts: [FaultyScreen] = [
        FaultyScreen(
            "character-shortcuts-avoidable", "a letter as a shortcut", fix: #"remove .keyboardShortcut("b", modifiers: [])"#,
            page([.text("Notebook"), Blueprint.button("Buy").keyboardShortcut("b", modifiers: []).framedAsTarget])),
        FaultyScreen(
            "shortcuts-leave-system-keys", "a shortcut of the system", fix: #"remove .keyboardShortcut("q")"#,
            page([.text("Notebook"), Blueprint.button("Buy").keyboardShortcut("q").framedAsTarget])),
        FaultyScreen(
            "sound-stated", "a button that plays a song", fix: ".accessibilityAddTraits(.startsMediaSession)",
            page([.text("Notebook"), Blueprint.button("Listen").plays(.audio).framedAsTarget])),
        FaultyScreen(
            "role-matches-behavior", "a text that acts", fix: ".accessibilityAddTraits(.button)",
            page([.text("Notebook"), .text("Delivery").action("delivery")])),
        FaultyScreen(
            "role-matches-behavior", "an image that acts", fix: ".accessibilityAddTraits(.button).accessibilityRemoveTraits(.image)",
            page([.image("map", width: 200, height: 100).accessibilityLabel("Shops near you").action("map"), .text("Notebook")])),
        FaultyScreen(
            "traits-consistent", "a button and a link at once", fix: "remove .accessibilityAddTraits(.link)",
            page([.button("Terms").framedAsTarget.accessibilityAddTraits(.link)])),
        FaultyScreen(
            "traits-consistent", "a tab bar that is one element", fix: "remove .accessibilityElement(children: .combine)",
            .column([
                .navigationBar("Shop"), .scroll(.text("Notebook")),
                Blueprint.tabBar([.button("Shop").framedAsTarget, .button("Cart").framedAsTarget]).accessibilityElement(children: .combine),
            ])),
        FaultyScreen(
            "adjustable-can-adjust", "a picture that is adjustable", fix: "remove .accessibilityAddTraits(.adjustable)",
            page([
                .image("dial", width: 60, height: 60).accessibilityLabel("Dial").accessibilityAddTraits(.adjustable),
                .button("Stop").framedAsTarget,
            ])),
        FaultyScreen(
            "disabled-consistent", "a button that is dimmed and works", fix: "remove .accessibilityAddTraits(.notEnabled)",
            page([.text("Notebook"), .button("Buy").framedAsTarget.accessibilityAddTraits(.notEnabled)])),
        FaultyScreen(
            "position-in-set-consistent", "two of one number", fix: ".setMember(2, of: 3)",
            page([
                .button("Small").framedAsTarget.setMember(1, of: 3), .button("Medium").framedAsTarget.setMember(1, of: 3),
                .button("Large").framedAsTarget.setMember(3, of: 3),
            ])),
        FaultyScreen(
            "position-in-set-consistent", "two selected tabs", fix: "remove .accessibilityAddTraits(.selected)",
            .column([
                .navigationBar("Shop"), .scroll(.text("Notebook")),
                .tabBar([
                    .button("Shop").framedAsTarget, .button("Cart").framedAsTarget.accessibilityAddTraits(.selected),
                    .button("You").framedAsTarget,
                ]),
            ])),
        FaultyScreen(
            "traits-consistent", "a button that takes touches directly", fix: "remove .accessibilityAddTraits(.allowsDirectInteraction)",
            page([.button("Stop").framedAsTarget.accessibilityAddTraits(.allowsDirectInteraction)])),
        FaultyScreen(
            "traits-consistent", "two summaries", fix: "remove .accessibilityAddTraits(.summaryElement)",
            page([
                .text("12 °C").accessibilityAddTraits(.summaryElement), .text("Rain").accessibilityAddTraits(.summaryElement),
                .button("Stop").framedAsTarget,
            ])),
        FaultyScreen(
            "field-purpose-valid", "a purpose that there is not", fix: "remove .textContentType(\"mail\")",
            page([.field("Mail").framedAsTarget.textContentType("mail")])),
        FaultyScreen(
            "moving-content-has-control", "a sound that starts by itself",
            fix: ".plays(.audio, for: 60, startsAutomatically: true, canBeStopped: true)",
            page([
                .image("radio", width: 200, height: 100).accessibilityLabel("Radio").plays(
                    .audio, for: 60, startsAutomatically: true, canBeStopped: false), .text("News"),
            ])),
        FaultyScreen(
            "media-has-alternative", "a video without captions",
            fix: ".plays(.video, isSilent: false, hasCaptions: true, hasTranscript: true)",
            page([
                .image("film", width: 300, height: 180).accessibilityLabel("Tour").plays(
                    .video, isSilent: false, hasCaptions: false, hasTranscript: true), .text("News"),
            ])),
        FaultyScreen(
            "custom-content-complete", "a price without a label", fix: "remove .accessibilityCustomContent(\"\", \"9 €\")",
            page([.button("Pen").framedAsTarget.accessibilityCustomContent("", "9 €"), .text("News")])),
        FaultyScreen(
            "moving-content-has-control", "a banner that slides without end",
            fix: ".moves(.slide, for: .infinity, isEssential: false, canBeStopped: true)",
            page([
                .image("banner", width: 300, height: 80).accessibilityLabel("Summer sale").moves(
                    .slide, for: .infinity, isEssential: false, canBeStopped: false), .text("Notebook"),
            ])),
        FaultyScreen(
            "motion-respects-setting", "a banner that zooms with Reduce Motion",
            fix: ".moves(.zoom, for: 2, isEssential: false, canBeStopped: true)",
            page([
                .image("banner", width: 300, height: 80).accessibilityLabel("Summer sale").moves(
                    .zoom, for: 2, isEssential: false, canBeStopped: true, ignoresReduceMotion: true), .text("Notebook"),
            ])),
        FaultyScreen(
            "motion-respects-setting", "a video that starts with Reduce Motion",
            fix: ".plays(.video, for: 30, startsAutomatically: true, canBeStopped: true, isSilent: true)",
            page([
                .image("film", width: 300, height: 180).accessibilityLabel("Film").plays(
                    .video, for: 30, startsAutomatically: true, canBeStopped: true, isSilent: true, ignoresReduceMotion: true),
                .text("Notebook"),
            ])),
        FaultyScreen(
            "flashes-below-threshold", "a lamp that flashes", fix: ".moves(.blink, for: 3, isEssential: true, flashesPerSecond: 3)",
            page([
                .image("lamp", width: 60, height: 60).accessibilityLabel("Alarm").moves(
                    .blink, for: 3, isEssential: true, flashesPerSecond: 5), .button("Stop").framedAsTarget,
            ])),
        FaultyScreen(
            "orientation-not-locked", "portrait only", fix: ".screenSettings(orientations: [.portrait, .landscape])",
            page([.text("Notebook")]).screenSettings(orientations: [.portrait])),
        FaultyScreen(
            "zoom-not-blocked", "no zoom", fix: #".screenSettings(language: "en", allowsZoom: true)"#,
            page([.text("Notebook")]).screenSettings(language: "en", allowsZoom: false)),
        FaultyScreen(
            "refresh-not-timed", "a reload after half a minute", fix: ".screenSettings(refreshInterval: .infinity)",
            page([.text("Notebook")]).screenSettings(refreshInterval: 30)),
        FaultyScreen(
            "refresh-on-request", "a reload after two days", fix: ".screenSettings(refreshInterval: .infinity)",
            page([.text("Notebook")]).screenSettings(refreshInterval: 172_800)),
        FaultyScreen(
            "language-valid", "a language by its name", fix: #".screenSettings(language: "en")"#,
            page([.text("Notebook")]).screenSettings(language: "english")),
        FaultyScreen(
            "language-valid", "a text in a language by its name", fix: #".accessibilityLanguage("de")"#,
            page([.text("Notebook"), .text("Notizbuch").accessibilityLanguage("german")])),
    ]
}
