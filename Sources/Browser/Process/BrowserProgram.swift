import Foundation

/// The program of an installed Chromium or Chrome.
package enum BrowserProgram {
    /// The variable that names the program.
    package static let variable = "EVERYSCREEN_BROWSER"

    private static let names = [
        "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "headless_shell", "microsoft-edge",
    ]
    private static let usualPlaces = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/lib/chromium/chromium", "/snap/bin/chromium",
        "/opt/google/chrome/chrome",
    ]

    /// Finds the program: the one that `EVERYSCREEN_BROWSER` names, else the first
    /// on `PATH`, else the first in a standard place.
    ///
    /// - Parameter variables: The variables of the process.
    /// - Returns: The path of the program.
    package static func find(in variables: [String: String] = ProcessInfo.processInfo.environment) throws(BrowserError) -> String {
        if let path = variables[variable], !path.isEmpty {
            guard isProgram(path) else { throw .notExecutable(path: path) }
            return path
        }
        for folder in (variables["PATH"] ?? "").split(separator: ":") {
            for name in names where isProgram("\(folder)/\(name)") { return "\(folder)/\(name)" }
        }
        for path in usualPlaces where isProgram(path) { return path }
        throw .noBrowser(searched: ["EVERYSCREEN_BROWSER", "chromium and google-chrome on PATH", "the usual places"])
    }

    private static func isProgram(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
