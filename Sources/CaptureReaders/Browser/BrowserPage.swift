import EveryScreenCapture
import EveryScreenModel

extension RenderedScreen.Facts {
    /// Finds what the head of a page says of it.
    ///
    /// - Parameters:
    ///   - record: The page.
    ///   - textTurns: For each text that can be seen, by how many degrees it is turned.
    init(_ record: BrowserRecord, textTurns: [Double]) {
        self.init(title: record.title ?? "")
        // Other documents than those of HTML declare their language elsewhere.
        if record.contentType ?? "text/html" == "text/html" { language = record.language ?? "" }
        allowsZoom = Self.allowsZoom(record.viewportDeclaration)
        refreshInterval = record.refreshDeclarations.lazy.compactMap(Self.refreshInterval).first ?? .infinity
        if !textTurns.isEmpty, textTurns.allSatisfy(BrowserAngle.isQuarterTurn) {
            orientations = [record.viewport.width > record.viewport.height ? .portrait : .landscape]
        }
    }

    /// Whether a `viewport` declaration lets the person enlarge the page to twice its size.
    ///
    /// Source: CSS Device Adaptation, section on the translation of the viewport META
    /// element: what is no number counts as 0.1, `yes` as 1, `device-width` as 10,
    /// and negative numbers are passed over.
    static func allowsZoom(_ declaration: String?) -> Bool {
        guard let declaration else { return true }
        let leastEnlargement = 2.0
        for part in declaration.split(whereSeparator: { ",;".contains($0) }) {
            let words = part.split(separator: "=", maxSplits: 1).map { $0.lowercased().filter { !$0.isWhitespace } }
            guard words.count == 2 else { continue }
            let value = words[1]
            let number = Double(value.prefix { $0.isNumber || ".-+".contains($0) })
            switch words[0] {
            case "user-scalable":
                if value == "no" { return false }
                if let number, abs(number) < 1 { return false }
            case "maximum-scale":
                let scale = value == "device-width" || value == "device-height" ? 10 : value == "yes" ? 1 : number ?? 0.1
                if scale >= 0, scale < leastEnlargement { return false }
            default: break
            }
        }
        return true
    }

    /// After how many seconds a refresh declaration reloads or redirects; `nil` where it is malformed and does neither.
    ///
    /// Source: HTML, section 4.2.5.3, shared declarative refresh steps.
    static func refreshInterval(_ declaration: String) -> Double? {
        let text = declaration.drop(while: \.isWhitespace)
        let digits = text.prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty || text.first == "." else { return nil }
        let rest = text.dropFirst(digits.count).drop { ("0"..."9").contains($0) || $0 == "." }
        guard let next = rest.first else { return Double(digits) ?? 0 }
        return next == ";" || next == "," || next.isWhitespace ? Double(digits) ?? 0 : nil
    }
}
