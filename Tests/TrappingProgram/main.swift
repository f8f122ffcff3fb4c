import EveryValue
import EveryValueCrashIsolation
import Foundation

// A program whose property crashes the process; EndToEndTests run it twice.
//
//     EveryValueCrashingProgram trap|hang|exit0|exit3|abort|overflow|segv|mended FOLDER
let arguments = CommandLine.arguments
let mode = arguments[1]

// Threads of Dispatch block signals, and the programs that they start inherit that.
var everySignal = sigset_t()
sigfillset(&everySignal)
pthread_sigmask(SIG_UNBLOCK, &everySignal, nil)

let settings = CrashSettings(
    property: "sum", folder: URL(fileURLWithPath: arguments[2]),
    children: ChildCommand.thisProgram(Array(arguments.dropFirst())).map(CrashSettings.Children.command) ?? .none(reason: "no program"),
    timeLimit: .seconds(mode == "hang" ? 1 : 20), evaluations: mode == "hang" ? 12 : 200)

/// Judges a list; more than two numbers, one of them large, are too much.
func judge(_ numbers: [Int]) -> Judgment {
    guard mode != "mended", numbers.count > 2, numbers.contains(where: { $0 > 500 }) else { return .passed }
    if mode == "hang" {
        FileHandle.standardOutput.write(Data("hanging\n".utf8))
        while true { sleep(1) }
    }
    switch mode {
    case "exit0": exit(0)
    case "exit3": exit(3)
    case "abort": abort()
    case "overflow": print(depth(numbers.count))
    case "segv": print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
    default: break
    }
    fatalError("The cart is full.")
}

/// A function that calls itself until the stack has run out.
func depth(_ number: Int) -> Int { number < 0 ? 0 : depth(number + 1) + number }

let report = PropertySearch.run(
    Generator.integer(in: 0...1000).array(0...20), settings: SearchSettings(seed: 1, cases: 200), crashes: settings, property: judge)
switch report {
case .crashed(let crashes):
    for crash in crashes.crashes {
        let ending = crash.ending.map { "\($0)" } ?? "not shrunk"
        print("\(crash.key): \(crash.value), \(crash.lastWords ?? "no words"), \(ending)")
    }
    print("\(crashes.noted.count) noted, \(crashes.evaluations) children\(crashes.isReported ? ", reported before" : "")")
    exit(1)
case .searched(let report, let after):
    print("\(report.ending), \(report.statistics.cases) cases\(after.map { ", after \($0.noted.count) noted in vain" } ?? "")")
}
