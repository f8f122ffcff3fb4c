extension WordTable {
    static let english = WordTable(
        things: [
            "Tea", "Lamp", "Inbox", "Notebook", "Coffee grinder", "Wool blanket", "Reading chair", "Fountain pen, extra fine",
            "Waterproof hiking jacket", "Doing Nothing (Live, 2019)",
        ],
        actions: ["OK", "Add", "Edit", "Track", "Cancel", "Share", "Remove", "Continue", "Buy again", "Add to cart", "Remind me tomorrow"],
        sentences: [
            "In stock.", "Delivered by Friday.", "Made of recycled paper, bound by hand.", "You have 3 new messages.",
            "Please leave the parcel with the neighbors on the second floor if nobody answers the door.",
            "By continuing you accept that we keep your address for as long as the law asks us to, and not a day longer.",
        ],
        people: [
            "Bo", "Ann Lee", "Noor Haddad", "Maria da Silva", "J. R. R. Smith-Jones", "Wolfeschlegelsteinhausenbergerdorff",
        ],
        addresses: ["1 High St", "221B Baker Street, London NW1 6XE", "Apartment 4711, 12345 Southwest Boulevard, Springfield, OR 97477"],
        prices: ["$1", "$0.99", "€12.50", "£1,299.00", "US$1,234,567.89"],
        dates: ["Now", "Today", "3:45 PM", "Jan 1, 2026", "Wednesday, September 30, 2026 at 11:59 PM"])

    static let german = WordTable(
        things: [
            "Tee", "Lampe", "Kaffeemühle", "Kaffeemaschine", "Straßenbahnfahrkarte", "Donaudampfschifffahrtskarte",
            "Hochgeschwindigkeitsladegerät", "Rindfleischetikettierungsüberwachung",
        ],
        actions: ["Ja", "Hinzufügen", "Übernehmen", "Weiterempfehlen", "Benachrichtigungen einschalten", "Vereinbarung zurückziehen"],
        sentences: [
            "Auf Lager.", "Lieferung bis Freitag.", "Rechtsschutzversicherungsgesellschaften sind nicht zuständig.",
            "Bitte überprüfen Sie Ihre Zahlungsverkehrsangaben, bevor Sie fortfahren.",
        ],
        people: ["Ute", "Jürgen Groß", "Anneliese Müller-Lüdenscheidt", "Hans-Jürgen Freiherr von und zu Oberwiesenthal"],
        addresses: ["Am Weg 1", "Straße des 17. Juni 135, 10623 Berlin", "Donaueschingenerstraße 1234b, Hinterhaus, 79183 Waldkirch"],
        prices: ["1 €", "12,50 €", "1.299,00 €"], dates: ["Heute", "15:45 Uhr", "1. Januar 2026", "Donnerstag, 31. Dezember 2026"])

    static let finnish = WordTable(
        things: [
            "Tee", "Lukuvalaisin", "Kahvinkeitin", "Epäjärjestelmällisyys", "Lentokonesuihkuturbiinimoottori",
            "Käyttöoikeussopimusehdot",
        ],
        actions: ["OK", "Lisää", "Peruuta", "Vahvista tilaus", "Ota ilmoitukset käyttöön", "Uudelleenkäynnistäminen"],
        sentences: [
            "Varastossa.", "Toimitus perjantaihin mennessä.", "Tarkista maksukorttitietosi ennen jatkamista.",
            "Järjestelmänvalvojan käyttöoikeussopimuksen hyväksymättä jättäminen keskeyttää tilauksen.",
        ],
        people: ["Aino", "Väinö Mäkelä", "Ääretön Yöpöllö", "Kaarina Hämäläinen-Hyökkäysvaunu"],
        addresses: ["Tie 1", "Mannerheimintie 5 A 12, 00100 Helsinki", "Hämeenlinnanväylänpuistotie 1234, 01510 Vantaa"],
        prices: ["1 €", "12,50 €", "1 299,00 €"], dates: ["Nyt", "klo 15.45", "1.1.2026", "keskiviikko 30. syyskuuta 2026"])
}
