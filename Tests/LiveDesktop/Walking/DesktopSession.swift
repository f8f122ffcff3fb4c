import CAtspi
package import EveryScreenModel
package import Foundation

/// The settings under which a program is shown.
package struct DesktopSettings: Sendable {
    /// The size of text, 1 for the usual one; sets the density of fonts, `Xft.dpi`.
    package var textScale = 1.0
    /// The size of the display, in pixels.
    package var size = LayoutSize(width: 1280, height: 1024)
    /// The density of fonts at a text scale of 1, in dots per inch.
    static let usualDensity = 96.0

    /// Creates the usual settings.
    package init() {}
}

/// A virtual display with a session of D-Bus, in which one command runs.
///
/// Everything in it is a descendant of this process, also what daemonizes, and is
/// killed at the end of the session, whatever the outcome.
package struct DesktopSession {
    /// Set by a signal: the session ends like at its limit.
    nonisolated(unsafe) package static var isStopped = false

    private let settings: DesktopSettings
    private let limit: Duration

    /// The programs that a session runs, with the Debian package of each.
    package static let programs = [
        ("Xvfb", "xvfb"), ("xrdb", "x11-xserver-utils"), ("dbus-run-session", "dbus"),
        ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
    ]

    /// Prepares a session.
    package init(_ settings: DesktopSettings, limit: Duration) { (self.settings, self.limit) = (settings, limit) }

    /// Runs a command and returns its exit status, with the content of the file
    /// that it wrote.
    ///
    /// Services of the session write to standard output as well.
    ///
    /// - Parameter command: The command for the path of the file.
    package func run(_ command: (String) -> [String]) throws -> (status: Int32, output: Data) {
        guard everyscreen_adopt_orphans() == 0 else { throw DesktopError.noDisplay("orphans cannot be adopted") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-desktop-\(getpid())")
        defer {
            Descendants.killAll()
            try? FileManager.default.removeItem(at: folder)
        }
        let end = ContinuousClock.now + limit
        let environment = try environment(in: folder)
        let display = try startDisplay(environment)
        let inner = environment.merging(["DISPLAY": display]) { $1 }
        try setDensity(inner, in: folder)
        let output = folder.appendingPathComponent("output")
        let child = try Child(["dbus-run-session", "--"] + command(output.path), environment: inner, files: [nil, 2, nil])
        while true {
            if let status = child.status() { return (status, (try? Data(contentsOf: output)) ?? Data()) }
            guard ContinuousClock.now < end, !Self.isStopped else { throw DesktopError.timedOut(limit) }
            usleep(20_000)
        }
    }

    /// The environment of the programs, without the user's settings.
    private func environment(in folder: URL) throws -> [String: String] {
        let configuration = folder.appendingPathComponent("config/gtk-4.0")
        try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
        // A program that draws all the time does not register with AT-SPI, which
        // it does when idle (gtk4-widget-factory of GTK 4.8).
        try Data("[Settings]\ngtk-enable-animations=0\ngtk-font-name=DejaVu Sans 10\n".utf8).write(
            to: configuration.appendingPathComponent("settings.ini"))
        var environment = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH", "LOCPATH"].contains($0.key) }
        for (key, value) in ["HOME": "home", "XDG_CONFIG_HOME": "config", "XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data"] {
            environment[key] = folder.appendingPathComponent(value).path
        }
        let runtime = folder.appendingPathComponent("runtime")
        try FileManager.default.createDirectory(
            at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        environment["XDG_RUNTIME_DIR"] = runtime.path
        return environment.merging([
            "GTK_A11Y": "atspi", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
        ]) { $1 }
    }

    /// Starts the display and returns its name.
    private func startDisplay(_ environment: [String: String]) throws -> String {
        let output = Pipe()
        let null = open("/dev/null", O_RDWR)
        defer { close(null) }
        let screen = "\(Int(settings.size.width))x\(Int(settings.size.height))x24"
        // Without -noreset the display forgets the density when xrdb ends.
        _ = try Child(
            ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset"], environment: environment,
            files: [null, output.fileHandleForWriting.fileDescriptor, null])
        try output.fileHandleForWriting.close()
        // The display writes its number once it accepts clients; its end closes
        // the pipe.
        var number = ""
        while !number.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw DesktopError.noDisplay("Xvfb ended at once") }
            number += String(decoding: data, as: UTF8.self)
        }
        return ":" + number.dropLast()
    }

    /// Sets the density of fonts, by which GTK scales text.
    private func setDensity(_ environment: [String: String], in folder: URL) throws {
        let file = folder.appendingPathComponent("resources").path
        let density = Int((settings.textScale * DesktopSettings.usualDensity).rounded())
        try "Xft.dpi: \(density)\n".write(toFile: file, atomically: false, encoding: .utf8)
        let status = try Child(["xrdb", "-nocpp", "-merge", file], environment: environment).status(within: .seconds(10))
        guard status == 0 else { throw DesktopError.noDisplay("xrdb did not set the density of fonts") }
    }
}
