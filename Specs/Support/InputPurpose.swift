/// The names of the kinds of data that fields take.
enum InputPurpose {
    /// Whether a statement of a purpose is one that user agents know; `nil` where
    /// it states none.
    ///
    /// Known are the values of HTML's `autocomplete`, and the names of the content
    /// types of UIKit and of the autofill hints of Android. Names of native
    /// platforms that are on no list count as unknown to this version.
    ///
    /// - Parameter isOnPage: Whether it is a value of `autocomplete`, for which
    ///   names of native platforms stand for nothing.
    static func isKnown(_ statement: String, isOnPage: Bool) -> Bool? {
        var tokens = statement.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = tokens.first, tokens != ["on"], tokens != ["off"] else { return nil }
        if tokens.count == 1, !isOnPage, native.contains(first) { return true }
        // The grammar of HTML: a section, an address, a kind of contact, the field.
        if first.hasPrefix("section-") { tokens.removeFirst() }
        if tokens.last == "webauthn" { tokens.removeLast() }
        if let address = tokens.first, ["shipping", "billing"].contains(address) { tokens.removeFirst() }
        if let kind = tokens.first, ["home", "work", "mobile", "fax", "pager"].contains(kind) {
            return tokens.count == 2 && contacts.contains(tokens[1])
        }
        return tokens.count == 1 && (fields.contains(tokens[0]) || contacts.contains(tokens[0]))
    }

    /// Whether a statement has the form of a name of a native platform: capitals
    /// inside, and nothing but letters.
    static func isNativeName(_ statement: String) -> Bool {
        statement.dropFirst().contains(where: \.isUppercase) && statement.allSatisfy(\.isLetter)
    }

    /// The fields of HTML that may follow a kind of contact.
    private static let contacts: Set<String> = [
        "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix", "tel-local-suffix", "tel-extension",
        "email", "impp",
    ]

    /// The other fields of HTML.
    private static let fields: Set<String> = [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname", "username",
        "new-password", "current-password", "one-time-code", "organization-title", "organization", "street-address", "address-line1",
        "address-line2", "address-line3", "address-level4", "address-level3", "address-level2", "address-level1", "country",
        "country-name", "postal-code", "cc-name", "cc-given-name", "cc-additional-name", "cc-family-name", "cc-number", "cc-exp",
        "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type", "transaction-currency", "transaction-amount", "language", "bday", "bday-day",
        "bday-month", "bday-year", "sex", "url", "photo",
    ]

    /// The names of `UITextContentType` and of `View.AUTOFILL_HINT` and
    /// `HintConstants`, in lower case.
    private static let native: Set<String> = [
        // UIKit and AppKit.
        "nameprefix", "givenname", "middlename", "familyname", "namesuffix", "jobtitle", "organizationname", "location",
        "fullstreetaddress", "streetaddressline1", "streetaddressline2", "addresscity", "addressstate", "addresscityandstate",
        "sublocality", "countryname", "postalcode", "telephonenumber", "emailaddress", "password", "newpassword", "onetimecode",
        "creditcardnumber", "creditcardname", "creditcardgivenname", "creditcardmiddlename", "creditcardfamilyname",
        "creditcardsecuritycode", "creditcardexpiration", "creditcardexpirationmonth", "creditcardexpirationyear", "creditcardtype",
        "birthdate", "birthdateday", "birthdatemonth", "birthdateyear", "shipmenttrackingnumber", "flightnumber", "datetime",
        "cellulareid", "cellularimei",
        // Android.
        "postaladdress", "streetaddress", "extendedaddress", "addresscountry", "addresslocality", "addressregion",
        "extendedpostalcode", "aptnumber", "dependentlocality", "phone", "phonenumber", "phonecountrycode", "phonenational",
        "phonenumberdevice", "personname", "persongivenname", "personfamilyname", "personmiddlename", "personmiddleinitial",
        "personnameprefix", "personnamesuffix", "newusername", "smsotpcode", "emailotpcode", "gender", "birthdatefull",
        "creditcardexpirationdate", "creditcardexpirationday", "upivirtualpaymentaddress", "giftcardnumber", "giftcardpin",
        "loyaltyaccountnumber", "promocode", "wifipassword", "2faappotpcode", "notapplicable", "flightconfirmationcode",
    ]
}
