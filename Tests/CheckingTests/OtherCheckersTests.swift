#if os(macOS) || os(Linux)
    import EveryScreenKit
    import Foundation
    import Testing

    /// Cases of another project's iOS checker, which lie beside the package on the
    /// machines of the project.
    struct OtherCheckersTests {
        private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpora/gtxilib.jsonl.gz")

        /// The spec that claims what each check of the other project does.
        private static let specs: [String: SpecID] = [
            "labelPresent": .elementHasLabel, "labelNotPunctuated": .labelStyle, "labelNotRedundantWithTraits": .labelOmitsRole,
            "traitsDontConflict": .traitsConsistent, "minimumTappableArea": .targetSize, "contrast3": .textContrast,
            "supportsDynamicType": .textGrows,
        ]

        /// Where the two differ, and why.
        private static let differences: [String: String] = [
            "gtx-017": "a single letter is no sentence that a full stop could end",
            "gtx-018": "a label without any letter is no label at all, which element-has-label says",
            "gtx-020": "it ends without a full stop, and starts small, of which label-style says the same",
            "gtx-023": "a last word of four letters or fewer may be an abbreviation",
            "gtx-045": "what counts is where touches land, not how large the frame is that assistive technology draws",
            "gtx-051": "the same",
            "gtx-069": "it asks for 3:1 whatever the size; text of this size needs 4.5:1 (WCAG 2.2 SC 1.4.3)",
            "gtx-070": "text of the very color behind it is not meant to be read",
        ]

        /// A case: which check, what it says, of what.
        private struct Case: Decodable {
            var id: String
            var check: String
            var expected: String
            var element: Subject

            struct Subject: Decodable {
                var kind: String?
                var label: String?
                var traits: [String]?
                var frame: [Double]?
                var accessibilityFrame: [Double]?
                var touchable: [Double]?
                var foreground: [Double]?
                var background: [Double]?
                var font: String?
                var adjustsFontForContentSizeCategory: Bool?
            }
        }

        private static func cases() throws -> [Case] {
            let unzip = Process()
            unzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            unzip.arguments = ["gunzip", "-c", file.path]
            let output = Pipe()
            unzip.standardOutput = output
            try unzip.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            unzip.waitUntilExit()
            return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Case.self, from: $0) }
        }

        private static func rect(_ numbers: [Double]?) -> LayoutRect? {
            numbers.map { LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        }

        private static func color(_ numbers: [Double]) -> SRGBColor {
            SRGBColor(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
        }

        private static func element(_ subject: Case.Subject) -> ScreenElement {
            let isText = subject.traits?.contains("staticText") == true || ["UILabel", "UITextView"].contains(subject.kind ?? "")
            let isField = subject.kind == "UITextField"
            let frame = rect(subject.accessibilityFrame) ?? rect(subject.frame) ?? LayoutRect(x: 0, y: 0, width: 16, height: 16)
            var element = ScreenElement(isText ? .text : isField ? .textField : .button, source: "0", frame: frame)
            element.isAccessibilityElement = true
            element.traits = subject.traits.map { names in
                ScreenElement.Traits.names.reduce(into: ScreenElement.Traits()) { traits, entry in
                    if names.contains(entry.name) { traits.insert(entry.trait) }
                }
            }
            element.hitRegion = rect(subject.touchable) ?? rect(subject.frame)
            return element
        }

        /// The case as a screen at a text size: a font with the system's sizes
        /// follows it if the view is set to.
        private static func screen(_ other: Case, at size: UserEnvironment.TextSize = .standard) -> RenderedScreen {
            let subject = other.element
            var element = element(subject)
            if other.check.hasPrefix("label") { element.label = subject.label ?? "" }
            if let foreground = subject.foreground, let background = subject.background {
                element.text = [ScreenElement.TextRun("Text", pointSize: 17, color: color(foreground), frame: element.frame)]
                element.surface = ScreenElement.Surface(background: [.color(color(background))])
            }
            if let adjusts = subject.adjustsFontForContentSizeCategory {
                let follows = adjusts && ["preferredFontForTextStyle", "UIFontMetrics"].contains(subject.font ?? "")
                let pointSize = ScreenElement.TextStyle.body.metrics(at: follows ? size : .standard).size
                element.text = [ScreenElement.TextRun("Text", style: .body, pointSize: pointSize, frame: element.frame)]
            }
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
            builder.add(element)
            return builder.finish()
        }

        /// The outcome of a spec for a case; for text sizes, at the largest.
        private static func outcome(of other: Case, by spec: SpecID) -> Verdicts.Outcome {
            let size = other.check == "supportsDynamicType" ? UserEnvironment.TextSize.allCases.last ?? .standard : .standard
            let presentation = ScreenPresentation(screen(other, at: size), in: UserEnvironment(textSize: size)) {
                screen(other, at: $0.textSize)
            }
            return audit(presentation, by: AccessibilityProfile.strict.keeping([spec]))[0].tally.outcome
        }

        @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path), "needs the folder shared beside the package"))
        func `verdicts are those of the other checker, or the difference is argued`() throws {
            var different: Set<String> = []
            var count = 0
            for other in try Self.cases() {
                guard let spec = Self.specs[other.check] else { continue }
                count += 1
                if (Self.outcome(of: other, by: spec) == .failed) != (other.expected == "failed") { different.insert(other.id) }
            }

            #expect(count == 51, "every case is compared")
            #expect(different == Set(Self.differences.keys))
        }
    }
#endif
