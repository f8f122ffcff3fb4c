import EveryScreenAudit
import EveryScreenModel
import Testing

private struct NamedSpec: ScreenSpec {
    enum Failure: String, FailureKind { case other }

    let id: SpecID
    let rule = AccessibilityRule("Nothing is claimed.", ["a test"], severity: .warning)
    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {}
    func wording(for _: Failure, in finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
}

struct ProfileTests {
    @Test func `a profile keeps the named specs in its own order`() {
        let profile = AccessibilityProfile(name: "test", specs: [NamedSpec(id: "a"), NamedSpec(id: "b"), NamedSpec(id: "c")])

        #expect(profile.keeping(["c", "a"]).specs.map(\.id) == ["a", "c"])
    }

    @Test func `an unknown spec is a mistake, and not a profile that finds nothing`() {
        let profile = AccessibilityProfile(name: "test", specs: [NamedSpec(id: "target-size")])

        #expect(
            profile.keeping(["target-sise"]).mistakes == ["the profile \"test\" has no spec \"target-sise\"; did you mean \"target-size\"?"]
        )
        #expect(profile.keeping(["target-size"]).mistakes == [])
        #expect(profile.keeping(["target-size"]).keeping(["b"]).mistakes == ["the profile \"test\" has no spec \"b\""])
    }

    @Test func `two specs of one id are a mistake, whenever they come together`() {
        var profile = AccessibilityProfile(name: "test", specs: [NamedSpec(id: "a")])
        #expect(profile.mistakes == [])
        profile.specs.append(NamedSpec(id: "a"))

        #expect(profile.mistakes == ["two specs of the profile \"test\" have the id \"a\"; rename one"])
    }
}
