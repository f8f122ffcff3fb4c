import EveryScreenModel

extension CaptureError: CustomStringConvertible {
    /// The error on one line: "file:line:column: what was found; what is wrong;
    /// what to do".
    public var description: String {
        switch place {
        case .text(let line, let column): "\(file.visible()):\(line):\(column): \(reason.sentence)"
        case .byte(let offset): "\(file.visible()): byte \(offset): \(reason.sentence)"
        case nil: "\(file.visible()): \(reason.sentence)"
        }
    }
}

extension CaptureError.Reason {
    var sentence: String {
        switch self {
        case .missing: "there is no such file; check the path"
        case .directory: "this is a folder; name the files in it"
        case .unreadable(let words): "the file cannot be read; \(words); check its permissions"
        case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB; captures are a few at most; check that it is one"
        case .empty: "the file is empty; a capture is expected; capture the screen again"
        case .noScreens: "the file contains no screen, so that nothing can be checked; capture one"
        case .unsupportedEncoding(let name): "the text is in the encoding \(name.excerpt); it cannot be read; save it as UTF-8"
        case .malformedEncoding(let name): "the byte does not fit \(name); the file is damaged or in another encoding; save it as UTF-8"
        case .notACapture(let found): "this is \(found); no capture format looks like this; \(Self.known)"
        case .otherFormat(let asked, let found):
            "this is \(found.displayName), not \(asked.displayName); read it with --from \(found.rawValue), or leave --from out"
        case .unknownVersion(let version):
            "the native screen file has the version \(version); version \(ScreenFile.version) is known; use a newer everyscreen"
        case .unusableDensity(let density): "the density is \(density); it must be a number of dots per inch from 2 to 10000, such as 420"
        case .secondCapture: "a second capture begins; a file of this format holds one screen; put each screen into its own file"
        case .markup(let mistake): mistake.sentence
        case .attribute(let name, let element, let value, let expected):
            "\(name)=\"\(value.excerpt)\" in <\(element.excerpt)>; it must be \(expected); capture again or fix the value"
        case .line(let found, let expected):
            "\(found.excerpt) where \(expected) is expected; the file is damaged or cut off; capture the screen again"
        case .json(let mistake): mistake.sentence
        case .value(let path, let found, let expected, let nearest):
            "\(Self.subject(path)) is \(found); it must be \(expected); \(nearest.map { "did you mean \"\($0.excerpt)\"?" } ?? "fix the value")"
        case .unknownKey(let path, let key, let nearest):
            "\(Self.subject(path)) has the key \"\(key.excerpt)\"; it is not known; \(nearest.map { "did you mean \"\($0.excerpt)\"?" } ?? "remove it")"
        case .missingKey(let path, let key): "\(Self.subject(path)) has no \"\(key)\"; it is needed; add it"
        }
    }

    /// A place in JSON as the subject of a sentence.
    private static func subject(_ path: String) -> String { path == "$" ? "the document" : path }

    private static var known: String {
        "known are " + CaptureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    }
}

extension CaptureError.MarkupMistake {
    var sentence: String {
        switch self {
        case .endsInside(let element, let line):
            "the text ends inside <\(element.excerpt)> of line \(line); the file is cut off; capture the screen again"
        case .endsInsideMarkup(let what): "the text ends inside \(what); the file is cut off; capture the screen again"
        case .mismatchedEnd(let found, let open, let line):
            "</\(found.excerpt)> closes <\(open.excerpt)> of line \(line); the file is damaged; capture the screen again"
        case .unexpected(let found, let expected):
            "\(found) where \(expected) is expected; this is not well-formed XML; capture the screen again"
        case .repeatedAttribute(let name):
            "a second \(name.excerpt) in one element; this is not well-formed XML; remove one of them"
        case .unknownReference(let name):
            "the reference \(name.excerpt) is not defined; this is not well-formed XML; write the character itself"
        case .documentType: "a document type declaration; captures have none and it is not read; remove it"
        case .entity(let name, let isExternal):
            "the \(isExternal ? "external " : "")entity \(name.excerpt) is declared; entities are never expanded; remove the declaration"
        case .secondDocument: "markup after the end of the document; a file holds one screen; put each screen into its own file"
        }
    }
}

extension CaptureError.JSONMistake {
    var sentence: String {
        switch self {
        case .endsEarly: "the text ends inside a value; the file is cut off; write it again"
        case .unexpected(let found, let expected):
            "\(found) where \(expected) is expected; this is not well-formed JSON; fix it there"
        case .repeatedKey(let key): "a second \"\(key.excerpt)\" in one object; only one can count; remove the other"
        case .unrepresentableNumber(let text):
            "the number \(text.excerpt); it is too large for double precision; give a finite number"
        }
    }
}

extension String {
    /// The string fit for one line of a message: control characters escaped, long
    /// strings cut.
    package var excerpt: String {
        let limit = 60
        var result = ""
        var marks = 0
        for scalar in unicodeScalars.prefix(limit) {
            marks = scalar.isCombiningMark ? marks + 1 : 0
            if scalar.steersOutput || marks > Unicode.Scalar.mostMarks {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.count > limit ? result + "…" : result
    }
}
