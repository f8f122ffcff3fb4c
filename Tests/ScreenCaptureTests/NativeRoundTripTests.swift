import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import EveryValue
import Testing

struct NativeRoundTripTests {
    /// The values of each stored property so far, as "Element.label".
    private struct Census {
        /// Storage that copies share: no fact, but its content is.
        static let shared = ["storage", "particulars"]

        var values: [String: Set<String>] = [:]

        /// Notes every stored property of a value of the model, at any depth.
        mutating func count(_ value: Any) {
            // The place in the source code is in memory only.
            if value is CodeMark { return }
            let mirror = Mirror(reflecting: value)
            let isStruct = mirror.displayStyle == .struct && String(reflecting: mirror.subjectType).hasPrefix("EveryScreenModel.")
            // A screen inside of a record is read as every other.
            for child in mirror.children where !(child.value is RenderedScreen) {
                if isStruct, let label = child.label, !Self.shared.contains(label) {
                    let key = "\(mirror.subjectType).\(label)"
                    // A few values are enough; to describe all of them takes long.
                    if values[key, default: []].count < 2 { values[key, default: []].insert(String(describing: child.value)) }
                }
                count(child.value)
            }
        }
    }

    private static func text(_ screen: CapturedScreen) -> String { ScreenFile.encode([screen]) }

    @Test func `every stored property takes several values in random screens`() throws {
        var census = Census()
        for seed in 0..<300 as Range<UInt64> {
            let captured = try Generator.capturedScreens.value(seed: seed)
            for element in captured.screen.elements { census.count(element) }
            census.count(captured.screen.facts)
            captured.environment.map { census.count($0) }
            captured.recordedFocus.map { census.count($0) }
        }

        // The blanks, whose properties have all to be among those seen.
        let blank = ScreenElement(.unknown, source: "", frame: .zero)
        let rich: [Any] = [
            try #require(Mirror(reflecting: blank).descendant("storage", "facts")), RenderedScreen.Facts(), UserEnvironment.standard,
            ScreenElement.Action(.custom),
            ScreenElement.CustomContent(label: "", value: ""),
            ScreenElement.DataTable(), ScreenElement.DirectTouch(), ScreenElement.DragPoint(""), ScreenElement.FieldFacts(),
            ScreenElement.Gesture(.tilt), ScreenElement.ImageContent(), ScreenElement.KeyboardBehavior(), ScreenElement.Media(.audio),
            ScreenElement.KeyboardShortcut(""), ScreenElement.ModalBehavior(), ScreenElement.Motion(.blink), ScreenElement.Rotor(),
            ScreenElement.Scrolling(axes: []),
            ScreenElement.SetPosition(), ScreenElement.Speech(), ScreenElement.SpeechSpan(0..<0, ScreenElement.SpeechAttributes()),
            ScreenElement.SpeechAttributes(), ScreenElement.Surface(), ScreenElement.TextFlow(), ScreenElement.TextRun(""),
            ScreenElement.TextLine(frame: .zero), ScreenElement.FixedSpacing(), SRGBColor.black, LayoutPoint.zero, LayoutSize.zero,
            LayoutRect.zero,
            LayoutInsets.zero, RenderedScreen.RecordedFocus(walks: []), RenderedScreen.RecordedFocus.Walk(from: "", tab: [], shiftTab: []),
            RenderedScreen.RecordedFocus.EscapeAttempt(from: "", key: "", focusAfter: []),
            RenderedScreen.RecordedFocus.FocusFrame(of: "", frame: .zero),
            RenderedScreen.RecordedFocus.Opening(screen: RenderedScreen.Builder(size: .zero).finish(), control: "", shown: []),
            ScreenElement.RoleMistake(.missingState, found: "", expected: ""),
        ]
        for value in rich {
            let type = "\(Mirror(reflecting: value).subjectType)"
            let children = Mirror(reflecting: value).children.filter { !($0.value is RenderedScreen) }
            for property in children.compactMap(\.label) where !Census.shared.contains(property) {
                #expect((census.values["\(type).\(property)"]?.count ?? 0) >= 2, "\(type).\(property)")
            }
        }
        #expect(census.values.filter { $0.value.count < 2 }.keys.sorted() == [])
        // The facts on the heap are seen through the element's one word.
        #expect(census.values.keys.filter { $0.hasPrefix("ParticularFacts.") }.count == 32)
    }

    @Test func `every random screen comes back, and is written the same again`() throws {
        let report = try PropertySearch.run(Generator.capturedScreens, settings: SearchSettings(seed: 1, cases: 300)) { captured in
            let written = Self.text(captured)
            let read = try readCapture(Array(written.utf8), named: "other").screens
            return read == [captured] && ScreenFile.encode(read) == written ? .passed : .failed(keys: ["round trip"])
        }

        #expect(report.counterexamples.map { Self.text($0.value) } == [])
        #expect(report.statistics.cases == 300)
    }

    @Test func `colors are written as in CSS where that is exact`() throws {
        var element = ScreenElement(.text, source: "a", frame: .zero)
        element.surface = ScreenElement.Surface(
            background: [
                .color(SRGBColor(hex: 0x007AFF)), .gradient([.black, SRGBColor(hex: 0x0A0B0C, opacity: 0.2)]), .unknown,
                .color(SRGBColor(red: 0.3, green: 0, blue: 1, opacity: 0.5)), .gradient([]),
            ])
        element.media = ScreenElement.Media(.audio)
        element.media?.duration = .infinity
        var builder = RenderedScreen.Builder(size: .zero)
        builder.add(element)

        let lines = Self.text(CapturedScreen(name: "a", screen: builder.finish())).split(separator: "\n").map { $0.drop { $0 == " " } }

        #expect(
            lines.drop { $0 != "\"background\": [" }.prefix(9).joined(separator: " ") == """
                "background": [ "#007AFF", ["#000000", "#0A0B0C33"], "unknown", {"red": 0.3, "green": 0, "blue": 1, "opacity": 0.5}, [] ] }, \
                "media": {"kind": "audio", "duration": "infinity"}
                """)
    }
}
