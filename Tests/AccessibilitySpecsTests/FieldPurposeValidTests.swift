import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FieldPurposeValidTests {
    private let spec = FieldPurposeValid()

    private func judged(_ purpose: String) -> Judged { spec.judged(.field("Mail").textContentType(purpose)) }

    @Test(arguments: [
        "email", "Email", "section-parcel shipping street-address", "work tel", "billing home tel-area-code", "cc-csc webauthn",
        "emailAddress", "postalAddress",
    ])
    func `purposes of HTML, UIKit and Android pass`(purpose: String) {
        #expect(judged(purpose) == .passed)
    }

    @Test(arguments: [
        "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle", "organizationName", "location",
        "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState", "addressCityAndState",
        "sublocality", "countryName", "postalCode", "telephoneNumber", "emailAddress", "URL", "creditCardNumber", "username", "password",
        "newPassword", "oneTimeCode", "shipmentTrackingNumber", "flightNumber", "dateTime", "birthdate", "birthdateDay", "birthdateMonth",
        "birthdateYear", "creditCardSecurityCode", "creditCardName", "creditCardGivenName", "creditCardMiddleName",
        "creditCardFamilyName", "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardType",
    ])
    func `each type of content of UIKit's text fields passes`(type: String) {
        #expect(judged(type) == .passed)
    }

    @Test(arguments: ["phone", "emailAddress", "postalCode", "zip"])
    func `a page takes the values of HTML alone`(purpose: String) {
        func judged(on platform: RenderedScreen.Platform?, _ purpose: String) -> Verdicts.Outcome {
            let field = Node(.textField, "Your answer") {
                $0.makeKnown()
                $0.field = ScreenElement.FieldFacts()
                $0.field?.purpose = purpose
            }
            return spec.judged(screen([field], on: platform)).outcome
        }

        #expect(judged(on: .web, purpose) == .failed)
        #expect(judged(on: .web, "email") == .passed)
        #expect(judged(on: .iOS, purpose) == (purpose == "zip" ? .failed : .passed))
    }

    @Test(arguments: ["e-mail", "work name", "email email", "home", "shipping", "section-parcel", "tel shipping", "name on"])
    func `purposes that no user agent knows fail`(purpose: String) {
        #expect(judged(purpose) == .failed("text field \"Mail\" states the purpose \"\(purpose)\", which no user agent knows"))
    }

    @Test(arguments: ["on", "off", "", " "])
    func `no purpose is nothing to judge`(purpose: String) {
        #expect(judged(purpose) == .inapplicable(.nothingToJudge))
    }

    @Test func `a name in the form of native platforms may be newer than the list`() {
        #expect(judged("passportNumber") == .cantTell(.humanJudgement))
    }

    @Test func `fields without a purpose, and disabled ones, are not judged`() {
        #expect(spec.judged(.field("Mail")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.field("Mail").textContentType("mail").disabled()) == .inapplicable(.disabled))
    }

    @Test(arguments: [
        ("Email", "telephoneNumber", "emailAddress"), ("E-Mail", "name", "emailAddress"), ("Given name", "familyName", "givenName"),
        ("Last name:", "givenName", "familyName"), ("ZIP code", "cc-number", "postalCode"), ("Téléphone", "email", "telephoneNumber"),
        ("Postleitzahl", "shipping country", "postalCode"), ("Country", "work tel", "countryName"),
    ])
    func `the purpose of another label fails`(label: String, purpose: String, asked: String) {
        let field = Blueprint.field(label).textContentType(purpose)

        #expect(
            spec.judged(field) == .failed("text field \"\(label)\" states the purpose \"\(purpose)\", which its label contradicts"))
        #expect(spec.remedies(for: field) == ["state \"\(asked)\""])
    }

    @Test(arguments: [
        ("Email", "username"), ("Email", "email webauthn"), ("Phone", "work tel-national"), ("Password", "newPassword"),
        ("First name", "name"), ("Email of a friend", "name"), ("Size", "email"), ("Email", "nickname"), ("City", "address-level1"),
    ])
    func `a purpose that fits, and a label or purpose of another list, pass`(label: String, purpose: String) {
        #expect(spec.judged(.field(label).textContentType(purpose)) == .passed)
    }

    /// Labels of one meaning, with the values of `autocomplete` (HTML), the content
    /// types (UIKit) and the hints (Android) that fit.
    private static let meanings: [(labels: [String], purposes: [String])] = [
        (
            ["Email", "E-mail", "Email address", "E-mail address", "E-Mail-Adresse", "Adresse e-mail", "Correo electrónico"],
            ["email", "emailAddress", "username", "newUsername", "impp"]
        ),
        (
            [
                "Phone", "Phone number", "Telephone", "Telephone number", "Mobile", "Mobile number", "Cell phone", "Telefon",
                "Telefonnummer", "Handynummer", "Téléphone", "Numéro de téléphone", "Teléfono", "Número de teléfono",
            ],
            [
                "tel", "telephoneNumber", "tel-national", "tel-local", "tel-country-code", "tel-area-code", "tel-extension",
                "tel-local-prefix", "tel-local-suffix", "phone", "phoneNumber", "phoneCountryCode", "phoneNational", "phoneNumberDevice",
            ]
        ),
        (["First name", "Given name", "Vorname", "Prénom", "Nombre"], ["given-name", "givenName", "personGivenName", "name"]),
        (
            ["Last name", "Family name", "Surname", "Nachname", "Familienname", "Nom de famille", "Apellido", "Apellidos"],
            ["family-name", "familyName", "personFamilyName"]
        ),
        (["Full name", "Your name", "Vollständiger Name", "Nom complet", "Nombre completo"], ["name", "personName"]),
        (
            ["ZIP", "ZIP code", "Postal code", "Postcode", "PLZ", "Postleitzahl", "Code postal", "Código postal"],
            ["postal-code", "postalCode", "extendedPostalCode"]
        ),
        (
            ["City", "Town", "Stadt", "Ort", "Ville", "Ciudad"],
            ["address-level2", "addressCity", "address-level1", "addressCityAndState", "addressLocality", "location"]
        ),
        (["Country", "Land", "Pays", "País"], ["country", "countryName", "country-name", "addressCountry"]),
        (
            ["Street", "Street address", "Address line 1", "Straße", "Adresse postale", "Calle"],
            [
                "street-address", "fullStreetAddress", "address-line1", "address-line2", "address-line3", "streetAddressLine1",
                "streetAddressLine2", "streetAddress", "postalAddress",
            ]
        ),
        (
            ["Card number", "Credit card number", "Kartennummer", "Numéro de carte", "Número de tarjeta"],
            ["cc-number", "creditCardNumber"]
        ),
        (
            ["Name on card", "Cardholder name", "Cardholder", "Name auf der Karte", "Nom sur la carte"], ["cc-name", "creditCardName"]
        ),
        (["CVV", "CVC", "Security code", "Prüfnummer"], ["cc-csc", "creditCardSecurityCode"]),
        (
            ["Date of birth", "Birth date", "Birthday", "Geburtsdatum", "Date de naissance", "Fecha de nacimiento"],
            ["bday", "birthdate", "birthDateFull"]
        ),
        (
            ["Password", "Passwort", "Mot de passe", "Contraseña", "New password", "Current password"],
            ["current-password", "password", "new-password", "newPassword"]
        ),
        (
            ["One-time code", "Verification code", "Bestätigungscode", "Code de vérification", "Código de verificación"],
            ["one-time-code", "oneTimeCode", "smsOTPCode", "emailOTPCode", "2faAppOTPCode"]
        ),
    ]

    @Test(arguments: meanings.indices) func `every label takes the purposes of its meaning, and no other`(number: Int) {
        let (labels, purposes) = Self.meanings[number]
        for label in labels {
            for (other, meaning) in Self.meanings.enumerated() {
                for purpose in meaning.purposes {
                    let judged = spec.judged(.field(label).textContentType(purpose))
                    let fits = other == number || purposes.contains(purpose)
                    #expect((judged.outcome == .failed) == !fits, "\(label), \(purpose): \(judged)")
                }
            }
        }
    }
}
