import EveryValueCrashIsolation
import Testing

@testable import EveryScreen

/// The failures that a check writes before it ends.
struct EarlyFailuresTests {
    /// Returns the lines that a check writes.
    ///
    /// - Parameter seconds: The time that each look at the clock takes.
    private func lines(secondsALook seconds: Int, _ settings: CheckSettings, _ blueprint: Blueprint) -> [String] {
        let (lines, looks) = (Locked<[String]>([]), Locked(0))
        var settings = settings
        let early = EarlyFailures(of: "orders") {
            .seconds(
                looks.withLock { looks in
                    looks += seconds
                    return looks
                })
        } write: { line in
            lines.withLock { $0.append(line) }
        }
        early.join(&settings)
        _ = runCheck(named: "orders", forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
        return lines.withLock(\.self)
    }

    /// The lines of a check with two failures.
    private func lines(secondsALook seconds: Int) -> [String] {
        lines(
            secondsALook: seconds,
            CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize, .elementHasLabel]), environments: .standard),
            .column([
                .imageButton("star", fileID: "Shop/Orders.swift", line: 7).frame(minWidth: 44, minHeight: 44),
                .button("Track", fileID: "Shop/Orders.swift", line: 12).frame(width: 31, height: 44),
            ]))
    }

    /// The lines of a check of twelve cases that pass.
    private func estimates(secondsALook seconds: Int, hasBudget: Bool = false) -> [String] {
        var settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.elementHasLabel]), environments: .everyTextSize)
        (settings.hasBudget, settings.casesAtOnce) = (hasBudget, 1)
        return lines(secondsALook: seconds, settings, .button("Track").framedAsTarget)
    }

    @Test func `a check that ends soon writes nothing`() { #expect(lines(secondsALook: 0) == []) }

    @Test func `a check that takes longer writes each failure once`() {
        #expect(
            lines(secondsALook: 1) == [
                "orders: ✘ element-has-label: the button (Orders.swift:7) has no label; a label is needed",
                "orders: ✘ target-size: button \"Track\" (Orders.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt",
            ])
    }

    @Test func `a check that may take more than a minute says so once`() {
        #expect(
            estimates(secondsALook: 6) == [
                "orders: 1 of 12 cases took 6 s, so all may take 72 s; shorten it by .budget, .environments, or .bound for a flow"
            ])
        #expect(estimates(secondsALook: 4) == [])
        #expect(estimates(secondsALook: 6, hasBudget: true) == [])
    }

    @Test func `a finding that does not fail the check is not written`() {
        let (written, found) = (Locked(0), Locked(0))
        var settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.labelStyle]), environments: .standard)
        settings.found = { _, _, isFinal in found.withLock { $0 += isFinal ? 1 : 0 } }
        EarlyFailures(of: "orders", elapsed: { .seconds(9) }) { _ in written.withLock { $0 += 1 } }.join(&settings)
        _ = runCheck(named: "orders", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.button("save all").frame(minWidth: 44, minHeight: 44), StandardLayout())
        }

        #expect(found.withLock { $0 } == 1)
        #expect(written.withLock { $0 } == 0)
    }
}
