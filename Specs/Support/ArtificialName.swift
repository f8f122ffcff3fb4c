/// A form of name that programs use and people do not.
package enum ArtificialName: String, Hashable, Sendable, CaseIterable {
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
    /// `#FFB000`, `0xFFB000`, `rgb(255, 176, 0)`
    case color
    /// A private-use character
    case pictureFont

    /// Returns the form of a name, or `nil` for what may be a word.
    init?(_ name: String) {
        if name.utf8.contains(where: { $0 >= 0x80 }) {
            let isPicture = name.unicodeScalars.contains { $0.properties.generalCategory == .privateUse }
            if isPicture { self = .pictureFont } else if Self.isDescription(Array(name.utf8)) { self = .description } else { return nil }
            return
        }
        // In ASCII every byte is a character, so that no table of characters is
        // needed.
        let name = Array(name.utf8)
        if Self.isDescription(name) {
            self = .description
        } else if Self.isColor(name) {
            self = .color
        } else if name.contains(where: { $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            return nil
        } else if Self.isFileName(name) {
            self = .fileName
        } else if Self.isNumber(name) {
            self = .number
        } else if Self.isResourceKey(name) {
            self = .resourceKey
        } else if Self.prefixes.contains(where: { name.starts(with: $0.utf8) }), Self.isCapitalized(name.dropFirst(2)) {
            self = .className
        } else if Self.isIdentifier(name) {
            self = .identifier
        } else {
            return nil
        }
    }

    /// Whether a name is the key of a translation in parts of one case, joined by
    /// underscores: `settings_title`, `ERROR_MESSAGE`.
    ///
    /// One part is a word for a piece of text, since names of people have that form
    /// as well.
    static func isTextKey(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        let parts = bytes.split(separator: underscore, omittingEmptySubsequences: false)
        guard parts.count > 1, !(bytes.contains(where: isSmall) && bytes.contains(where: isCapital)),
            parts.allSatisfy({ $0.first.map(isLetter) == true && $0.allSatisfy { isLetter($0) || isDigit($0) } })
        else { return false }
        return parts.contains { piecesOfText.contains(lowercased($0)) }
    }

    /// The words by which keys say what piece of text they stand for.
    private static let piecesOfText: Set<String> = [
        "title", "subtitle", "label", "lbl", "button", "btn", "text", "txt", "message", "msg", "header", "heading", "footer", "desc",
        "description", "hint", "placeholder", "caption", "tooltip", "prompt", "alert", "error", "cta",
    ]

    private static let prefixes = ["UI", "NS", "AX"]

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

    private static func isDescription(_ name: [UInt8]) -> Bool {
        if name.starts(with: "Optional(".utf8) { return true }
        guard name.first == UInt8(ascii: "<") else { return false }
        return zip(name, name.dropFirst()).contains { $0 == UInt8(ascii: "0") && $1 == UInt8(ascii: "x") }
    }

    /// Whether a name is a color in hexadecimal digits or a function of CSS.
    ///
    /// A hashtag may have letters of that range, and has no digit among them.
    private static func isColor(_ name: [UInt8]) -> Bool {
        if name.last == UInt8(ascii: ")") {
            return colorFunctions.contains(lowercased(name.prefix { $0 != UInt8(ascii: "(") }))
        }
        let isTag = name.first == UInt8(ascii: "#")
        let digits = isTag ? name.dropFirst() : name.starts(with: "0x".utf8) ? name.dropFirst(2) : []
        guard (isTag ? [3, 4, 6, 8] : [6, 8]).contains(digits.count) else { return false }
        let isHexadecimal = digits.allSatisfy { isDigit($0) || (97...102).contains($0 | 32) }
        // "#123" is the number of something.
        let isNumber = digits.count < 6 && digits.allSatisfy(isDigit)
        return isHexadecimal && !isNumber && (digits.contains(where: isDigit) || digits.count > 4 && digits.allSatisfy(isCapital))
    }

    private static let colorFunctions: Set<String> = ["rgb", "rgba", "hsl", "hsla"]

    private static func isFileName(_ name: [UInt8]) -> Bool {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name[0] != UInt8(ascii: ".") else { return false }
        return fileExtensions.contains(lowercased(name[(dot + 1)...]))
    }

    /// Eight or more hexadecimal digits with letters and digits among them, hyphens
    /// aside.
    private static func isNumber(_ name: [UInt8]) -> Bool {
        let digits = name.filter { $0 != hyphen }
        return digits.count >= 8 && digits.allSatisfy { isDigit($0) || (97...102).contains($0 | 32) }
            && digits.contains(where: isLetter) && digits.contains(where: isDigit)
    }

    private static func isResourceKey(_ name: [UInt8]) -> Bool {
        guard let first = name.first, isSmall(first), name.contains(UInt8(ascii: ".")) else { return false }
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count >= 3, !parts[0].elementsEqual("www".utf8) else { return false }
        let areNames = parts.allSatisfy { part in
            part.first.map(isLetter) == true && part.allSatisfy { isLetter($0) || isDigit($0) || $0 == underscore || $0 == hyphen }
        }
        // Names of packages are domains read backwards.
        return areNames && !domains.contains(lowercased(parts[0])) && !domains.contains(lowercased(parts[parts.count - 1]))
            && parts.contains { $0.count > 1 }
    }

    /// Letters joined by underscores, by two hyphens or more, or by capitals after
    /// two small letters.
    private static func isIdentifier(_ name: [UInt8]) -> Bool {
        guard name.contains(where: isLetter), !name.contains(where: "@/#".utf8.contains) else { return false }
        let isPlain = name.allSatisfy { isLetter($0) || isDigit($0) || $0 == underscore || $0 == hyphen || $0 == UInt8(ascii: ".") }
        if isPlain, name.contains(underscore), name.split(separator: underscore).count > 1 { return true }
        return isHyphenatedIdentifier(name) || isCamelCase(name)
    }

    private static func isHyphenatedIdentifier(_ name: [UInt8]) -> Bool {
        guard name.contains(hyphen), isLetter(name[0]), !name.contains(where: isCapital) else { return false }
        let parts = name.split(separator: hyphen, omittingEmptySubsequences: false)
        guard parts.count > 2, !parts.contains(where: \.isEmpty) else { return false }
        return name.contains(where: isDigit) || parts.contains { marks.contains(lowercased($0)) }
    }

    /// The parts by which hyphenated words are an asset's name and not
    /// "mother-in-law".
    private static let marks: Set<String> = [
        "icon", "ic", "btn", "button", "img", "image", "bg", "logo", "small", "large", "fill", "default",
    ]

    private static func isCamelCase(_ name: [UInt8]) -> Bool {
        let start = name.prefix(while: isSmall)
        guard start.count >= 2, start.count < name.count, name.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
        return isCapitalStart(name.dropFirst(start.count))
    }

    private static func isCapitalized(_ name: ArraySlice<UInt8>) -> Bool {
        isCapitalStart(name) && name.allSatisfy { isLetter($0) || isDigit($0) }
    }

    /// Whether a capital is first and a small letter second.
    private static func isCapitalStart(_ name: ArraySlice<UInt8>) -> Bool {
        name.first.map(isCapital) == true && name.dropFirst().first.map(isSmall) == true
    }

    private static let hyphen = UInt8(ascii: "-")
    private static let underscore = UInt8(ascii: "_")

    private static func isSmall(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
    private static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    private static func lowercased(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self).lowercased() }
}
