import Testing

/// The allowed imports of each folder, as in CONTRIBUTING.md.
private let rooms: [(folder: String, allowed: Set<String>)] = [
    ("Sources/EveryValue", []),
    ("Sources/EveryValueFoundation", ["EveryValue", "Foundation"]),
    ("Sources/CrashIsolation", ["EveryValue", "Foundation"]),
    ("Sources/ScreenModel", []),
    ("Sources/ScreenLayout", ["EveryScreenModel"]),
    ("Sources/Navigation", ["EveryScreenModel"]),
    ("Sources/Audit", ["EveryScreenModel", "EveryScreenNavigation"]),
    ("Specs", ["EveryScreenAudit", "EveryScreenModel", "EveryScreenNavigation"]),
    ("Generators", ["EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation"]),
    ("Sources/ScreenCapture", ["EveryScreenModel", "Foundation", "FoundationXML"]),
    ("Sources/CaptureReaders", ["EveryScreenCapture", "EveryScreenModel", "Foundation"]),
    (
        "Sources/Browser",
        ["EveryScreenCapture", "EveryScreenCaptureReaders", "EveryScreenModel", "EveryValueCrashIsolation", "Foundation"]
    ),
    ("Tests/Support/SampleShop", ["EveryValue", "EveryScreenLayout", "EveryScreenGenerators", "EveryScreenPlantedFaults"]),
    (
        "Sources/Checking",
        [
            "EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation", "EveryScreenAudit", "EveryScreenSpecs",
            "EveryScreenGenerators",
            "EveryScreenCapture", "EveryValueCrashIsolation", "Foundation",
        ]
    ),
    (
        "Sources/EveryScreen",
        [
            "EveryScreenKit", "EveryValueCrashIsolation", "EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation",
            "EveryScreenAudit", "EveryScreenGenerators", "EveryScreenSpecs", "Testing", "XCTest", "Foundation", "EveryScreenCapture",
            "EveryScreenBrowser",
            "UIKit", "AppKit", "SwiftUI", "Accessibility",
        ]
    ),
    (
        "Sources/CommandLineTool",
        [
            "EveryScreenKit", "EveryScreenBrowser", "EveryScreenCaptureReaders", "EveryScreenModel", "EveryValue",
            "EveryValueCrashIsolation",
            "Foundation",
        ]
    ),
    ("Sources/Command", ["EveryScreenCommandLine"]),
]

struct RoomTests {
    @Test(arguments: rooms.map(\.folder))
    func `a room imports only what it may`(folder: String) throws {
        let allowed = try #require(rooms.first { $0.folder == folder }).allowed
        let files = SourceTree.swiftFiles(in: folder)
        #expect(!files.isEmpty)

        let strangers = files.flatMap { file in file.imports.filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" } }

        #expect(strangers == [])
    }

    @Test func `every folder of sources is a room with a rule`() {
        let folders = SourceTree.entries(of: "Sources").filter { !$0.hasPrefix(".") }.map { "Sources/\($0)" }

        #expect(folders.filter { folder in !rooms.contains { $0.folder == folder } } == [])
    }

    @Test func `the frameworks of Apple are imported only by their adapters, and only if they exist`() {
        let frameworks: Set<String> = ["UIKit", "AppKit", "SwiftUI", "Accessibility"]
        let users = rooms.flatMap { SourceTree.swiftFiles(in: $0.folder) }.filter { !frameworks.isDisjoint(with: $0.imports) }

        #expect(!users.isEmpty)
        #expect(users.filter { !$0.path.hasPrefix("Sources/EveryScreen/Apple/") }.map(\.path) == [])
        #expect(users.filter { !$0.lines[0].contains("canImport(") }.map(\.path) == [])
    }

    @Test func `an adapter of a framework is under 250 lines`() {
        let doors = SourceTree.swiftFiles(in: "Sources/EveryScreen/Apple")

        #expect(doors.filter { $0.lines.count > 250 }.map(\.path) == [])
    }

    @Test func `the engine does not know what it is used for`() {
        let words = ["screen", "accessib", "dynamic type", "voiceover"]
        let lines = SourceTree.swiftFiles(in: "Sources/EveryValue").flatMap { file in
            file.lines.filter { line in words.contains { line.lowercased().contains($0) } }.map { "\(file.path): \($0)" }
        }

        #expect(lines == [])
    }

    @Test func `modules are passed on only by files made for it`() {
        let folders = rooms.map(\.folder)
        let files = folders.flatMap(SourceTree.swiftFiles).filter { file in
            !file.path.hasSuffix("/Exports.swift") && file.lines.contains { $0.contains("@_exported") }
        }

        #expect(files.map(\.path) == [])
    }

    @Test func `the top level holds what the design says`() {
        let fixed: Set<String> = [
            "Package.swift", "Sources", "Tests", "Generators", "Specs", "Makefile", "README.md", "CHANGELOG.md", "CONTRIBUTING.md",
            "LICENSE",
        ]
        // Output of the toolchain and of `make demo` is not tracked.
        let leftBehind: Set<String> = ["out", "Package.resolved"]
        let found = Set(SourceTree.entries(of: ".").filter { !$0.hasPrefix(".") }).subtracting(leftBehind)

        #expect(found == fixed)
    }
}
