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
}
