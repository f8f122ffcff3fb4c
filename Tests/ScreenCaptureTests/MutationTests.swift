import EveryScreenCapture
import EveryScreenCaptureProblems
import EveryScreenCaptureReaders
import EveryScreenModel
import EveryValue
import Testing

struct MutationTests {
    @Test(arguments: OwnCapture.names)
    func `Any damaged file is read whole or reported in one line`(name: String) throws {
        let damage = CaptureDamage(to: try OwnCapture.bytes(name))
        var readable = 0
        var unreadable = 0

        let report = PropertySearch.run(damage.copies, settings: SearchSettings(seed: 0x5eed, cases: 400)) { bytes in
            do throws(CaptureError) {
                let capture = try readCapture(bytes, named: "capture", options: CaptureOptions(density: 420))
                readable += 1
                if let mistake = capture.screens.compactMap(\.screen.firstInvariantViolation).first { return .failed(keys: [mistake]) }
                let written = try readCapture(Array(ScreenFile.encode(capture.screens).utf8), named: "written")
                return written.screens.map(\.screen) == capture.screens.map(\.screen)
                    ? .passed : .failed(keys: ["it does not survive being written"])
            } catch {
                unreadable += 1
                let text = "\(error)"
                return text.hasPrefix("capture:") && !text.contains("\n") ? .passed : .failed(keys: ["it is not reported in one line"])
            }
        }

        #expect(report.counterexamples.map { String(decoding: $0.value, as: UTF8.self) } == [])
        // Damage to a label leaves a file readable, damage to a tag does not: both
        // must have happened.
        #expect(readable > 0 && unreadable > 0)
    }

    @Test(arguments: OwnCapture.names.filter { $0.hasSuffix("xml") || $0.hasSuffix("json") })
    func `A file cut off at any place is never read as a part`(name: String) throws {
        let whole = try OwnCapture.bytes(name)
        let end = whole.lastIndex(of: UInt8(ascii: name.hasSuffix("xml") ? ">" : "}")) ?? 0

        for length in stride(from: 0, through: end, by: 37) {
            #expect(throws: CaptureError.self) { try readCapture(Array(whole[..<length]), named: "capture") }
        }
    }
}
