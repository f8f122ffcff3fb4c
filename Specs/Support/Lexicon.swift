import EveryScreenAudit
import EveryScreenModel

/// The words of one language by which labels are judged.
///
/// In a language without lists no words are judged. The lists hold words as
/// `String.words` gives them: lower case, one string a phrase. A class, since each
/// label needs a reference to one.
final class Lexicon: Sendable {
    /// The words for each role.
    let roles: [ScreenElement.Role: [String]]
    /// The states of what can be on or off.
    let switchStates: [String]
    /// The state of being selected or not.
    let selectionStates: [String]
    /// The state of being disabled.
    let disabledStates: [String]
    /// The states of what can be opened.
    let expansionStates: [String]
    /// How a hint about a gesture begins.
    let gestures: [String]
    /// The words that say nothing of where a link leads, unless there are others.
    let emptyLinkWords: Set<String>
    /// Words that say nothing beside those, and alone are the name of a page.
    let linkFillers: Set<String>
    /// The words that say that the app is left.
    let leavingWords: [String]
    /// The labels of controls that offer help, whole.
    let helpNames: Set<String>
    /// The labels of controls that lead back, whole.
    let backNames: Set<String>
    /// The labels of controls that close a modal and change nothing, whole.
    let closeNames: Set<String>
    /// The words of actions that destroy.
    let destroyingWords: [String]

    private init(
        roles: [ScreenElement.Role: [String]], switchStates: [String], selectionStates: [String], disabledStates: [String],
        expansionStates: [String],
        gestures: [String], emptyLinkWords: Set<String>, linkFillers: Set<String> = [], leavingWords: [String], helpNames: Set<String>,
        backNames: Set<String>, closeNames: Set<String>, destroyingWords: [String]
    ) {
        self.roles = roles
        self.switchStates = switchStates
        self.selectionStates = selectionStates
        self.disabledStates = disabledStates
        self.expansionStates = expansionStates
        self.gestures = gestures
        self.emptyLinkWords = emptyLinkWords
        self.linkFillers = linkFillers
        self.leavingWords = leavingWords
        self.helpNames = helpNames
        self.backNames = backNames
        self.closeNames = closeNames
        self.destroyingWords = destroyingWords
    }

    /// The lists, by the language's part of a BCP 47 tag.
    static let byLanguage: [String: Lexicon] = ["en": english, "de": german, "fr": french, "es": spanish]

    private static let english = Lexicon(
        roles: [
            .button: ["button", "btn"], .link: ["link", "hyperlink"], .image: ["image", "picture", "icon", "graphic"],
            .toggle: ["switch", "toggle"], .checkBox: ["checkbox", "check box"], .radioButton: ["radio button"], .slider: ["slider"],
            .stepper: ["stepper"], .picker: ["picker"], .textField: ["text field", "field", "textfield"],
            .secureTextField: ["text field", "field", "secure text field"], .searchField: ["search field"],
            .textEditor: ["text field", "text editor"], .tab: ["tab"], .menuItem: ["menu item"], .heading: ["heading", "header"],
            .progressIndicator: ["progress bar", "progress indicator"],
        ],
        switchStates: ["on", "off", "checked", "unchecked"], selectionStates: ["selected", "unselected", "not selected"],
        disabledStates: ["disabled", "dimmed", "unavailable"], expansionStates: ["expanded", "collapsed"],
        gestures: ["tap", "double tap", "click", "press", "swipe", "touch", "long press"],
        emptyLinkWords: [
            "here", "more", "learn", "read", "click", "tap", "this", "link", "details", "info", "page", "go", "see", "view", "press",
            "continue", "reading",
        ],
        linkFillers: ["about"],
        leavingWords: ["opens", "open in", "external", "browser", "safari", "website", "web site", "app store", "new window", "leaves"],
        helpNames: ["help", "get help", "help center", "support", "customer support", "contact", "contact us", "faq"],
        backNames: ["back", "go back"], closeNames: ["cancel", "close", "dismiss", "done", "not now", "no thanks"],
        destroyingWords: ["delete", "remove", "erase", "discard"])

    private static let german = Lexicon(
        roles: [
            .button: ["taste", "button", "schaltfläche"], .link: ["link"], .image: ["bild", "symbol", "grafik", "icon"],
            .toggle: ["schalter"], .checkBox: ["kontrollkästchen", "checkbox"], .radioButton: ["optionsfeld"],
            .slider: ["schieberegler", "regler"], .textField: ["textfeld", "feld"], .secureTextField: ["textfeld", "feld"],
            .searchField: ["suchfeld"], .textEditor: ["textfeld"], .tab: ["tab", "reiter"], .heading: ["überschrift"],
        ],
        switchStates: ["ein", "aus", "an", "aktiviert", "deaktiviert"], selectionStates: ["ausgewählt", "nicht ausgewählt"],
        disabledStates: ["deaktiviert", "grau", "nicht verfügbar"],
        expansionStates: ["erweitert", "reduziert", "ausgeklappt", "eingeklappt"],
        gestures: ["tippen", "tippe", "doppeltippen", "klicken", "klicke", "drücken", "drücke", "wischen", "wische"],
        emptyLinkWords: [
            "hier", "mehr", "klicken", "klicke", "tippen", "weiter", "weiterlesen", "lesen", "dies", "link", "details", "info",
        ],
        leavingWords: [
            "öffnet", "extern", "externe", "browser", "safari", "website", "webseite", "app store", "neuem fenster", "verlässt",
        ],
        helpNames: ["hilfe", "hilfe und kontakt", "hilfe center", "support", "kundendienst", "kontakt", "faq"],
        backNames: ["zurück"], closeNames: ["abbrechen", "schließen", "fertig", "nicht jetzt", "nein danke"],
        destroyingWords: ["löschen", "entfernen", "verwerfen"])

    private static let french = Lexicon(
        roles: [
            .button: ["bouton"], .link: ["lien"], .image: ["image", "icône", "photo"], .toggle: ["interrupteur"],
            .checkBox: ["case à cocher"], .radioButton: ["bouton radio"], .slider: ["curseur"], .textField: ["champ de texte", "champ"],
            .secureTextField: ["champ de texte", "champ"], .searchField: ["champ de recherche"], .textEditor: ["champ de texte"],
            .tab: ["onglet"], .heading: ["titre", "en tête"],
        ],
        switchStates: ["activé", "désactivé", "coché", "non coché"], selectionStates: ["sélectionné", "sélectionnée", "non sélectionné"],
        disabledStates: ["désactivé", "estompé", "indisponible"], expansionStates: ["développé", "réduit"],
        gestures: ["touchez", "toucher", "appuyez", "appuyer", "cliquez", "cliquer", "balayez", "balayer"],
        emptyLinkWords: ["ici", "plus", "cliquez", "cliquer", "lire", "suite", "la", "en", "savoir", "voir", "lien", "détails", "info"],
        leavingWords: ["ouvre", "externe", "navigateur", "safari", "site", "app store", "nouvelle fenêtre", "quitte"],
        helpNames: ["aide", "centre d aide", "support", "assistance", "contact", "contactez nous", "nous contacter", "faq"],
        backNames: ["retour"], closeNames: ["annuler", "fermer", "terminé", "plus tard", "non merci"],
        destroyingWords: ["supprimer", "effacer", "retirer"])

    private static let spanish = Lexicon(
        roles: [
            .button: ["botón"], .link: ["enlace", "vínculo"], .image: ["imagen", "icono", "foto"], .toggle: ["interruptor"],
            .checkBox: ["casilla", "casilla de verificación"], .radioButton: ["botón de opción"],
            .slider: ["deslizador", "control deslizante"],
            .textField: ["campo de texto", "campo"], .secureTextField: ["campo de texto", "campo"], .searchField: ["campo de búsqueda"],
            .textEditor: ["campo de texto"], .tab: ["pestaña"], .heading: ["encabezado", "título"],
        ],
        switchStates: ["activado", "desactivado", "marcado", "no marcado"],
        selectionStates: ["seleccionado", "seleccionada", "no seleccionado"],
        disabledStates: ["desactivado", "atenuado", "no disponible"], expansionStates: ["expandido", "contraído"],
        gestures: ["toca", "toque", "pulsa", "pulse", "haz clic", "haga clic", "presiona", "presione", "desliza", "deslice"],
        emptyLinkWords: ["aquí", "más", "haz", "haga", "clic", "leer", "ver", "esto", "enlace", "detalles", "información", "info"],
        leavingWords: ["abre", "externo", "externa", "navegador", "safari", "sitio", "app store", "nueva ventana", "sale"],
        helpNames: ["ayuda", "centro de ayuda", "soporte", "contacto", "contáctanos", "contactar", "preguntas frecuentes"],
        backNames: ["atrás", "volver"], closeNames: ["cancelar", "cerrar", "listo", "ahora no", "no gracias"],
        destroyingWords: ["eliminar", "borrar", "quitar"])

    /// Returns the longest of some phrases with which words end, or `nil`.
    static func phrase(of phrases: [String], ending words: String) -> String? {
        longest(of: phrases, on: words) { words.hasSuffix($0) && words.dropLast($0.count).last == " " }
    }

    /// Returns the longest of some phrases with which words start, or `nil`.
    static func phrase(of phrases: [String], starting words: String) -> String? {
        longest(of: phrases, on: words) { words.hasPrefix($0) && words.dropFirst($0.count).first == " " }
    }

    /// The longest phrase that is all there is, or of which a test holds.
    private static func longest(of phrases: [String], on words: String, where isThere: (String) -> Bool) -> String? {
        var result: String?
        for phrase in phrases where phrase == words || isThere(phrase) {
            if phrase.count > result?.count ?? 0 { result = phrase }
        }
        return result
    }
}

/// The word lists for the elements of one screen, most of which are spoken in one
/// language.
struct Lexicons {
    private let presentation: ScreenPresentation
    private let main: Lexicon?

    init(_ presentation: ScreenPresentation) {
        self.presentation = presentation
        main = Lexicon.byLanguage[presentation.mainLanguage]
    }

    /// The word lists of the language an element is spoken in, or `nil` where there
    /// are none.
    subscript(index: Int) -> Lexicon? {
        presentation.screen.elements[index].speech?.language == nil ? main : Lexicon.byLanguage[presentation.language(of: index)]
    }
}
