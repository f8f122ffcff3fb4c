import EveryScreenCaptureProblems
import EveryScreenCaptureReaders
import EveryScreenKit
import EveryValue
import Foundation

/// Reads damaged captures for some time, and large ones for their speed.
///
///     Benchmarks readers SECONDS FOLDER [FIRST]
///
/// Every capture in the folder counts, at any depth, and each format gets the same
/// number of seconds. Case *n* of a file is the same in every run, and `FIRST` is
/// the first case of a run. A crash ends the program: the last line on standard
/// error has the file and the first case.
enum ReaderBenchmarks {
    /// The results of one format.
    private struct Tally {
        var cases = 0
        var reads = 0
        var errors = 0
        var mistakes: [String] = []
        var slowest = (seconds: 0.0, what: "")
    }

    static func run(seconds: Double, folder: String, from first: UInt64 = 0) {
        var files: [CaptureFormat: [(name: String, damage: CaptureDamage)]] = [:]
        for path in paths(in: folder) {
            guard let format = try? readCapture(at: path).format, let data = FileManager.default.contents(atPath: path) else { continue }
            files[format, default: []].append((path, CaptureDamage(to: [UInt8](data))))
        }
        print("Readers: damaged captures, \(seconds) s for each format")
        print("format            files     cases     reads    errors   slowest")
        for format in CaptureFormat.allCases {
            guard let captures = files[format] else { continue }
            let tally = damage(captures, for: seconds, from: first)
            print(
                column(format.rawValue, 16, isLeading: true), column("\(captures.count)", 6), column("\(tally.cases)", 9),
                column("\(tally.reads)", 9), column("\(tally.errors)", 9),
                " \(Int(tally.slowest.seconds * 1000)) ms in \(tally.slowest.what)")
            tally.mistakes.prefix(3).forEach { print("    \($0)") }
            // Printed at once, in case the next format ends the process.
            fflush(nil)
        }
    }

    /// Reads damaged copies of some files by turns until the time is over.
    private static func damage(_ files: [(name: String, damage: CaptureDamage)], for seconds: Double, from first: UInt64) -> Tally {
        var tally = Tally()
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            let (name, damage) = files[tally.cases % files.count]
            let seed = first + UInt64(tally.cases / files.count)
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

    /// Times captures of five and of twenty megabytes of each format, and prints
    /// how much memory the larger takes.
    ///
    /// Time that is linear is four times as long.
    static func runLarge() {
        print("Readers: captures of 20 MB, deep and wide      MB/s   elements   time to 5 MB   memory")
        for capture in LargeCapture.all {
            do {
                let small = try read(capture, ofSize: 5 << 20)
                PeakMemory.reset()
                let large = try read(capture, ofSize: 20 << 20)
                let growth = (large.seconds / small.seconds * 10).rounded() / 10
                let memory = PeakMemory.megabytes.map { "\($0) MB" } ?? "unknown"
                print(
                    column(capture.name, 44, isLeading: true), column("\(Int(20 / large.seconds))", 6), column("\(large.elements)", 10),
                    column("× \(growth)", 14), column(memory, 8))
            } catch {
                print(column(capture.name, 44, isLeading: true), "\(error)")
            }
        }
    }

    private static func read(_ capture: LargeCapture, ofSize size: Int) throws -> (seconds: Double, elements: Int) {
        let bytes = Array(capture.text(ofSize: size).utf8)
        let start = Date()
        let screens = try readCapture(bytes, named: "capture", options: CaptureOptions(density: 420)).screens
        return (Date().timeIntervalSince(start), screens[0].screen.elements.count)
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
