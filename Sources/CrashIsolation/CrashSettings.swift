package import Foundation

/// The settings by which a run survives crashes of the code under test.
package struct CrashSettings: Sendable {
    /// The name of the property, different from all others with journals in the
    /// same folder.
    package var property: String
    /// The folder of the journals; the next run must find it.
    package var folder: URL
    /// The way to start child processes, in which crashes are shrunk.
    package var children: Children
    /// The time limit of one child process.
    package var timeLimit: Duration
    /// The largest number of child processes for shrinking one crash.
    package var evaluations: Int
    /// The time limit of the investigation, all children together.
    package var budget: Duration
    /// The order to this process, if it is a child itself.
    package var order: ChildOrder?

    /// A way to start child processes.
    package enum Children: Hashable, Sendable {
        /// By a command.
        case command(ChildCommand)
        /// None: crashes are reported as they were recorded, with the reason.
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
    /// The default folder of journals: one for each user, since no user can write
    /// into another's.
    ///
    /// It has the user's number: asking for the name is not safe in two tasks at a
    /// time (`getpwuid`), and gave names with other fields in them.
    package static let usualFolder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-journals-\(getuid())")
}
