import EveryScreenAudit
import EveryScreenModel
import Testing

/// Passes every button and fails every link.
private struct NoLinks: ScreenSpec {
    enum Failure: String, FailureKind { case link }

    let id: SpecID = "no-links"
    let rule = AccessibilityRule("There are no links.", ["a test"], severity: .note)

    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {
        for (index, element) in presentation.screen.elements.enumerated() {
            switch element.role {
            case .button: verdicts.pass()
            case .link: verdicts.fail(Finding(self, kind: .link, element: ElementReference(index, on: presentation.screen)))
            case .image: verdicts.cannotTell(ElementReference(index, on: presentation.screen), .labelUnknown)
            case .text: verdicts.recordUntested(.textFrameUnknown)
            case .group: verdicts.recordInapplicable(.hidden)
            default: break
            }
        }
    }

    func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(fact: "\(finding.element.name) is a link", remedy: "remove it")
    }
}

struct AuditTests {
    private func screen(_ roles: [ScreenElement.Role]) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for (index, role) in roles.enumerated() { builder.add(ScreenElement(role, source: "\(index)", frame: .zero)) }
        return builder.finish()
    }

    @Test func `an empty screen is nothing to judge`() {
        let verdicts = audit(ScreenPresentation(screen([])), by: AccessibilityProfile(name: "test", specs: [NoLinks()]))

        #expect(verdicts.map(\.tally.outcome) == [.inapplicable])
        #expect(verdicts[0].reasons.map(\.reason) == [.nothingToJudge])
    }

    @Test func `every outcome is counted with its reason`() {
        let verdicts = audit(
            ScreenPresentation(screen([.button, .link, .image, .text, .group, .group])),
            by: AccessibilityProfile(name: "test", specs: [NoLinks()]))

        var tally = Verdicts.Tally()
        (tally.passed, tally.failed, tally.cantTell, tally.untested, tally.inapplicable) = (1, 1, 1, 1, 2)
        #expect(verdicts[0].tally == tally)
        #expect(
            verdicts[0].reasons.map { "\($0.outcome) \($0.reason) \($0.count)" } == [
                "cantTell labelUnknown 1", "untested textFrameUnknown 1", "inapplicable hidden 2",
            ])
        #expect(verdicts[0].findings.map(\.element.source) == ["1"])
        #expect(verdicts[0].doubts.map(\.element.source) == ["2"])
    }

    @Test func `a profile keeps the named specs in its own order`() {
        struct Other: ScreenSpec {
            enum Failure: String, FailureKind { case other }
            let id: SpecID = "other"
            let rule = AccessibilityRule("", [])
            func judge(
                _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
            ) {}
            func wording(for _: Failure, in finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
        }
        let profile = AccessibilityProfile(name: "test", specs: [NoLinks(), Other()])

        #expect(profile.keeping(["other", "no-links"]).specs.map(\.id) == ["no-links", "other"])
        #expect(profile.keeping(["other"]).specs.map(\.id) == ["other"])
        #expect(profile.spec("none")?.id == nil)
    }
}
