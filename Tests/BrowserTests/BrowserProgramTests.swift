import EveryScreenBrowser
import Foundation
import Testing

struct BrowserProgramTests {
    /// A folder with an executable file of a name.
    private func folder(with name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try Data("#!/bin/sh\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return folder
    }

    @Test func `the variable names the program`() throws {
        let folder = try folder(with: "my-browser")
        defer { try? FileManager.default.removeItem(at: folder) }

        let path = try BrowserProgram.find(in: ["EVERYSCREEN_BROWSER": "\(folder.path)/my-browser", "PATH": ""])

        #expect(path == "\(folder.path)/my-browser")
    }

    @Test func `a variable that names no program is an error that says so`() throws {
        let error = #expect(throws: BrowserError.self) { try BrowserProgram.find(in: ["EVERYSCREEN_BROWSER": "/nowhere/chrome"]) }

        #expect(
            error?.description
                == "EVERYSCREEN_BROWSER is \"/nowhere/chrome\", which cannot be run; set it to the path of Chromium or Chrome, or unset it")
    }

    @Test func `a folder is no program`() {
        #expect(throws: BrowserError.notExecutable(path: "/usr")) { try BrowserProgram.find(in: ["EVERYSCREEN_BROWSER": "/usr"]) }
    }

    @Test func `a program on the path is found before the usual places`() throws {
        let folder = try folder(with: "google-chrome")
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(try BrowserProgram.find(in: ["PATH": "/nowhere:\(folder.path)"]) == "\(folder.path)/google-chrome")
    }
}
