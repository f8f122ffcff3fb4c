import EveryScreenModel

extension Fault {
    /// Faults of what holds for a whole screen, of names, and of what stands inside
    /// what.
    static let screenFaults: [Fault] = [
        Fault("untitled", "screen-has-title", "gives the screen a title of a space") { screen, _ in screen.telling { $0.title = " " } },
        Fault("one-orientation", "orientation-not-locked", "holds the screen in portrait") { screen, _ in
            screen.telling { $0.orientations = [.portrait] }
        },
        Fault("no-zoom", "zoom-not-blocked", "keeps the screen from being enlarged") { screen, _ in screen.telling { $0.allowsZoom = false }
        },
        Fault("reloading", "refresh-not-timed", "reloads the screen every half minute") { screen, _ in
            screen.telling { $0.refreshInterval = 30 }
        },
        Fault("reloading-late", "refresh-on-request", "reloads the screen every second day") { screen, _ in
            screen.telling { $0.refreshInterval = 172_800 }
        },
        Fault("no-language", "language-valid", "gives the screen a language that there is not") { screen, _ in
            screen.telling { $0.language = "english" }
        },
        Fault("empty-heading", "heading-not-empty", "takes the label off a heading", where: { $0.role == .heading }) { $0.label = "" },
        Fault("undescribed-image", "image-described-or-hidden", "takes the label off an image", where: { $0.role == .image }) {
            $0.label = ""
        },
        Fault(
            "other-name", "label-contains-visible-text", "gives a control a label that is not what it shows",
            where: { $0.role == .button && $0.text?.contains { $0.string.count > 1 && $0.string.contains(where: \.isLetter) } == true }
        ) { $0.label = "Zq" },
        Fault(
            "control-in-control", "controls-not-nested", "puts a control inside another"
        ) { screen, number in
            let isOuter = { (element: ScreenElement) in
                element.role == .button && element.keyboard?.isFocusable == true && element.isEnabled != false
            }
            guard let index = screen.place(number, where: isOuter) else { return nil }
            return screen.adding([.plantedButton("inner", label: "Inner", frame: screen.elements[index].frame)], to: index)
        },
    ]
}

extension RenderedScreen {
    /// The screen with other facts as a whole; `nil` if it has no elements.
    fileprivate func telling(_ change: (inout RenderedScreen.Facts) -> Void) -> RenderedScreen? {
        if elements.isEmpty { return nil }
        var facts = facts
        change(&facts)
        return changing(facts)
    }
}
