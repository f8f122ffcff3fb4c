package import Foundation

/// How a property survives the traps of the code it judges.
package struct CrashSettings: Sendable {
    /// What tells this property from all others whose journals lie in the same folder.
    package var property: String
    /// Where the journals lie; it has to be there still in the next run.
    package var folder: URL
    /// How crashes are shrunk.
    package var children: Children
    /// How long one child process may take.
    package var timeLimit: Duration
    /// How many child processes shrinking may cost for one place of a crash.
    package var evaluations: Int
    /// How long looking into crashes may take, all children together.
    package var budget: Duration
    /// What this process was started for, if it is a child itself.
    package var order: ChildOrder?

    /// How child processes come about.
    package enum Children: Hashable, Sendable {
        /// By a command.
        case command(ChildCommand)
        /// Not at all: crashes are reported as they were noted, with the reason.
        case none(reason: String)
    }

    /// Creates settings; see the properties of the same names.
    package init(
        property: String, folder: URL, children: Children, timeLimit: Duration = .seconds(20), evaluations: Int = 200,
        budget: Duration = .seconds(60), order: ChildOrder? = .ofThisProcess
    ) {
        self.property = property
        self.folder = folder
        self.children = children
        self.timeLimit = timeLimit
        self.evaluations = evaluations
        self.budget = budget
        self.order = order
    }
}

extension CrashSettings {
    /// Where journals lie if nobody names another folder: one for each user, as nobody can write into another's.
    ///
    /// By the user's number: asking for the name is not safe in two tasks at a time (`getpwuid`), and gave names with other fields in them.
    package static let usualFolder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-journals-\(getuid())")
}
