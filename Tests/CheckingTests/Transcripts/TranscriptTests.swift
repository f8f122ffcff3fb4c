import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Testing

struct TranscriptTests {
    private static let order = Blueprint.column([
        .text("Order 12", style: .title1).accessibilityHeading(),
        .toggle("Wrap as a gift").framedAsTarget.accessibilityIdentifier("gift"),
        .button("Send").framedAsTarget.accessibilityHint("Sends the order."),
        .button("Send").framedAsTarget,
    ])

    private func transcript(_ blueprint: Blueprint, in environment: UserEnvironment = .standard) -> Transcript {
        Transcript(of: StandardLayout().screen(for: blueprint, in: environment).titled("Order"), in: environment)
    }

    @Test func `an empty screen has an empty transcript`() {
        #expect(Transcript().lines == ["(nothing)"])
    }

    @Test func `a transcript has the speech, and every order`() {
        #expect(
            transcript(Self.order).lines == [
                "title: Order",
                "VoiceOver",
                "  1. Order 12. Heading.",
                "  2. Wrap as a gift. Switch Button. Off.",
                "     - hint: Double tap to toggle setting.",
                "     - identifier: gift",
                "  3. Send. Button.",
                "     - hint: Sends the order.",
                "  4. Send. Button.",
                "rotors",
                "  1. Headings: Order 12",
                "keyboard",
                "  1. toggle \"Wrap as a gift\"",
                "  2. button \"Send\"",
                "  3. button \"Send\"",
                "scanning",
                "  1. toggle \"Wrap as a gift\"",
                "  2. button \"Send\"",
                "  3. button \"Send\"",
                "Voice Control",
                "  1. \"Wrap as a gift\"",
                "  2. number 2, \"Send\" is said of several: button \"Send\"",
                "  3. number 3, \"Send\" is said of several: button \"Send\"",
            ])
    }

    @Test(arguments: [(nil, "Prices: unknown"), ([], "Prices: nothing"), (["0/1"], "Prices: Send")] as [([String]?, String)])
    func `a rotor lists its targets, none, or that they are not known`(targets: [String]?, line: String) {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 390, height: 844))
        for (index, label) in ["Order", "Send"].enumerated() {
            var element = ScreenElement(
                .button, source: "0/\(index)", frame: LayoutRect(x: 0, y: Double(index) * 50, width: 100, height: 44))
            (element.label, element.isAccessibilityElement) = (label, true)
            if index == 0 { element.rotors = [ScreenElement.Rotor("Prices", targets: targets)] }
            builder.add(element)
        }

        #expect(Transcript(of: builder.finish(), in: .standard).rotors == [line])
    }

    @Test func `a control that consumes Tab, and the stops behind it, are listed`() {
        let screen = Blueprint.column([
            .textEditor("Note").consumesKeys([.tab, .shiftTab]), .button("Send").framedAsTarget,
        ])

        #expect(transcript(screen).keyboard == ["text editor \"Note\" (keeps Tab)", "(not by Tab) button \"Send\""])
    }

    @Test func `equal transcripts have no changes`() {
        #expect(transcript(Self.order).changes(to: transcript(Self.order)) == [])
    }

    private func list(_ said: [String], identifiers: [String: String] = [:]) -> Transcript {
        var transcript = Transcript()
        transcript.stops = said.map { Transcript.Stop(said: $0, details: identifiers[$0].map { ["identifier: \($0)"] } ?? []) }
        return transcript
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b", "c"], ["VoiceOver: added \"c\" after \"b\""]),
        (["a", "b"], ["c", "a", "b"], ["VoiceOver: added \"c\" at the start"]),
        (["a", "b", "c"], ["a", "c"], ["VoiceOver: removed \"b\""]),
        (["a", "b", "c"], ["a", "x", "c"], ["VoiceOver: changed \"b\" to \"x\""]),
        (["a", "b", "c", "d"], ["b", "c", "d", "a"], ["VoiceOver: moved \"a\" after \"d\""]),
        ([], ["a"], ["VoiceOver: added \"a\" at the start"]),
    ])
    func `changes are reported by meaning`(old: [String], new: [String], changes: [String]) {
        #expect(list(old).changes(to: list(new)) == changes)
    }

    @Test func `an element is known by its identifier, wherever it is`() {
        let old = list(["a", "b", "c"], identifiers: ["a": "id"])
        let new = list(["b", "c", "x"], identifiers: ["x": "id"])

        #expect(old.changes(to: new) == ["VoiceOver: changed \"a\" to \"x\""])
    }

    @Test func `a changed detail is reported with its element`() {
        var (old, new) = (list(["a"]), list(["a"]))
        old.stops[0].details = ["action: Delete", "hint: h"]
        new.stops[0].details = ["action: Archive", "hint: h"]

        #expect(old.changes(to: new) == ["VoiceOver: changed \"a\": no longer action: Delete, now action: Archive"])
    }

    @Test func `another title is reported`() {
        var other = list([])
        other.title = "Cart"

        #expect(list([]).changes(to: other) == ["title: changed none to \"Cart\""])
    }
}

struct TranscriptFileTests {
    private static let environments: [UserEnvironment] = {
        var large = UserEnvironment.standard
        large.textSize = .accessibility5
        var dark = UserEnvironment.standard
        dark.appearance = .dark
        var bold = UserEnvironment.standard
        bold.isBoldText = true
        return [.standard, large, dark, bold]
    }()

    private func file(_ show: @escaping (UserEnvironment) -> Blueprint) -> TranscriptFile {
        TranscriptFile(of: "Tests/order", Self.environments) { StandardLayout().screen(for: show($0), in: $0) }
    }

    private func screen(_ environment: UserEnvironment) -> Blueprint {
        .column(
            [.text("Order"), .button("Send").framedAsTarget]
                + (environment.textSize == .accessibility5 || environment.isBoldText ? [] : [.button("Cancel").framedAsTarget]))
    }

    @Test func `a file has the default settings in full, and the differences of the others`() {
        #expect(
            file(screen).text == """
                everyscreen transcript 1
                check: Tests/order

                under the default settings
                VoiceOver
                  1. Order
                  2. Send. Button.
                  3. Cancel. Button.
                keyboard
                  1. button "Send"
                  2. button "Cancel"
                scanning
                  1. button "Send"
                  2. button "Cancel"
                Voice Control
                  1. "Send"
                  2. "Cancel"

                at text size AX5; bold text
                * VoiceOver: removed "Cancel. Button."
                * keyboard: removed "button "Cancel""
                * scanning: removed "button "Cancel""
                * Voice Control: removed ""Cancel""

                """)
    }

    @Test func `a written file is read`() throws {
        let written = file(screen)

        #expect(try #require(TranscriptFile(text: written.text)) == written)
        #expect(TranscriptFile(text: written.text.replacing("\n", with: "\r\n")) == written)
    }

    @Test func `hostile labels are read as they were written`() throws {
        let written = file { _ in
            .column(
                [
                    "at text size AX5", "* VoiceOver: removed", "VoiceOver", "1. a", "- hint: x", "a\nb", " a  ",
                    "under the default settings",
                ].map {
                    .button($0).framedAsTarget
                })
        }

        #expect(try #require(TranscriptFile(text: written.text)) == written)
    }

    @Test func `another text is no transcript`() {
        #expect(TranscriptFile(text: "") == nil)
        #expect(TranscriptFile(text: "everyscreen transcript 2\n") == nil)
    }

    @Test func `files are compared setting by setting`() {
        let other = file { environment in
            environment.isBoldText
                ? .column([.text("Order"), .button("Send").framedAsTarget, .button("Cancel").framedAsTarget])
                : screen(environment)
        }

        #expect(
            file(screen).changes(to: other) == [
                "at bold text: no longer: VoiceOver: removed \"Cancel. Button.\"",
                "at bold text: no longer: keyboard: removed \"button \"Cancel\"\"",
                "at bold text: no longer: scanning: removed \"button \"Cancel\"\"",
                "at bold text: no longer: Voice Control: removed \"\"Cancel\"\"",
            ])
        #expect(file(screen).changes(to: file(screen)) == [])
    }

    @Test func `every setting is changed alone`() {
        let environments = TranscriptFile.eachSettingAlone

        #expect(environments.first?.differences == "")
        #expect(environments.count > 30)
        #expect(Set(environments).count == environments.count)
    }
}
