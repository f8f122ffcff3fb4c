package import Foundation

/// The place of journals between two runs, of tests and of the command.
package enum CrashJournals {
    /// The variable that names another folder, or turns journals off.
    package static let variable = "EVERYSCREEN_JOURNALS"

    /// The name of a property in the current folder.
    ///
    /// It distinguishes equal names in two projects of a user: tests and commands
    /// run in the folder of their project.
    package static func property(_ name: String) -> String { "\(FileManager.default.currentDirectoryPath) \(name)" }

    /// The folder; nil if journals are off.
    package static var current: URL? { place(named: ProcessInfo.processInfo.environment[variable]) }

    /// The folder for a value of the variable; nil if journals are off.
    package static func place(named value: String?) -> URL? {
        switch value {
        case "off": nil
        case let path?: URL(fileURLWithPath: path)
        case nil: CrashSettings.usualFolder
        }
    }
}
