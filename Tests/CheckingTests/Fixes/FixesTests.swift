import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Testing

struct FixesTests {
    private let standard = [UserEnvironment.standard]

    private func edits(for spec: SpecID, of blueprint: Blueprint, in environment: UserEnvironment = .standard) -> [String] {
        let subject = Fixes.Subject(profile: .strict.keeping([spec]), environments: [environment]) { _ in blueprint }
        guard let finding = subject.findings(in: environment).first else { return ["nothing found"] }
        let screen = StandardLayout().screen(for: blueprint, in: environment)
        return Fixes.edits(for: finding, on: screen, of: blueprint, in: environment, thresholds: .wcagEnhanced).map(\.swiftCode)
    }

    private func firstWorking(
        for spec: SpecID, in environments: [UserEnvironment], by profile: AccessibilityProfile = .strict,
        showing blueprint: @escaping (UserEnvironment) -> Blueprint
    ) throws -> Fixes.Outcome {
        let subject = Fixes.Subject(profile: profile, environments: environments, blueprint: blueprint)
        let found = environments.lazy.compactMap { environment in
            subject.findings(in: environment).first { $0.spec == spec }.map { ($0, environment) }
        }.first
        let (finding, environment) = try #require(found)
        return Fixes.firstWorking(for: finding, in: environment, of: subject)
    }

    // MARK: Candidates

    @Test func `edits of the element come before those of its surroundings`() {
        let blueprint = Blueprint.column([.row([.text("Ink"), .button("Buy").frame(width: 31)])])

        #expect(
            edits(for: "target-size", of: blueprint) == [
                ".frame(minWidth: 44, minHeight: 44) instead of .frame(width: 31)", ".hitMargin(12)", "wrap in .scroll(…)",
                ".frame(minWidth: 44) instead of .frame(width: 31)", ".flow([…]) instead of .row(…)", ".column([…]) instead of .row(…)",
                ".frame(minWidth: 44, minHeight: 44) instead of .frame(width: 31) and wrap in .scroll(…)",
            ])
    }

    @Test func `text that grows or shrinks keeps the limit that does no harm`() {
        func first(_ text: Blueprint, at size: UserEnvironment.TextSize) -> String? {
            edits(for: "text-grows", of: text, in: UserEnvironment(textSize: size)).first
        }

        #expect(
            first(.text("In stock").textSizes(from: .medium, upTo: .large), at: .accessibility1)
                == ".textSizes(from: .medium) instead of .textSizes(from: .medium, upTo: .large)")
        #expect(
            edits(
                for: "text-grows", of: .text("In stock").textSizes(from: .large, upTo: .accessibility3),
                in: UserEnvironment(textSize: .xSmall)
            ).contains(".textSizes(upTo: .accessibility3) instead of .textSizes(from: .large, upTo: .accessibility3)"))
        #expect(first(.text("In stock").textSizes(upTo: .large), at: .accessibility1) == "remove .textSizes(upTo: .large)")
        #expect(first(.text("In stock").textSizes(from: .large), at: .xSmall) == "remove .textSizes(from: .large)")
    }

    @Test(arguments: [
        ("de_AT", "de-AT"), ("fil_PH", "fil-PH"), ("zh_Hant_TW", "zh-Hant-TW"), ("german", "de"), ("Swedish", "sv"), ("gibberish", "en"),
        ("english_GB", "en"),
    ])
    func `a language is tagged as BCP 47 has it, and an unknown one like the settings`(tag: String, expected: String) {
        #expect(
            edits(for: "language-valid", of: .text("Notebook").accessibilityLanguage(tag)) == [".accessibilityLanguage(\"\(expected)\")"])
    }

    @Test func `the point of a target that is cut off is shown by more room`() {
        let button = Blueprint.imageButton("play", width: 200, height: 44).accessibilityLabel("Play")
        let cut = Blueprint.column([button]).frame(width: 60, alignment: .leading, clips: true)

        #expect(
            edits(for: "activation-point-hits", of: cut) == [
                ".frame(minWidth: 60, …) instead of .frame(width: 60, …)", "wrap in .scroll(…)",
            ])
    }

    @Test func `an element that comes from no part of the blueprint has no edits`() throws {
        let blueprint = Blueprint.button("Buy").frame(width: 31, height: 44)
        let subject = Fixes.Subject(profile: .strict.keeping(["target-size"]), environments: standard) { _ in blueprint }
        let finding = try #require(subject.findings(in: .standard).first)
        let screen = StandardLayout().screen(for: blueprint, in: .standard)

        let edits = Fixes.edits(for: finding, on: screen, of: .text("Ink"), in: .standard, thresholds: .wcagEnhanced)

        #expect(edits == [])
    }

    @Test func `strings that the caller must write differ from element to element`() throws {
        let icons = Blueprint.column(["heart", "trash", "pen"].map { .imageButton($0) })

        let outcome = try firstWorking(for: "element-has-label", in: standard) { _ in icons }

        let labels = outcome.edit?.applied(to: icons)?.children.map { $0.accessibility?.label }
        #expect(outcome.edit?.swiftCode == ".accessibilityLabel(\"What the button does\")")
        #expect(labels == ["What the button does", "What the button does (2)", "What the button does (3)"])
    }

    // MARK: Verification

    @Test func `an edit that breaks another claim is rejected with what it breaks`() throws {
        let icons = Blueprint.row(
            spacing: 8,
            ["minus", "plus"].map { .imageButton($0, width: 28, height: 28).accessibilityLabel($0.capitalized).hitMargin(10) })

        let outcome = try firstWorking(for: "targets-do-not-overlap", in: standard) { _ in Blueprint.row([icons]).padding(16) }

        #expect(outcome.rejected.map(\.edit.swiftCode) == ["remove .hitMargin(10)"])
        #expect(outcome.rejected.map(\.finding.key) == ["target-size/small/button"])
        #expect(outcome.edit?.swiftCode == "spacing: 20")
    }

    @Test func `an edit that is right in one environment and wrong in another is rejected`() throws {
        let environments = [UserEnvironment(textSize: .accessibility5, screenSize: LayoutSize(width: 320, height: 568))]
        let text = Blueprint.text("Writes on both sides, on any paper, in any light.", lineLimit: 2).frame(height: 60)

        let outcome = try firstWorking(for: "text-not-truncated", in: environments) { _ in .scroll(.column([text])) }

        #expect(outcome.rejected.map(\.edit.swiftCode) == ["remove lineLimit: 2"])
        #expect(outcome.rejected.map(\.finding.key) == ["text-not-truncated/shortBeyond/text"])
        #expect(outcome.edit?.swiftCode == "remove lineLimit: 2 and .frame(minHeight: 60) instead of .frame(height: 60)")
    }

    @Test func `an edit is applied to what the function returns under each of the settings`() throws {
        // The same button is another part under other settings.
        let outcome = try firstWorking(for: "target-size", in: [.standard, UserEnvironment(textSize: .accessibility1)]) { environment in
            let button = Blueprint.button("Buy").frame(width: environment.textSize.isAccessibilitySize ? 31 : 40)
            return environment.textSize.isAccessibilitySize ? .column([.text("Ink"), button]) : .column([button])
        }

        #expect(outcome.edit?.swiftCode == ".frame(minWidth: 44, minHeight: 44) instead of .frame(width: 40)")
    }

    @Test func `a failure that no edit removes has no fix, and says how much was tried`() throws {
        let small = UserEnvironment(textSize: .accessibility5)
        let outcome = try firstWorking(for: "nothing-vanishes-when-scaling", in: [small]) { environment in
            let button = Blueprint.button("Buy").framedAsTarget
            return .column(environment.textSize.isAccessibilitySize ? [.text("Ink")] : [.text("Ink"), button])
        }

        #expect(outcome.edit == nil)
        // The screen without edits, then at least one evaluation for each edit.
        #expect(outcome.evaluations >= 1 + outcome.rejected.count)
    }

    // MARK: Failures that an edit causes

    private func findings(_ blueprint: Blueprint) -> [Finding] {
        Fixes.Subject(profile: .strict, environments: standard) { _ in blueprint }.findings(in: .standard)
    }

    private func broken(_ before: Blueprint, _ after: Blueprint, fixing spec: SpecID? = nil) -> [String] {
        Fixes.breaks(before: findings(before), after: findings(after), fixing: spec).map {
            "\($0.key) \($0.element.shortNameInSentence)"
        }
    }

    @Test func `nothing is broken where nothing changes`() {
        #expect(broken(.button("Buy").frame(width: 31, height: 44), .button("Buy").frame(width: 31, height: 44)) == [])
    }

    @Test func `a claim that fails now and did not is broken`() {
        #expect(
            broken(.button("Buy").framedAsTarget, .button("Buy").frame(width: 31, height: 44)) == [
                "target-size/small/button button \"Buy\""
            ])
    }

    @Test func `a failure in another place is broken only where there are more than before`() {
        let small = { (name: String) in Blueprint.button(name).frame(width: 31, height: 44) }

        #expect(
            broken(.column([small("Buy"), .button("Sell").framedAsTarget]), .column([.button("Buy").framedAsTarget, small("Sell")])) == [])
        #expect(
            broken(.column([small("Buy"), .button("Sell").framedAsTarget]), .column([small("Sell"), small("Buy")])) == [
                "target-size/small/button button \"Sell\""
            ])
    }

    @Test func `a finding below an error counts as broken only for the spec that is to be fixed`() {
        let (before, after) = (Blueprint.button("Buy").framedAsTarget, Blueprint.button("buy").framedAsTarget)

        #expect(broken(before, after) == [])
        #expect(broken(before, after, fixing: "label-style") == ["label-style/small/button button \"buy\""])
    }
}
