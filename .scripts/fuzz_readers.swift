// The body of `.scripts/fuzz_readers.sh`: one input of libFuzzer for the reader of
// one format. A law that an input breaks ends the process.

import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenKit
@testable import EveryValue
import Foundation

/// The formats by the name that the script gives in a variable.
let formats: [String: @Sendable ([UInt8]) -> Void] = [
    "captures": capture, "regressions": regression, "shards": shard, "baselines": baseline, "known-issues": knownIssues,
    "products": product, "reports": report, "transcripts": transcript, "tokens": token,
]

let format: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["EVERYSCREEN_FUZZED_FORMAT"] ?? ""
    guard let format = formats[name] else { fatalError("EVERYSCREEN_FUZZED_FORMAT is \"\(name)\"; it takes \(formats.keys.sorted())") }
    return format
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    format(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// An error is one line without control characters.
func checkLine(_ error: some Error) {
    let text = "\(error)"
    precondition(!text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "An error is not one line")
}

@Sendable func capture(_ bytes: [UInt8]) {
    for options in [CaptureOptions(), CaptureOptions(density: 420)] {
        do throws(CaptureError) {
            let screens = try readCapture(bytes, named: "capture", options: options).screens
            let mistakes = screens.compactMap(\.screen.firstInvariantViolation)
            precondition(mistakes.isEmpty, "A screen is malformed: \(mistakes)")
            let written = try? readCapture(Array(ScreenFile.encode(screens).utf8), named: "written").screens
            precondition(written?.map(\.screen) == screens.map(\.screen), "A screen does not survive being written")
        } catch {
            precondition("\(error)".hasPrefix("capture:"), "An error does not begin with its file")
            checkLine(error)
        }
    }
}

@Sendable func regression(_ bytes: [UInt8]) {
    do {
        let file = try RegressionFile(json: Data(bytes))
        let again = try? RegressionFile(json: Data(file.json.utf8))
        precondition(again?.isSameCase(as: file) == true && again?.json == file.json, "A regression file does not survive being written")
        _ = file.replay()
        _ = file.picture()
    } catch {
        checkLine(error)
    }
}

@Sendable func shard(_ bytes: [UInt8]) {
    do {
        let file = try ShardFile(reading: Data(bytes), judgedBy: AccessibilityProfile.named)
        let again = try? ShardFile(reading: Data(file.json.utf8), judgedBy: AccessibilityProfile.named)
        precondition(again?.json == file.json, "A shard does not survive being written")
        let reports = file.check == nil ? try ShardFiles([("shard", file)]).reports : try RunFiles([("shard", file)]).reports
        for format in ReportFormat.allCases { _ = AccessibilityReport(of: reports, savedAt: []).render(format, isVerbose: true) }
    } catch {
        checkLine(error)
    }
}

@Sendable func baseline(_ bytes: [UInt8]) {
    do {
        let baseline = try FindingBaseline(reading: bytes, named: "file")
        let again = try? FindingBaseline(reading: Array(baseline.json.utf8), named: "file")
        precondition(again?.json == baseline.json, "A baseline does not survive being written")
    } catch {
        checkLine(error)
    }
}

@Sendable func knownIssues(_ bytes: [UInt8]) {
    do { _ = try KnownIssueFile.read(bytes, named: "file") } catch { checkLine(error) }
}

@Sendable func product(_ bytes: [UInt8]) {
    do { _ = try ConformanceDetails(reading: bytes, named: "file") } catch { checkLine(error) }
}

@Sendable func report(_ bytes: [UInt8]) { _ = EarlierReport(reading: Data(bytes)) }

@Sendable func transcript(_ bytes: [UInt8]) {
    guard let file = TranscriptFile(text: String(decoding: bytes, as: UTF8.self)) else { return }
    precondition(file.changes(to: file).isEmpty, "A transcript differs from itself")
    guard let again = TranscriptFile(text: file.text) else { fatalError("A transcript does not survive being written") }
    precondition(file.changes(to: again).isEmpty, "A transcript changes when it is written")
}

@Sendable func token(_ bytes: [UInt8]) {
    do throws(ReplayTokenError) {
        let token = try ReplayToken(String(decoding: bytes, as: UTF8.self))
        precondition((try? ReplayToken(token.description))?.recording == token.recording, "A token does not survive being written")
    } catch {
        checkLine(error)
    }
    // A checksum refuses nearly every edit, so the bytes are read without one as
    // well.
    guard let recording = TokenReader.recording(bytes) else { return }
    let again = try? ReplayToken(ReplayToken(recording).description)
    precondition(again.map { ReplayToken($0.recording).description } == ReplayToken(recording).description, "A recording changes in a token")
}
