/// The words of one language by which an instruction names a control by its look,
/// its place or a sound.
///
/// The words are as `String.words` gives them: lower case, without signs.
struct SensoryWords: Sendable {
    /// Words that ask to operate something.
    let verbs: Set<String>
    /// Words for one control among others.
    let things: Set<String>
    /// Words for parts of a screen, which a place tells apart well enough.
    let parts: Set<String>
    /// Colors and shapes.
    let looks: Set<String>
    /// Sizes, which are looks in front of a thing.
    let sizes: Set<String>
    /// Places on a screen.
    let places: Set<String>
    /// Articles, prepositions and other words that name nothing.
    let fillers: Set<String>
    /// Words after which the name of a control follows.
    let namers: Set<String>
    /// Words for what a form or a plan has many of.
    let marked: Set<String>
    /// Words between those and their color.
    let markers: Set<String>
    /// Words for what shows beside color that one of many is marked.
    let signs: Set<String>
    /// Words for hearing.
    let hearing: Set<String>
    /// Words for signals that are heard.
    let sounds: Set<String>
    /// Words for what shows or is felt beside a sound.
    let alternatives: Set<String>

    /// The lists, by the language's part of a BCP 47 tag.
    static let byLanguage: [String: SensoryWords] = ["en": english, "de": german, "fr": french, "es": spanish]

    private static func inflected(_ stems: String, _ endings: [String]) -> Set<String> {
        Set(stems.split(separator: " ").flatMap { stem in endings.map { stem + $0 } })
    }

    private static func list(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    private static let english = SensoryWords(
        verbs: list("tap press click select choose touch hit push use pick tapping pressing clicking"),
        things: list(
            "button buttons icon icons arrow arrows circle circles square squares triangle triangles dot dots box boxes symbol symbols "
                + "shape shapes link links image picture tile tiles star"),
        parts: list("menu panel bar field fields card cards tab tabs slider switch banner section"),
        looks: list(
            "red green blue yellow orange purple pink black white gray grey brown turquoise violet cyan magenta "
                + "round square circular triangular oval rectangular rounded colored coloured"),
        sizes: list("big large small tiny bigger larger smaller biggest largest smallest"),
        places: list("left right top bottom upper lower corner side middle center centre edge leftmost rightmost"),
        fillers: list("the a an on at in to of one your this that bright dark light hand your"),
        namers: list("labeled labelled called named titled marked with that which saying reading key keys"),
        marked: list(
            "fields field items item entries questions days dates seats seat rows rooms slots tables steps lines names words prices"),
        markers: list(
            "are is be marked shown highlighted displayed printed colored coloured outlined written indicated in with by a the bright dark"),
        signs: list("asterisk star icon symbol sign underlined bold italic label check checkmark cross striped pattern text word"),
        hearing: list("hear listen"), sounds: list("beep tone chime sound bell click signal buzz ding"),
        alternatives: list("see vibrates vibration light flash message banner or shows feel screen"))

    private static let adjectives = ["", "e", "en", "er", "es", "em"]

    private static let german = SensoryWords(
        verbs: list(
            "tippe tippen drücke drücken klicke klicken wähle wählen berühre berühren nutze nutzen verwende verwenden benutze benutzen "
                + "betätige betätigen"),
        things: list(
            "button buttons knopf knöpfe taste tasten schaltfläche schaltflächen symbol symbole icon pfeil kreis quadrat dreieck punkt "
                + "kästchen link links bild kachel stern"
        ).subtracting(["links"]),
        parts: list("menü leiste feld felder karte karten reiter regler schalter banner bereich"),
        looks: inflected(
            "rot grün blau gelb orange schwarz weiß grau braun türkis violett rund eckig viereckig dreieckig oval farbig", adjectives
        ).union(["lila", "rosa", "pink"]),
        sizes: inflected("groß klein größer kleiner größt kleinst", adjectives),
        places: inflected("recht link ober unter mittler", adjectives).subtracting(["unter", "über", "recht", "link"]).union(
            list("rechts links oben unten ecke mitte rand seite")),
        fillers: list("sie auf den die das der dem des ein eine einen einem einer in im am an zur zum bitte von"),
        namers: list("namens mit beschriftet heißt genannt bezeichnet"),
        marked: list("felder feld pflichtfelder einträge fragen tage termine plätze sitze zeilen zimmer tische schritte wörter preise"),
        markers: list("sind ist werden markiert gezeigt angezeigt hervorgehoben gekennzeichnet in mit"),
        signs: list("sternchen stern symbol zeichen unterstrichen fett kursiv häkchen kreuz muster text wort"),
        hearing: list("hören hörst hört ertönt"), sounds: list("ton piepton signalton klang glocke signal klick"),
        alternatives: list("siehst sehen vibriert licht blinkt meldung oder zeigt bildschirm"))

    private static let french = SensoryWords(
        verbs: list(
            "appuyez appuyer appuie touchez toucher touche cliquez cliquer clique sélectionnez sélectionner choisissez choisir utilisez "
                + "utiliser pressez presser"),
        things: list(
            "bouton boutons icône icônes flèche flèches cercle carré triangle point points case cases symbole lien liens image vignette "
                + "tuile étoile"),
        parts: list("menu barre champ champs carte cartes onglet onglets curseur interrupteur bannière section"),
        looks: inflected("vert noir bleu gris brun rond carré coloré violet violett", ["", "e", "s", "es"]).union(
            list("rouge rouges jaune jaunes orange rose roses blanc blanche blancs blanches ovale triangulaire rectangulaire")),
        sizes: inflected("grand petit", ["", "e", "s", "es"]).union(list("gros grosse")),
        places: list("droite gauche haut bas coin côté milieu centre bord supérieur inférieur supérieure inférieure"),
        fillers: list("sur le la les l un une des de du d à au aux en dans votre ce cette"),
        namers: list("intitulé intitulée nommé nommée appelé appelée avec qui marqué"),
        marked: list("champs champ éléments questions jours dates places sièges lignes chambres créneaux tables étapes mots prix"),
        markers: list("sont est indiqués indiquées affichés affichées surlignés surlignées marqués marquées obligatoires en par avec"),
        signs: list("astérisque étoile icône symbole signe soulignés gras italique coche croix motif texte mot"),
        hearing: list("entendez entends entendrez écoutez"), sounds: list("bip son tonalité carillon sonnerie signal clic"),
        alternatives: list("voyez vibre lumière message ou affiche écran"))

    private static let spanish = SensoryWords(
        verbs: list(
            "toque toca tocar pulse pulsa pulsar presione presiona presionar clic seleccione selecciona seleccionar elija elige elegir use "
                + "usa usar utilice utiliza"),
        things: list(
            "botón botones icono iconos ícono íconos flecha flechas círculo cuadrado triángulo punto puntos casilla casillas símbolo enlace "
                + "enlaces imagen estrella"),
        parts: list("menú barra campo campos tarjeta tarjetas pestaña pestañas control interruptor sección"),
        looks: inflected("roj negr blanc amarill morad redond cuadrad rosad colorad", ["o", "a", "os", "as"]).union(
            list("verde verdes azul azules gris grises naranja rosa marrón violeta circular triangular ovalado rectangular")),
        sizes: list("grande grandes pequeño pequeña pequeños pequeñas"),
        places: list("derecha izquierda arriba abajo esquina superior inferior lado centro borde medio"),
        fillers: list("en el la los las un una de del a al su este esta"),
        namers: list("llamado llamada con que titulado denominado"),
        marked: list("campos campo elementos preguntas días fechas asientos plazas filas habitaciones mesas pasos palabras precios"),
        markers: list("están son aparecen marcados marcadas mostrados mostradas resaltados resaltadas obligatorios en con"),
        signs: list("asterisco estrella icono símbolo signo subrayados negrita cursiva marca cruz patrón texto palabra"),
        hearing: list("oiga oigas escuche escuches oye"), sounds: list("pitido tono sonido campana señal clic"),
        alternatives: list("ve vibra luz mensaje o muestra pantalla"))
}

extension SensoryWords {
    /// The sense on which an instruction relies.
    typealias Sense = InstructionsNotSensory.Failure

    /// The first part of a sentence that says by one sense alone which control is
    /// meant, or `nil`.
    func instruction(in sentence: [String]) -> (sense: Sense, words: ArraySlice<String>)? {
        let words = sentence.map { $0.lowercased() }
        return named(in: words, as: sentence) ?? colored(in: words) ?? heard(in: words)
    }

    // MARK: Controls

    /// A control that a verb asks for, without a word that names it.
    private func named(in words: [String], as written: [String]) -> (sense: Sense, words: ArraySlice<String>)? {
        func isPhrase(_ word: String) -> Bool {
            fillers.contains(word) || looks.contains(word) || sizes.contains(word) || places.contains(word) || isThing(word)
        }
        var start = 0
        while start < words.count {
            guard isPhrase(words[start]) else {
                start += 1
                continue
            }
            let end = words[start...].firstIndex { !isPhrase($0) } ?? words.count
            let isAsked = (start > 0 && verbs.contains(words[start - 1])) || (end < words.count && verbs.contains(words[end]))
            // A capital begins a name: the green button Continue.
            let isNamed = end < words.count && (namers.contains(words[end]) || written[end].first?.isUppercase == true)
            if isAsked, !isNamed, let sense = sense(of: words[start..<end]) { return (sense, words[start..<end]) }
            start = end
        }
        return nil
    }

    private func isThing(_ word: String) -> Bool { things.contains(word) || parts.contains(word) }

    private func sense(of phrase: ArraySlice<String>) -> Sense? {
        // The last of two in a row is the thing: a square button.
        guard
            let thing = phrase.indices.first(where: { place in
                isThing(phrase[place]) && !(place + 1 < phrase.endIndex && isThing(phrase[place + 1]))
            })
        else { return nil }
        let (before, after) = (phrase[..<thing], phrase[(thing + 1)...])
        if before.contains(where: looks.contains) || after.contains(where: looks.contains) { return .look }
        guard things.contains(phrase[thing]) else { return nil }
        if before.contains(where: sizes.contains) { return .look }
        return before.contains(where: places.contains) || after.contains(where: places.contains) ? .place : nil
    }

    // MARK: Colors and sounds

    /// Some of many that are marked by a color.
    private func colored(in words: [String]) -> (sense: Sense, words: ArraySlice<String>)? {
        guard !words.contains(where: signs.contains) else { return nil }
        for start in words.indices where marked.contains(words[start]) {
            let end = words[(start + 1)...].firstIndex { !markers.contains($0) } ?? words.count
            guard end > start + 1, end < words.count, looks.contains(words[end]), end + 1 == words.count || !marked.contains(words[end + 1])
            else { continue }
            return (.look, words[start...end])
        }
        return nil
    }

    /// A signal that is heard alone.
    private func heard(in words: [String]) -> (sense: Sense, words: ArraySlice<String>)? {
        guard !words.contains(where: alternatives.contains) else { return nil }
        for start in words.indices where hearing.contains(words[start]) {
            let nearby = words[start...].prefix(5)
            if let end = nearby.firstIndex(where: sounds.contains) { return (.sound, words[start...end]) }
        }
        return nil
    }
}
