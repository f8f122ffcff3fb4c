import AccessibilityChecking
import CaptureProblems
import Foundation
import PropertyTesting

/// Reads captures that have been damaged, for as long as asked, and large ones for their speed.
///
///     Benchmarks readers SECONDS FOLDER
///
/// Every capture in the folder counts, at any depth; the time is shared out evenly
/// among the formats. Case *n* of a file is the same in every run. A crash ends the
/// program: the last line on standard error says in which file and from which case on.
enum ReaderBenchmarks {
    /// What was seen of one format.
    private struct Tally {
        var cases = 0
        var reads = 0
        var errors = 0
        var mistakes: [String] = []
        var slowest = (seconds: 0.0, what: "")
    }

    static func run(seconds: Double, folder: String) {
        var files: [CaptureFormat: [(name: String, damage: CaptureDamage)]] = [:]
        for path in paths(in: folder) {
            guard let format = try? readCapture(at: path).format, let data = FileManager.default.contents(atPath: path) else { continue }
            files[format, default: []].append((path, CaptureDamage(to: [UInt8](data))))
        }
        print("Readers: damaged captures, \(seconds) s for each format")
        print("format            files     cases     reads    errors   slowest")
        for format in CaptureFormat.allCases {
            guard let captures = files[format] else { continue }
            let tally = damage(captures, for: seconds)
            print(
                column(format.rawValue, 16, isLeading: true), column("\(captures.count)", 6), column("\(tally.cases)", 9),
                column("\(tally.reads)", 9), column("\(tally.errors)", 9),
                " \(Int(tally.slowest.seconds * 1000)) ms in \(tally.slowest.what)")
            tally.mistakes.prefix(3).forEach { print("    \($0)") }
        }
    }

    /// Reads damaged copies of some files by turns until the time is over.
    private static func damage(_ files: [(name: String, damage: CaptureDamage)], for seconds: Double) -> Tally {
        var tally = Tally()
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            let (name, damage) = files[tally.cases % files.count]
            let seed = UInt64(tally.cases / files.count)
            if tally.cases % 1_000 < files.count { FileHandle.standardError.write(Data("\(name) from case \(seed)\n".utf8)) }
            guard let bytes = try? damage.copies.value(seed: seed) else { continue }
            let start = Date()
            do {
                let capture = try readCapture(bytes, named: "capture", options: CaptureOptions(density: 420))
                tally.reads += 1
                let violation = capture.screens.compactMap(\.screen.firstInvariantViolation).first
                if let violation { tally.mistakes.append("\(name), case \(seed): \(violation)") }
            } catch {
                tally.errors += 1
                let text = "\(error)"
                if text.contains("\n") || !text.hasPrefix("capture:") { tally.mistakes.append("\(name), case \(seed): \(text)") }
            }
            let time = Date().timeIntervalSince(start)
            if time > tally.slowest.seconds { tally.slowest = (time, "\(name), case \(seed)") }
            tally.cases += 1
        }
        return tally
    }

    /// Times captures of twenty megabytes of each format, made of one of those in a folder by repeating what is inside of it.
    static func runLarge() {
        let size = 20 << 20
        print("Readers: captures of \(size >> 20) MB, deep and wide      MB/s   elements")
        for capture in LargeCapture.all {
            let bytes = Array(capture.text(ofSize: size).utf8)
            let start = Date()
            do {
                let screens = try readCapture(bytes, named: "capture", options: CaptureOptions(density: 420)).screens
                let speed = Double(bytes.count) / Date().timeIntervalSince(start) / 1_048_576
                print(
                    column(capture.name, 44, isLeading: true), column("\(Int(speed))", 10),
                    column("\(screens[0].screen.elements.count)", 10))
            } catch {
                print(column(capture.name, 44, isLeading: true), "\(error)")
            }
        }
    }

    private static func paths(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.sorted().map { folder + "/" + $0 }.filter { path in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
        }
    }

    private static func column(_ text: String, _ width: Int, isLeading: Bool = false) -> String {
        let room = String(repeating: " ", count: max(0, width - text.count))
        return isLeading ? text + room : room + text
    }
}
