import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

/// Text that others chose: labels, names and files that steer terminals, logs and
/// pages that show them as they are.
struct HostileTextTests {
    private static let atoms = [
        "\n::error title=pwn::x", "::warning::y", "\r\n##[error]z", "##vso[task.complete]", "\u{1B}[31m", "\u{1B}]0;t\u{7}",
        "\u{8}\u{7F}\u{9B}",
        "\u{202E}evil\u{202C}", "\u{2066}\u{2069}\u{200F}", "\u{E0041}\u{E007F}", "\u{FEFF}\u{200B}", "\u{2028}\u{2029}\u{85}",
        String(repeating: "\u{301}", count: 300), "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>", "-->", "`${x}`",
        "|#*_[a](b)",
        "&#x202E;", "%0A::error::", "\\u{A}", "Save", "\u{0}",
    ]

    /// Some atoms put together, another text for every number.
    private static func text(_ number: Int) -> String {
        (0..<4).map { atoms[(number * 7 + $0 * $0 * 5 + $0 * (number / atoms.count + 1)) % atoms.count] }.joined()
    }

    private static func captured(_ number: Int) -> AccessibilityReport {
        let text = text(number)
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        builder.facts.title = text
        for (place, role) in [ScreenElement.Role.button, .link, .image, .textField, .heading].enumerated() {
            var element = ScreenElement(role, source: "\(place)\(text)", frame: LayoutRect(x: 0, y: Double(place) * 9, width: 8, height: 8))
            element.label = place == 2 ? "" : text
            element.value = text
            element.identifier = text
            element.isAccessibilityElement = true
            element.isVisible = true
            element.text = [ScreenElement.TextRun(text + "a", pointSize: 9, color: SRGBColor(hex: 0x999999), frame: element.frame)]
            builder.add(element)
        }
        let capture = CapturedScreen(name: text, screen: builder.finish())
        return AccessibilityReport(of: [audit(capture, as: .native, from: text + ".json", by: .strict)], failOn: .note)
    }

    private static func checked(_ number: Int) -> AccessibilityReport {
        let text = text(number)
        let part = runCheckPart(
            named: text, forEvery: Generator<String>.element(of: [text, text + "b"]),
            settings: CheckSettings(environments: .standard, cases: 2)
        ) { label, _ in
            .blueprint(.button(label).frame(width: 20).accessibilityIdentifier(label), StandardLayout())
        }
        return AccessibilityReport(of: [CheckReport(of: [part])], savedAt: [[text]])
    }

    /// The reports by number, made once for all formats.
    private static let reports = (0..<48).map { (captured: captured($0), checked: $0 < 6 ? checked($0) : nil) }

    /// Whether a line is a command that the format for GitHub writes, with nothing
    /// in it that ends a property or the message.
    private func isOwn(_ line: Substring) -> Bool {
        // Without marks: one at the beginning of a name joins the sign before it,
        // which the host reads by itself.
        let signs = String(String.UnicodeScalarView(line.unicodeScalars.filter { !$0.isCombiningMark }))
        return signs.wholeMatch(of: /::(?:error|warning|notice) (?:file=[^:,]+,line=\d+,)?title=(?:[^:,]|%3A|%2C)*::.*/) != nil
    }

    private func faults(of output: String) -> [String] {
        var faults: [String] = []
        var marks = 0
        for scalar in output.unicodeScalars {
            // Nearly all of a report: without the tables of Unicode.
            if (" "..."~").contains(scalar) {
                marks = 0
                continue
            }
            marks = scalar.isCombiningMark ? marks + 1 : 0
            if scalar.steersOutput, scalar != "\n", scalar != "\t" { faults.append("U+" + String(scalar.value, radix: 16)) }
            if marks == 9 { faults.append("marks") }
        }
        for line in output.split(separator: "\n") where line.drop(while: \.isWhitespace).hasPrefix("::") && !isOwn(line) {
            faults.append("command \(line.prefix(20))")
        }
        return faults
    }

    @Test(arguments: ReportFormat.allCases)
    func `No format has raw what steers terminals, logs and pages`(format: ReportFormat) {
        for (number, reports) in Self.reports.enumerated() {
            for report in [reports.captured, format == .jsonl ? nil : reports.checked].compactMap(\.self) {
                // Only the format for people has more to say.
                for isVerbose in format == .text ? [false, true] : [false] {
                    let output = report.render(format, isVerbose: isVerbose)
                    // Programs that read JSON have the marks as they were.
                    let found = faults(of: output).filter { ![.json, .jsonl, .sarif].contains(format) || $0 != "marks" }
                    #expect(found.isEmpty, "\(format) \(number): \(found.prefix(3))")
                }
            }
        }
    }

    @Test func `A page has no markup of others, and a policy that lets nothing run`() throws {
        let page = Self.captured(13).render(.html) + Self.checked(13).render(.html)

        #expect(!page.contains("<script"))
        #expect(!page.contains("<img"))
        #expect(
            page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
        #expect(!page.contains("style=\""))
    }

    @Test func `The policy knows the style sheets by their digests`() throws {
        let page = Self.checked(22).render(.html)
        let sheets = page.components(separatedBy: "<style>").dropFirst().map { $0.components(separatedBy: "</style>")[0] }

        #expect(sheets.count >= 2)
        for sheet in Set(sheets) { #expect(page.contains("'sha256-\(SHA256.digest(of: sheet))'")) }
    }

    @Test func `Error messages and annotations show what files are called`() {
        let name = Self.text(0)
        let annotation = GitHubAnnotation(isError: true, at: CheckReport.Place(file: "a.swift", line: 1), titled: name, name).line

        #expect(faults(of: CaptureError(file: name, reason: .missing).description).isEmpty)
        #expect(!CaptureError(file: name, reason: .missing).description.contains("\n"))
        #expect(!annotation.contains("\n"))
        #expect(faults(of: String(annotation.dropFirst(2))).isEmpty)
    }
}

/// The digest of FIPS 180-4, for what Foundation has on some platforms only.
private enum SHA256 {
    private static let constants: [UInt32] = (0..<64).map { UInt32(truncatingIfNeeded: fraction(ofRootOf: prime($0), cubic: true)) }

    private static func prime(_ number: Int) -> Int {
        var found = -1
        var candidate = 1
        while found < number {
            candidate += 1
            if (2..<candidate).allSatisfy({ candidate % $0 != 0 || $0 * $0 > candidate && candidate % $0 != 0 }) { found += 1 }
        }
        return candidate
    }

    private static func fraction(ofRootOf number: Int, cubic: Bool) -> UInt64 {
        let root = cubic ? cbrt(Double(number)) : Double(number).squareRoot()
        return UInt64((root - root.rounded(.down)) * 4_294_967_296)
    }

    static func digest(of text: String) -> String {
        var bytes = Array(text.utf8)
        let length = UInt64(bytes.count * 8)
        bytes.append(0x80)
        while bytes.count % 64 != 56 { bytes.append(0) }
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        var state = (0..<8).map { UInt32(truncatingIfNeeded: fraction(ofRootOf: prime($0), cubic: false)) }
        func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        for start in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + word * 4 + $1]) } }
            for index in 16..<64 {
                let (a, b) = (words[index - 15], words[index - 2])
                let first = turned(a, 7) ^ turned(a, 18) ^ a >> 3
                let second = turned(b, 17) ^ turned(b, 19) ^ b >> 10
                words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
            }
            var v = state
            for index in 0..<64 {
                let sum1 = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
                let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
                let first = v[7] &+ sum1 &+ choice &+ constants[index] &+ words[index]
                let sum0 = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
                let second = sum0 &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
                v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
            }
            for index in 0..<8 { state[index] &+= v[index] }
        }
        return Data(state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } })
            .base64EncodedString()
    }
}
