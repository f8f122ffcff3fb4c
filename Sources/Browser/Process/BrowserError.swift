/// A reason why a page could not be recorded.
package enum BrowserError: Error, Hashable, Sendable {
    /// No browser was found in the places that were searched.
    case noBrowser(searched: [String])
    /// `EVERYSCREEN_BROWSER` names a file that cannot be run.
    case notExecutable(path: String)
    /// The platform cannot start child processes.
    case noProcesses
    /// The system could not start the browser, with the system's reason.
    case notStarted(path: String, reason: String)
    /// The browser ended during a command.
    case ended(during: String)
    /// The process of the page ended.
    case crashed
    /// No answer came in time.
    case silent(during: String, seconds: Double)
    /// The page goes elsewhere, or loads itself, again and again.
    case restless
    /// The browser refused a command, with the browser's reason.
    case refused(command: String, reason: String)
    /// The page could not be loaded, with the browser's reason.
    case notLoaded(address: String, reason: String)
    /// The server answered with an error.
    case status(address: String, code: Int)
    /// The page opens one dialog after another.
    case dialogs(count: Int)
    /// The page has more elements than the limit.
    case tooLarge(elements: Int, limit: Int)
    /// The record of the page cannot be read.
    case unreadable(reason: String)
    /// The file or folder of a page does not exist or cannot be read.
    case noFile(path: String, reason: String)
    /// The loopback server could not be started.
    case noServer(reason: String)

    /// Whether the browser accepts no further command.
    var endsBrowser: Bool {
        switch self {
        case .ended, .crashed, .silent, .restless, .dialogs, .tooLarge: true
        default: false
        }
    }

    /// Whether no page can be recorded on this machine at all.
    package var isAboutMachine: Bool {
        switch self {
        case .noBrowser, .notExecutable, .noProcesses, .notStarted, .noServer: true
        default: false
        }
    }
}

extension BrowserError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noBrowser(let searched):
            "no Chromium or Chrome was found (looked for \(searched.joined(separator: ", "))); install one, or set EVERYSCREEN_BROWSER to its path"
        case .notExecutable(let path):
            "EVERYSCREEN_BROWSER is \"\(path)\", which cannot be run; set it to the path of Chromium or Chrome, or unset it"
        case .noProcesses: "this platform starts no browsers; record pages on macOS or Linux"
        case .notStarted(let path, let reason): "the browser \(path) could not be started: \(reason)"
        case .ended(let command): "the browser ended during \(command)"
        case .crashed: "the page crashed its process in the browser"
        case .silent(let command, let seconds):
            "the page did not respond within \(Int(seconds.rounded())) s (\(command)); look for a script that does not end"
        case .restless: "the page goes elsewhere, or loads itself, again and again; look for a redirect or a refresh"
        case .refused(let command, let reason): "the browser refused \(command): \(reason)"
        case .notLoaded(let address, let reason): "\(address) could not be loaded: \(reason)\(Self.advice(for: reason))"
        case .status(let address, let code): "\(address) was answered with status \(code)"
        case .dialogs(let count): "the page opened \(count) dialogs one after the other; look for a loop around alert, confirm or prompt"
        case .tooLarge(let elements, let limit): "the page has \(elements) elements; at most \(limit) are recorded"
        case .unreadable(let reason): "the record of the page cannot be read: \(reason)"
        case .noFile(let path, let reason): "\(path): \(reason)"
        case .noServer(let reason): "the server on the loopback address could not be started: \(reason)"
        }
    }

    private static func advice(for reason: String) -> String {
        reason.contains("NAME_NOT_RESOLVED") ? "; a host that is not on the list is never contacted, see --allow-host" : ""
    }
}
