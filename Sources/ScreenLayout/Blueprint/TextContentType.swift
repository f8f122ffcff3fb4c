extension Blueprint {
    /// The purpose of a field, as UIKit's `UITextContentType`.
    public struct TextContentType: RawRepresentable, Hashable, Sendable {
        /// The name, as `emailAddress`.
        public let rawValue: String

        /// Creates a type with a name: one of UIKit's, or a token of HTML's
        /// autocomplete.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Returns the blueprint, a field, with its purpose (SwiftUI's
    /// `textContentType(_:)`).
    public consuming func textContentType(_ type: Blueprint.TextContentType) -> Blueprint { textContentType(type.rawValue) }
}

extension Blueprint.TextContentType {
    /// UIKit's `name`.
    public static let name = Self(rawValue: "name")
    /// UIKit's `namePrefix`.
    public static let namePrefix = Self(rawValue: "namePrefix")
    /// UIKit's `givenName`.
    public static let givenName = Self(rawValue: "givenName")
    /// UIKit's `middleName`.
    public static let middleName = Self(rawValue: "middleName")
    /// UIKit's `familyName`.
    public static let familyName = Self(rawValue: "familyName")
    /// UIKit's `nameSuffix`.
    public static let nameSuffix = Self(rawValue: "nameSuffix")
    /// UIKit's `nickname`.
    public static let nickname = Self(rawValue: "nickname")
    /// UIKit's `jobTitle`.
    public static let jobTitle = Self(rawValue: "jobTitle")
    /// UIKit's `organizationName`.
    public static let organizationName = Self(rawValue: "organizationName")
    /// UIKit's `location`.
    public static let location = Self(rawValue: "location")
    /// UIKit's `fullStreetAddress`.
    public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
    /// UIKit's `streetAddressLine1`.
    public static let streetAddressLine1 = Self(rawValue: "streetAddressLine1")
    /// UIKit's `streetAddressLine2`.
    public static let streetAddressLine2 = Self(rawValue: "streetAddressLine2")
    /// UIKit's `addressCity`.
    public static let addressCity = Self(rawValue: "addressCity")
    /// UIKit's `addressState`.
    public static let addressState = Self(rawValue: "addressState")
    /// UIKit's `addressCityAndState`.
    public static let addressCityAndState = Self(rawValue: "addressCityAndState")
    /// UIKit's `sublocality`.
    public static let sublocality = Self(rawValue: "sublocality")
    /// UIKit's `countryName`.
    public static let countryName = Self(rawValue: "countryName")
    /// UIKit's `postalCode`.
    public static let postalCode = Self(rawValue: "postalCode")
    /// UIKit's `telephoneNumber`.
    public static let telephoneNumber = Self(rawValue: "telephoneNumber")
    /// UIKit's `emailAddress`.
    public static let emailAddress = Self(rawValue: "emailAddress")
    /// UIKit's `URL`.
    public static let URL = Self(rawValue: "URL")
    /// UIKit's `username`.
    public static let username = Self(rawValue: "username")
    /// UIKit's `password`.
    public static let password = Self(rawValue: "password")
    /// UIKit's `newPassword`.
    public static let newPassword = Self(rawValue: "newPassword")
    /// UIKit's `oneTimeCode`.
    public static let oneTimeCode = Self(rawValue: "oneTimeCode")
    /// UIKit's `creditCardNumber`.
    public static let creditCardNumber = Self(rawValue: "creditCardNumber")
    /// UIKit's `creditCardName`.
    public static let creditCardName = Self(rawValue: "creditCardName")
    /// UIKit's `creditCardGivenName`.
    public static let creditCardGivenName = Self(rawValue: "creditCardGivenName")
    /// UIKit's `creditCardMiddleName`.
    public static let creditCardMiddleName = Self(rawValue: "creditCardMiddleName")
    /// UIKit's `creditCardFamilyName`.
    public static let creditCardFamilyName = Self(rawValue: "creditCardFamilyName")
    /// UIKit's `creditCardSecurityCode`.
    public static let creditCardSecurityCode = Self(rawValue: "creditCardSecurityCode")
    /// UIKit's `creditCardExpiration`.
    public static let creditCardExpiration = Self(rawValue: "creditCardExpiration")
    /// UIKit's `creditCardExpirationMonth`.
    public static let creditCardExpirationMonth = Self(rawValue: "creditCardExpirationMonth")
    /// UIKit's `creditCardExpirationYear`.
    public static let creditCardExpirationYear = Self(rawValue: "creditCardExpirationYear")
    /// UIKit's `creditCardType`.
    public static let creditCardType = Self(rawValue: "creditCardType")
    /// UIKit's `birthdate`.
    public static let birthdate = Self(rawValue: "birthdate")
    /// UIKit's `birthdateDay`.
    public static let birthdateDay = Self(rawValue: "birthdateDay")
    /// UIKit's `birthdateMonth`.
    public static let birthdateMonth = Self(rawValue: "birthdateMonth")
    /// UIKit's `birthdateYear`.
    public static let birthdateYear = Self(rawValue: "birthdateYear")
    /// UIKit's `shipmentTrackingNumber`.
    public static let shipmentTrackingNumber = Self(rawValue: "shipmentTrackingNumber")
    /// UIKit's `flightNumber`.
    public static let flightNumber = Self(rawValue: "flightNumber")
    /// UIKit's `dateTime`.
    public static let dateTime = Self(rawValue: "dateTime")
    /// UIKit's `cellularEID`.
    public static let cellularEID = Self(rawValue: "cellularEID")
    /// UIKit's `cellularIMEI`.
    public static let cellularIMEI = Self(rawValue: "cellularIMEI")
}
