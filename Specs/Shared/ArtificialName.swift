/// A form of name that programs use and people do not.
enum ArtificialName: String {
    /// `banner.png`
    case fileName
    /// `ic_cart_24`, `cart-icon-large`, `addButton`
    case identifier
    /// `UIButton`
    case className
    /// `cart.button.title`
    case resourceKey
    /// `5F3A9C01`, a UUID
    case number
    /// `<Cart: 0x600…>`, `Optional("Cart")`
    case description
    /// A private-use character
    case pictureFont

    /// Returns the form of a name, or `nil` for what may be a word.
    init?(_ name: String) {
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        if !isASCII, name.unicodeScalars.contains(where: { $0.properties.generalCategory == .privateUse }) {
            self = .pictureFont
        } else if name.hasPrefix("Optional(") || (name.hasPrefix("<") && name.contains("0x")) {
            self = .description
        } else if !isASCII || name.utf8.contains(where: { $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            return nil
        } else if Self.isFileName(name) {
            self = .fileName
        } else if Self.isNumber(name) {
            self = .number
        } else if Self.isResourceKey(name) {
            self = .resourceKey
        } else if ["UI", "NS", "AX"].contains(where: { name.hasPrefix($0) }), Self.isCapitalized(name.dropFirst(2)) {
            self = .className
        } else if Self.isIdentifier(name) {
            self = .identifier
        } else {
            return nil
        }
    }

    private static let fileExtensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "heic", "heif", "tiff", "bmp", "avif", "xml", "json", "html", "mp4", "mov",
        "wav",
        "mp3", "aac", "ttf",
    ]

    /// The ends by which a name with dots is a place on the web and not a key.
    private static let domains: Set<String> = [
        "com", "org", "net", "io", "de", "fr", "es", "uk", "eu", "gov", "edu", "app", "dev", "info", "ch", "at", "it", "nl", "us", "ca",
        "jp", "cn", "ru", "br", "au", "in", "co", "me", "tv",
    ]

    private static func isFileName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, parts.first?.isEmpty == false else { return false }
        return fileExtensions.contains(last.lowercased())
    }

    /// Eight or more hexadecimal digits with letters and digits among them, hyphens aside.
    private static func isNumber(_ name: String) -> Bool {
        let digits = name.filter { $0 != "-" }
        return digits.count >= 8 && digits.allSatisfy(\.isHexDigit) && digits.contains(where: \.isLetter)
            && digits.contains(where: \.isNumber)
    }

    private static func isResourceKey(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 3, name.first?.isLowercase == true, parts[0] != "www" else { return false }
        let areNames = parts.allSatisfy { part in
            part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        }
        return areNames && !domains.contains(parts[parts.count - 1].lowercased()) && parts.contains { $0.count > 1 }
    }

    /// Letters joined by underscores, by two hyphens or more, or by capitals after two small letters.
    private static func isIdentifier(_ name: String) -> Bool {
        guard name.contains(where: \.isLetter), !name.contains("@"), !name.contains("/"), !name.contains("#") else { return false }
        let underscored = name.split(separator: "_")
        if underscored.count > 1, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }) { return true }
        let hyphenated = name.split(separator: "-", omittingEmptySubsequences: false)
        let isMachined = name.contains(where: \.isNumber) || hyphenated.contains { marks.contains(String($0)) }
        if hyphenated.count > 2, isMachined, name == name.lowercased(), !hyphenated.contains("") { return name.first?.isLetter == true }
        return isCamelCase(name)
    }

    /// The parts by which hyphenated words are an asset's name and not "mother-in-law".
    private static let marks: Set<String> = [
        "icon", "ic", "btn", "button", "img", "image", "bg", "logo", "small", "large", "fill", "default",
    ]

    private static func isCamelCase(_ name: String) -> Bool {
        let start = name.prefix(while: \.isLowercase)
        guard start.count >= 2, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
        let rest = name.dropFirst(start.count)
        return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }

    private static func isCapitalized(_ name: Substring) -> Bool {
        name.first?.isUppercase == true && name.dropFirst().first?.isLowercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
