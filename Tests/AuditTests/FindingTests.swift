import EveryScreenAudit
import EveryScreenModel
import Testing

/// A spec that says nothing, to make findings of.
private struct SilentSpec: ScreenSpec {
    let id = "silent"
    let claim = "Nothing is claimed."
    let sources = ["a test"]
    let severity = Finding.Severity.warning
    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {}
    func wording(for finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
}

struct FindingTests {
    private func reference(label: String?, y: Double = 0, wrapped: Bool = false) -> ElementReference {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var list = ScreenElement(.list, source: "list", frame: .zero)
        list.label = ""
        builder.open(list)
        if wrapped { builder.open(ScreenElement(.group, source: "wrap", frame: .zero)) }
        var button = ScreenElement(.button, source: "button", frame: LayoutRect(x: 0, y: y, width: 31, height: 44))
        button.label = label
        builder.add(button)
        if wrapped { builder.close() }
        builder.close()
        return ElementReference(wrapped ? 2 : 1, on: builder.finish())
    }

    @Test func `the fingerprint does not depend on coordinates or plain containers`() {
        let plain = Finding(SilentSpec(), kind: "small", element: reference(label: "Track"))

        #expect(plain.fingerprint == Finding(SilentSpec(), kind: "small", element: reference(label: "Track", y: 80)).fingerprint)
        #expect(plain.fingerprint == Finding(SilentSpec(), kind: "small", element: reference(label: "Track", wrapped: true)).fingerprint)
    }

    @Test func `the fingerprint tells labels and ways of failing apart`() {
        let plain = Finding(SilentSpec(), kind: "small", element: reference(label: "Track"))

        #expect(plain.fingerprint != Finding(SilentSpec(), kind: "small", element: reference(label: "Cancel")).fingerprint)
        #expect(plain.fingerprint != Finding(SilentSpec(), kind: "covered", element: reference(label: "Track")).fingerprint)
    }

    @Test func `the fingerprint is the same on every platform and in every run`() {
        // FNV-1a of "silent␟small␟list/button␟Track", worked out by another program.
        #expect(Finding(SilentSpec(), kind: "small", element: reference(label: "Track")).fingerprint == "3d39a37a150c8c06")
    }

    @Test func `the origin leaves out what shrinking changes`() {
        #expect(Finding(SilentSpec(), kind: "small", element: reference(label: "Track")).origin == "silent/small/button")
    }
}
