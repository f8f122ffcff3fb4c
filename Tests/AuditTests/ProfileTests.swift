import EveryScreenAudit
import EveryScreenModel
import Testing

private struct NamedSpec: ScreenSpec {
    let id: String
    let claim = "Nothing is claimed."
    let sources = ["a test"]
    let severity = Finding.Severity.warning
    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {}
    func wording(for finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
}

struct ProfileTests {
    @Test func `a profile keeps the named specs in its own order`() {
        let profile = AccessibilityProfile(name: "test", specs: [NamedSpec(id: "a"), NamedSpec(id: "b"), NamedSpec(id: "c")])

        #expect(profile.keeping(["c", "a"]).specs.map(\.id) == ["a", "c"])
    }

    @Test func `a name that no spec has is a mistake, and not a profile that finds nothing`() async {
        await #expect(processExitsWith: .failure) { _ = AccessibilityProfile(name: "test", specs: [NamedSpec(id: "a")]).keeping(["b"]) }
    }

    @Test func `two specs of one name are a mistake`() async {
        await #expect(processExitsWith: .failure) {
            _ = AccessibilityProfile(name: "test", specs: [NamedSpec(id: "a"), NamedSpec(id: "a")])
        }
    }
}
