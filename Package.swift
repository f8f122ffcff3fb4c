// swift-tools-version: 6.2
import PackageDescription

/// Settings shared by every target: an import is internal unless the signature needs it.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// Rounding calls the C library's mathematics, which a target without Foundation must name on Linux.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// A library target; `ArchitectureTests` checks its imports.
func library(
    _ name: String, at path: String, imports: [String] = [], importsOfHosts: [String] = [], exclude: [String] = []
) -> Target {
    let everywhere = imports.map { Target.Dependency(stringLiteral: $0) }
    let onHosts = importsOfHosts.map { Target.Dependency.target(name: $0, condition: .when(platforms: [.linux, .macOS])) }
    return .target(
        name: name, dependencies: everywhere + onHosts, path: path, exclude: exclude, swiftSettings: settings, linkerSettings: mathematics)
}

/// An executable target.
func executable(_ name: String, at path: String, imports: [String]) -> Target {
    .executableTarget(name: name, dependencies: imports.map { .init(stringLiteral: $0) }, path: path, swiftSettings: settings)
}

/// The tests of a library, which may also use the other targets of the list.
func tests(_ name: String, of subjects: String..., exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: subjects.map { .init(stringLiteral: $0) }, exclude: exclude, swiftSettings: settings)
}

// Target names must be unique in every package graph that has this package in it, so each begins with EveryScreen or EveryValue.
let package = Package(
    name: "EveryScreen",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
    products: [
        .library(name: "EveryScreen", targets: ["EveryScreen"]),
        .library(name: "EveryScreenKit", targets: ["EveryScreenKit"]),
        .library(name: "EveryValue", targets: ["EveryValue", "EveryValueFoundation"]),
        // The target cannot have the product's name: on file systems without letter case it would be "EveryScreen" again.
        .executable(name: "everyscreen", targets: ["EveryScreenCommand"]),
    ],
    targets: [
        // The two foundations, which meet only in the generators.
        library("EveryValue", at: "Sources/EveryValue", exclude: ["README.md"]),
        library("EveryScreenModel", at: "Sources/ScreenModel"),

        // Generators of the types of Foundation, which the engine itself does without.
        library("EveryValueFoundation", at: "Sources/EveryValueFoundation", imports: ["EveryValue"]),

        // Crashes of the code under test: recorded, and shrunk in child processes.
        library("EveryValueCrashIsolation", at: "Sources/CrashIsolation", imports: ["EveryValue"]),

        // From a blueprint to a screen, and from a screen to a verdict.
        library("EveryScreenLayout", at: "Sources/ScreenLayout", imports: ["EveryScreenModel"]),
        library("EveryScreenNavigation", at: "Sources/Navigation", imports: ["EveryScreenModel"]),
        library("EveryScreenAudit", at: "Sources/Audit", imports: ["EveryScreenModel", "EveryScreenNavigation"]),
        library("EveryScreenSpecs", at: "Specs", imports: ["EveryScreenModel", "EveryScreenNavigation", "EveryScreenAudit"]),
        library(
            "EveryScreenGenerators", at: "Generators",
            imports: ["EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation"]),
        library("EveryScreenCapture", at: "Sources/ScreenCapture", imports: ["EveryScreenModel"]),
        // The readers of other tools' files. Tests need only the one of a browser's pages, on Linux and macOS.
        library("EveryScreenCaptureReaders", at: "Sources/CaptureReaders", imports: ["EveryScreenCapture", "EveryScreenModel"]),

        // Live pages, recorded in a browser of this machine, which is a process of its own.
        library(
            "EveryScreenBrowser", at: "Sources/Browser",
            imports: ["EveryScreenCapture", "EveryScreenCaptureReaders", "EveryScreenModel", "EveryValueCrashIsolation"]),

        // Checks, the test integrations and the command.
        library(
            "EveryScreenKit", at: "Sources/Checking",
            imports: [
                "EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation", "EveryScreenAudit", "EveryScreenSpecs",
                "EveryScreenGenerators", "EveryScreenCapture", "EveryValueCrashIsolation",
            ]),
        library(
            "EveryScreen", at: "Sources/EveryScreen",
            imports: ["EveryScreenKit", "EveryScreenCapture", "EveryScreenModel", "EveryValueCrashIsolation"],
            importsOfHosts: ["EveryScreenBrowser"]),
        library(
            "EveryScreenCommandLine", at: "Sources/CommandLineTool",
            imports: [
                "EveryScreenKit", "EveryScreenBrowser", "EveryScreenCaptureReaders", "EveryScreenModel", "EveryValue",
                "EveryValueCrashIsolation",
            ]),
        executable("EveryScreenCommand", at: "Sources/Command", imports: ["EveryScreenCommandLine"]),

        // For development: planted faults, a demo app, benchmarks, and the oracles that tests and benchmarks share. No product needs them.
        library(
            "EveryScreenPlantedFaults", at: "Tests/Support/PlantedFaults",
            imports: ["EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation", "EveryScreenGenerators"]),
        library(
            "EveryScreenSampleShop", at: "Tests/Support/SampleShop",
            imports: ["EveryValue", "EveryScreenLayout", "EveryScreenGenerators", "EveryScreenPlantedFaults"]),
        library("EveryScreenListedTexts", at: "Tests/Support/ListedTexts"),
        library("EveryValueProblems", at: "Tests/Support/EngineProblems", imports: ["EveryValue"]),
        library(
            "EveryScreenNavigationProblems", at: "Tests/Support/NavigationProblems",
            imports: [
                "EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation", "EveryScreenGenerators",
                "EveryScreenPlantedFaults",
            ]),
        library("EveryScreenCaptureProblems", at: "Tests/Support/CaptureProblems", imports: ["EveryValue"]),
        executable(
            "EveryScreenDemo", at: "Tests/Demo", imports: ["EveryScreenCommandLine", "EveryScreenKit", "EveryScreenSampleShop"]),
        executable(
            "EveryScreenBenchmarks", at: "Tests/Benchmarks",
            imports: [
                "EveryScreenKit", "EveryScreenCaptureReaders", "EveryValue", "EveryValueCrashIsolation", "EveryScreenCaptureProblems",
                "EveryValueProblems", "EveryScreenNavigationProblems", "EveryScreenPlantedFaults", "EveryScreenSampleShop",
            ]),
        executable("EveryValueCrashingProgram", at: "Tests/TrappingProgram", imports: ["EveryValueCrashIsolation"]),

        tests(
            "EveryValueTests", of: "EveryValue", "EveryValueFoundation", "EveryScreenListedTexts",
            exclude: ["Generators/Values", "Shrinking/Proposals"]),
        tests("CrashIsolationTests", of: "EveryValueCrashIsolation"),
        tests("ShrinkQualityTests", of: "EveryValue", "EveryValueProblems", "EveryScreenListedTexts", exclude: ["Searches"]),
        tests("ScreenModelTests", of: "EveryScreenModel", "EveryValue"),
        tests("ScreenLayoutTests", of: "EveryScreenLayout", "EveryValue", "EveryScreenListedTexts", exclude: ["Listed"]),
        tests(
            "NavigationTests", of: "EveryScreenNavigation", "EveryScreenNavigationProblems", "EveryScreenLayout", "EveryValue",
            "EveryScreenListedTexts", exclude: ["Listed"]),
        tests("AuditTests", of: "EveryScreenAudit"),
        tests(
            "AccessibilitySpecsTests", of: "EveryScreenSpecs", "EveryScreenKit", "EveryScreenLayout", "EveryValue",
            "EveryScreenListedTexts",
            exclude: ["Findings"]),
        tests(
            "ScreenGeneratorsTests", of: "EveryScreenGenerators", "EveryScreenCaptureReaders", "EveryScreenPlantedFaults",
            "EveryScreenListedTexts", exclude: ["Listed"]),
        tests(
            "ScreenCaptureTests",
            of: "EveryScreenCapture", "EveryScreenCaptureReaders", "EveryValue", "EveryScreenCaptureProblems", "EveryScreenNavigation",
            "EveryScreenListedTexts", exclude: ["Captures", "Listed"]),
        tests(
            "BrowserTests", of: "EveryScreenBrowser", "EveryScreenAudit", "EveryScreenCapture", "EveryScreenCaptureReaders",
            "EveryScreenKit", "EveryScreenModel", "EveryScreenSpecs", exclude: ["FakeBrowser"]),
        tests(
            "CheckingTests",
            of: "EveryScreenKit", "EveryScreenCaptureReaders", "EveryValue", "EveryValueCrashIsolation", "EveryScreenPlantedFaults",
            "EveryScreenSampleShop", "EveryScreenListedTexts",
            exclude: [
                "Conformance/Listed", "Explaining/Listed", "Fixes/Listed", "Listed", "Reports/Listed", "Reports/Pictures/Drawings",
            ]),
        tests(
            "EveryScreenTests",
            of: "EveryScreen", "EveryScreenBrowser", "EveryScreenCaptureReaders", "EveryValue", "EveryValueFoundation",
            "EveryValueCrashIsolation", "EveryScreenPlantedFaults", "EveryScreenSampleShop", exclude: ["Snapshots", "Transcripts"]),
        tests(
            "ExampleTests",
            of: "EveryScreen", "EveryScreenBrowser", "EveryValue", "EveryValueFoundation", "EveryScreenKit", "EveryScreenGenerators",
            "EveryScreenPlantedFaults", "EveryScreenSampleShop", exclude: ["Transcripts"]),
        tests(
            "EndToEndTests", of: "EveryScreenDemo", "EveryScreenCommand", "EveryScreenBrowser", "EveryScreenKit",
            "EveryValueCrashingProgram"),
        tests("ArchitectureTests"),
        // Empty where there is no UIKit, AppKit or SwiftUI.
        tests("AppleAdapterTests", of: "EveryScreen"),
    ],
    swiftLanguageModes: [.v6]
)
