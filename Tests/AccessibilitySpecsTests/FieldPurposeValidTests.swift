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
}
