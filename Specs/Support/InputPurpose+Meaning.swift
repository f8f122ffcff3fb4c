import EveryScreenModel
import EveryScreenNavigation

extension InputPurpose {
    /// The purpose that a label asks for where a field states that of another
    /// label; `nil` where the two agree, or one of them is on no list.
    ///
    /// Labels count whole, as "Email" does and "Email of a friend" does not.
    static func asked(by label: String, insteadOf statement: String, on platform: RenderedScreen.Platform?) -> String? {
        var tokens = statement.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        if tokens.last == "webauthn" { tokens.removeLast() }
        let words = label.joinedWords
        guard let purpose = tokens.last, let asked = meanings.first(where: { $0.labels.contains(words) }),
            !asked.purposes.contains(purpose), meanings.contains(where: { $0.purposes.contains(purpose) })
        else { return nil }
        return platform == .web ? asked.token : asked.contentType
    }

    /// Labels of one meaning, in English, German, French and Spanish, and the
    /// purposes that fit.
    private struct Meaning {
        let labels: Set<String>
        let purposes: Set<String>
        /// The value of `autocomplete`, and the content type of UIKit.
        let token: String
        let contentType: String

        init(_ labels: [String], _ token: String, _ contentType: String, _ others: [String] = []) {
            self.labels = Set(labels.map(\.joinedWords))
            (self.token, self.contentType) = (token, contentType)
            purposes = Set(others + [token, contentType.lowercased()])
        }
    }

    private static let meanings = [
        // An address often is the name of a user.
        Meaning(
            ["email", "e-mail", "email address", "e-mail address", "e-mail-adresse", "adresse e-mail", "correo electrónico"],
            "email", "emailAddress", ["username", "newusername", "impp"]),
        Meaning(
            [
                "phone", "phone number", "telephone", "telephone number", "mobile", "mobile number", "cell phone", "telefon",
                "telefonnummer", "handynummer", "téléphone", "numéro de téléphone", "teléfono", "número de teléfono",
            ],
            "tel", "telephoneNumber",
            [
                "tel-national", "tel-local", "tel-country-code", "tel-area-code", "tel-extension", "tel-local-prefix",
                "tel-local-suffix", "phone", "phonenumber", "phonecountrycode", "phonenational", "phonenumberdevice",
            ]),
        Meaning(["first name", "given name", "vorname", "prénom", "nombre"], "given-name", "givenName", ["persongivenname", "name"]),
        Meaning(
            ["last name", "family name", "surname", "nachname", "familienname", "nom de famille", "apellido", "apellidos"],
            "family-name", "familyName", ["personfamilyname"]),
        Meaning(["full name", "your name", "vollständiger name", "nom complet", "nombre completo"], "name", "name", ["personname"]),
        Meaning(
            ["zip", "zip code", "postal code", "postcode", "plz", "postleitzahl", "code postal", "código postal"],
            "postal-code", "postalCode", ["extendedpostalcode"]),
        Meaning(
            ["city", "town", "stadt", "ort", "ville", "ciudad"],
            "address-level2", "addressCity", ["address-level1", "addresscityandstate", "addresslocality", "location"]),
        Meaning(["country", "land", "pays", "país"], "country", "countryName", ["country-name", "addresscountry"]),
        Meaning(
            ["street", "street address", "address line 1", "straße", "adresse postale", "calle"],
            "street-address", "fullStreetAddress",
            [
                "address-line1", "address-line2", "address-line3", "streetaddressline1", "streetaddressline2", "streetaddress",
                "postaladdress",
            ]),
        Meaning(
            ["card number", "credit card number", "kartennummer", "numéro de carte", "número de tarjeta"], "cc-number", "creditCardNumber"),
        Meaning(
            ["name on card", "cardholder name", "cardholder", "name auf der karte", "nom sur la carte"], "cc-name", "creditCardName"),
        Meaning(["cvv", "cvc", "security code", "prüfnummer"], "cc-csc", "creditCardSecurityCode"),
        Meaning(
            ["date of birth", "birth date", "birthday", "geburtsdatum", "date de naissance", "fecha de nacimiento"],
            "bday", "birthdate", ["birthdatefull"]),
        Meaning(
            ["password", "passwort", "mot de passe", "contraseña", "new password", "current password"],
            "current-password", "password", ["new-password", "newpassword"]),
        Meaning(
            ["one-time code", "verification code", "bestätigungscode", "code de vérification", "código de verificación"],
            "one-time-code", "oneTimeCode", ["smsotpcode", "emailotpcode", "2faappotpcode"]),
    ]
}
