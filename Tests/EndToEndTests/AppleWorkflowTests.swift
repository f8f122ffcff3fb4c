#if os(Linux)
    import Foundation
    import Testing

    /// The shell parts of the workflow for Apple's platforms, run with programs in
    /// the place of Xcode's.
    struct AppleWorkflowTests {
        private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        private static var hasPython: Bool {
            ["/usr/bin/python3", "/usr/local/bin/python3"].contains(where: FileManager.default.fileExists)
        }

        private static let phones = """
            -- iOS 26.0 --
                iPhone 17 (AAAAAAAA-0000-1111-2222-BBBBBBBBBBBB) (Shutdown)
                iPhone 17 Pro (CCCCCCCC-0000-1111-2222-BBBBBBBBBBBB) (\u{24}STATE)
            """

        /// Runs the script for a platform; returns its status and what it asked of
        /// Xcode.
        private func run(_ platform: String, devices: String, status: Int32 = 0) throws -> (status: Int32, log: [String], folder: URL) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-apple-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let log = folder.appendingPathComponent("log")
            try devices.write(to: folder.appendingPathComponent("devices"), atomically: true, encoding: .utf8)
            let programs = [
                "xcrun": "if test \"$2\" = list; then cat '\(folder.path)/devices'; else echo \"xcrun $*\" >> '\(log.path)'; fi",
                "xcodebuild":
                    "echo \"xcodebuild $*\" >> '\(log.path)'; echo \"$TEST_RUNNER_EVERYSCREEN_CAPTURES\" >> '\(log.path)'; exit \(status)",
            ]
            for (name, body) in programs {
                let file = folder.appendingPathComponent(name)
                try "#!/bin/bash\n\(body)\n".write(to: file, atomically: true, encoding: .utf8)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = [
                Self.root.appendingPathComponent(".scripts/apple_tests.sh").path, platform, folder.appendingPathComponent("run").path,
            ]
            process.environment = ["PATH": "\(folder.path):/usr/local/bin:/usr/bin:/bin"]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            let lines = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            return (process.terminationStatus, lines.split(separator: "\n").map(String.init), folder)
        }

        @Test(.enabled(if: hasPython, "no python3")) func `a booted simulator is taken, and the app's project tested on it`() throws {
            let (status, log, folder) = try run("iOS", devices: Self.phones.replacingOccurrences(of: "$STATE", with: "Booted"))
            defer { try? FileManager.default.removeItem(at: folder) }

            #expect(status == 0)
            #expect(log.count == 3)
            #expect(log.first == "xcrun simctl bootstatus CCCCCCCC-0000-1111-2222-BBBBBBBBBBBB")
            #expect(
                log.dropFirst().first?.contains("-scheme Host -destination platform=iOS Simulator,id=CCCCCCCC-0000-1111-2222-BBBBBBBBBBBB")
                    == true)
            #expect(log.last?.hasSuffix("/run/captures") == true)
            let project = try String(
                contentsOf: folder.appendingPathComponent("run/project/Host.xcodeproj/project.pbxproj"), encoding: .utf8)
            #expect(
                project.contains("TEST_HOST") && project.contains("SeeingTests.swift") && project.contains("XCLocalSwiftPackageReference"))
        }

        @Test(.enabled(if: hasPython, "no python3"))
        func `without one that runs the first is booted, and a failure of the tests is the script's`() throws {
            let (status, log, folder) = try run(
                "iOS", devices: Self.phones.replacingOccurrences(of: "$STATE", with: "Shutdown"), status: 65)
            defer { try? FileManager.default.removeItem(at: folder) }

            #expect(status == 65)
            #expect(log.first == "xcrun simctl boot AAAAAAAA-0000-1111-2222-BBBBBBBBBBBB")
        }

        @Test func `a platform without a simulator and one that is unknown are told apart`() throws {
            for (platform, expected) in [("tvOS", 75), ("watchOS", 64)] as [(String, Int32)] {
                let (status, log, folder) = try run(platform, devices: Self.phones)
                defer { try? FileManager.default.removeItem(at: folder) }

                #expect(status == expected)
                #expect(log == [])
            }
        }
    }
#endif
