import EveryScreenAudit
import EveryScreenModel
import Foundation
import Testing

/// A spec that says nothing, to make findings of.
private struct SilentSpec: ScreenSpec {
    enum Failure: String, FailureKind { case small, covered }

    let id: SpecID = "silent"
    let rule = AccessibilityRule("Nothing is claimed.", ["a test"], severity: .warning)
    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {}
    func wording(for _: Failure, in finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
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
        let plain = Finding(SilentSpec(), kind: .small, element: reference(label: "Track"))

        #expect(plain.fingerprint == Finding(SilentSpec(), kind: .small, element: reference(label: "Track", y: 80)).fingerprint)
        #expect(plain.fingerprint == Finding(SilentSpec(), kind: .small, element: reference(label: "Track", wrapped: true)).fingerprint)
    }

    @Test func `the fingerprint distinguishes labels and ways of failing`() {
        let plain = Finding(SilentSpec(), kind: .small, element: reference(label: "Track"))

        #expect(plain.fingerprint != Finding(SilentSpec(), kind: .small, element: reference(label: "Cancel")).fingerprint)
        #expect(plain.fingerprint != Finding(SilentSpec(), kind: .covered, element: reference(label: "Track")).fingerprint)
    }

    @Test func `the fingerprint is the same on every platform and in every run`() {
        // FNV-1a of "silent␟small␟list/button␟Track", computed by another program.
        #expect(Finding(SilentSpec(), kind: .small, element: reference(label: "Track")).fingerprint == "3d39a37a150c8c06")
    }

    @Test func `a finding is written with the names of its spec and its kind, and read from them`() throws {
        let finding = Finding(SilentSpec(), kind: .small, element: reference(label: "Track"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys

        let json = String(decoding: try encoder.encode(finding), as: UTF8.self)

        #expect(json.contains(#""kind":"small","related":[],"severity":"warning","spec":"silent"}"#))
        #expect(try JSONDecoder().decode(Finding.self, from: Data(json.utf8)) == finding)
    }

    @Test func `a kind that no spec has is read, and says so`() throws {
        let written = Finding(SilentSpec(), kind: .small, element: reference(label: "Track"))
        let json = String(decoding: try JSONEncoder().encode(written), as: UTF8.self)
        let changed = json.replacingOccurrences(of: #""kind":"small""#, with: #""kind":"tiny""#)

        let finding = try JSONDecoder().decode(Finding.self, from: Data(changed.utf8))

        #expect(finding.key == "silent/tiny/button")
        #expect(
            SilentSpec().wording(for: finding)
                == Finding.Wording(
                    fact: "button \"Track\" failed as \"tiny\", which this version of silent does not know",
                    remedy: "run the check again with the version that wrote the file, or delete the file"))
    }

    @Test func `the origin leaves out what shrinking changes`() {
        #expect(Finding(SilentSpec(), kind: .small, element: reference(label: "Track")).key == "silent/small/button")
    }
}
