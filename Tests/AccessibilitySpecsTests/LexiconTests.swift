import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// Each word of each list, as a label that it decides on.
///
/// The words are those that VoiceOver and TalkBack speak, and their synonyms.
struct LexiconTests {
    struct Language: CustomTestStringConvertible {
        let tag: String
        let roles: [(role: ScreenElement.Role, names: String)]
        let switchStates: String
        let selectionStates: String
        let disabledStates: String
        let expansionStates: String
        let gestures: String
        let emptyLinkWords: String
        let leavingWords: String

        var testDescription: String { tag }
    }

    private static let languages = [
        Language(
            tag: "en",
            roles: [
                (.button, "button, btn"),
                (.link, "link, hyperlink"),
                (.image, "image, picture, icon, graphic"),
                (.toggle, "switch, toggle"),
                (.checkBox, "checkbox, check box"),
                (.radioButton, "radio button"),
                (.slider, "slider"),
                (.stepper, "stepper"),
                (.picker, "picker"),
                (.textField, "text field, field, textfield"),
                (.secureTextField, "text field, field, secure text field"),
                (.searchField, "search field"),
                (.textEditor, "text field, text editor"),
                (.tab, "tab"),
                (.menuItem, "menu item"),
                (.heading, "heading, header"),
                (.progressIndicator, "progress bar, progress indicator"),
            ],
            switchStates: "on, off, checked, unchecked",
            selectionStates: "selected, unselected, not selected",
            disabledStates: "disabled, dimmed, unavailable",
            expansionStates: "expanded, collapsed",
            gestures: "tap, double tap, click, press, swipe, touch, long press",
            emptyLinkWords: """
                here, more, learn, read, click, tap, this, link, details, info, page, go, see, view, press, continue, reading
                """,
            leavingWords: "opens, open in, external, browser, safari, website, web site, app store, new window, leaves"),
        Language(
            tag: "de",
            roles: [
                (.button, "taste, button, schaltfläche"),
                (.link, "link"),
                (.image, "bild, symbol, grafik, icon"),
                (.toggle, "schalter"),
                (.checkBox, "kontrollkästchen, checkbox"),
                (.radioButton, "optionsfeld"),
                (.slider, "schieberegler, regler"),
                (.textField, "textfeld, feld"),
                (.secureTextField, "textfeld, feld"),
                (.searchField, "suchfeld"),
                (.textEditor, "textfeld"),
                (.tab, "tab, reiter"),
                (.heading, "überschrift"),
            ],
            switchStates: "ein, aus, an, aktiviert, deaktiviert",
            selectionStates: "ausgewählt, nicht ausgewählt",
            disabledStates: "deaktiviert, grau, nicht verfügbar",
            expansionStates: "erweitert, reduziert, ausgeklappt, eingeklappt",
            gestures: "tippen, tippe, doppeltippen, klicken, klicke, drücken, drücke, wischen, wische",
            emptyLinkWords: "hier, mehr, klicken, klicke, tippen, weiter, weiterlesen, lesen, dies, link, details, info",
            leavingWords: "öffnet, extern, externe, browser, safari, website, webseite, app store, neuem fenster, verlässt"),
        Language(
            tag: "fr",
            roles: [
                (.button, "bouton"),
                (.link, "lien"),
                (.image, "image, icône, photo"),
                (.toggle, "interrupteur"),
                (.checkBox, "case à cocher"),
                (.radioButton, "bouton radio"),
                (.slider, "curseur"),
                (.textField, "champ de texte, champ"),
                (.secureTextField, "champ de texte, champ"),
                (.searchField, "champ de recherche"),
                (.textEditor, "champ de texte"),
                (.tab, "onglet"),
                (.heading, "titre, en tête"),
            ],
            switchStates: "activé, désactivé, coché, non coché",
            selectionStates: "sélectionné, sélectionnée, non sélectionné",
            disabledStates: "désactivé, estompé, indisponible",
            expansionStates: "développé, réduit",
            gestures: "touchez, toucher, appuyez, appuyer, cliquez, cliquer, balayez, balayer",
            emptyLinkWords: "ici, plus, cliquez, cliquer, lire, suite, la, en, savoir, voir, lien, détails, info",
            leavingWords: "ouvre, externe, navigateur, safari, site, app store, nouvelle fenêtre, quitte"),
        Language(
            tag: "es",
            roles: [
                (.button, "botón"),
                (.link, "enlace, vínculo"),
                (.image, "imagen, icono, foto"),
                (.toggle, "interruptor"),
                (.checkBox, "casilla, casilla de verificación"),
                (.radioButton, "botón de opción"),
                (.slider, "deslizador, control deslizante"),
                (.textField, "campo de texto, campo"),
                (.secureTextField, "campo de texto, campo"),
                (.searchField, "campo de búsqueda"),
                (.textEditor, "campo de texto"),
                (.tab, "pestaña"),
                (.heading, "encabezado, título"),
            ],
            switchStates: "activado, desactivado, marcado, no marcado",
            selectionStates: "seleccionado, seleccionada, no seleccionado",
            disabledStates: "desactivado, atenuado, no disponible",
            expansionStates: "expandido, contraído",
            gestures: "toca, toque, pulsa, pulse, haz clic, haga clic, presiona, presione, desliza, deslice",
            emptyLinkWords: "aquí, más, haz, haga, clic, leer, ver, esto, enlace, detalles, información, info",
            leavingWords: "abre, externo, externa, navegador, safari, sitio, app store, nueva ventana, sale"),
    ]

    private func each(_ words: String) -> [String] { words.split(separator: ", ").map(String.init) }

    private func node(
        _ role: ScreenElement.Role, _ label: String, in language: Language, _ change: (inout ScreenElement) -> Void = { _ in }
    )
        -> RenderedScreen
    {
        let node = Node(role, label) {
            $0.makeKnown()
            $0.isEnabled = true
            $0.actions = [ScreenElement.Action(.activate, identifier: "a")]
            $0.traits = []
            $0.speech = ScreenElement.Speech(language: language.tag)
            change(&$0)
        }
        return screen([node])
    }

    @Test(arguments: languages)
    func `a label that ends in a name of its role fails`(language: Language) {
        for (role, names) in language.roles {
            for name in each(names) {
                #expect(
                    LabelOmitsRole().judged(node(role, "Xyz \(name)", in: language))
                        == .failed(
                            "the label of \(role.spokenName) \"Xyz \(name)\" ends in \"\(name)\", which is announced a second time as its role"
                        ))
            }
        }
    }

    @Test(arguments: languages)
    func `a label with a word for a state that the element has fails`(language: Language) {
        func check(_ words: String, _ role: ScreenElement.Role = .button, _ change: (inout ScreenElement) -> Void) {
            for word in each(words) {
                #expect(
                    LabelOmitsState().judged(node(role, "Xyz \(word)", in: language, change))
                        == .failed(
                            "the label of \(role.spokenName) \"Xyz \(word)\" holds \"\(word)\", which is announced a second time as its state"
                        ))
            }
        }

        check(language.switchStates, .toggle) { $0.value = "1" }
        check(language.selectionStates) { $0.traits = .selected }
        check(language.disabledStates) { $0.isEnabled = false }
        check(language.expansionStates) { $0.expandedStatus = .collapsed }
    }

    @Test(arguments: languages)
    func `a hint that begins with a gesture fails`(language: Language) {
        for word in each(language.gestures) {
            let judged = HintAddsInformation().judged(node(.button, "Xyz", in: language) { $0.hint = "\(word) xyz." })
            #expect(
                judged == .failed("the hint of button \"Xyz\" begins with the gesture \"\(word)\", which is not the same for everybody"))
        }
    }

    @Test(arguments: languages)
    func `a link of one word that says nothing fails`(language: Language) {
        for word in each(language.emptyLinkWords) {
            let judged = LinkPurposeClear().judged(.link(word).accessibilityLanguage(language.tag))
            #expect(judged == .failed("link \"\(word)\" does not say where the link leads"))
        }
    }

    @Test func `a page may be named About, and more about it says nothing`() {
        func judged(_ label: String) -> Judged { LinkPurposeClear().judged(.link(label)) }

        #expect(judged("About") == .passed)
        #expect(judged("Read more about this") == .failed("link \"Read more about this\" does not say where the link leads"))
        #expect(judged("Read more about whales") == .passed)
    }

    @Test(arguments: languages)
    func `a button that leaves the app passes with a word for it`(language: Language) {
        func judged(_ label: String) -> Verdicts.Outcome {
            LeavingAnnounced().judged(
                node(.button, label, in: language) { $0.actions = [ScreenElement.Action(.activate, identifier: "a", leavesApp: true)] }
            ).outcome
        }

        for word in each(language.leavingWords) { #expect(judged("Xyz \(word) xyz") == .passed, "\(word)") }
        #expect(judged("Xyz xyz") == .failed)
    }
}
