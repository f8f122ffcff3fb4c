import EveryScreenCapture
import EveryScreenModel

extension RenderedScreen.Facts {
    /// Finds what the head of a page says of it.
    ///
    /// - Parameters:
    ///   - record: The page.
    ///   - textTurns: For each text that can be seen, by how many degrees it is
    ///     turned.
    init(_ record: BrowserRecord, textTurns: [Double]) {
        self.init(title: record.title ?? "")
        // Other documents than those of HTML declare their language elsewhere.
        if record.contentType ?? "text/html" == "text/html" { language = record.language ?? "" }
        allowsZoom = record.viewportDeclaration.map { ViewportDeclaration($0).allowsZoom } ?? true
        refreshInterval =
            record.refreshDeclarations.lazy.compactMap(Self.refreshInterval).first ?? record.timedReloads.min() ?? .infinity
        if !textTurns.isEmpty { isTextTurned = textTurns.allSatisfy(BrowserAngle.isQuarterTurn) }
    }

    /// After how many seconds a refresh declaration reloads or redirects; `nil`
    /// where it is malformed and does neither.
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
