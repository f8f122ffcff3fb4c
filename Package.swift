// swift-tools-version: 6.2
import PackageDescription

/// Settings shared by every target: an import is internal unless the signature needs it.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// Rounding calls the C library's mathematics, which a target without Foundation must name on Linux.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// One room of the house: a library target whose imports are checked by `ArchitectureTests`.
func room(_ name: String, path: String? = nil, imports: [String] = []) -> Target {
    .target(
        name: name, dependencies: imports.map { .init(stringLiteral: $0) }, path: path, swiftSettings: settings, linkerSettings: mathematics
    )
}

/// The tests of one room, which may also use what is listed in `with`.
func tests(_ name: String, of subjects: String...) -> Target {
    .testTarget(name: name, dependencies: subjects.map { .init(stringLiteral: $0) }, swiftSettings: settings)
}

/// Whether stand-ins for the Apple frameworks are built, to compile and run the doors for them where there is no Apple SDK (`make apple`).
///
/// Only then are there targets of these names: no package that depends on this one ever sees a module called UIKit.
let isStandingIn = Context.environment["EVERYSCREEN_APPLE_STANDIN"] == "1"

/// The stand-ins, in the order of their imports.
let standIns: [Target] =
    isStandingIn
    ? [
        .target(name: "Accessibility", path: "Tests/StandIns/Accessibility"),
        .target(name: "UIKit", path: "Tests/StandIns/UIKit"),
        .target(name: "AppKit", path: "Tests/StandIns/AppKit"),
        .target(name: "SwiftUI", dependencies: ["UIKit", "AppKit"], path: "Tests/StandIns/SwiftUI"),
    ] : []

let package = Package(
    name: "EveryScreen",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
    products: [
        .library(name: "EveryScreen", targets: ["EveryScreen"]),
        .library(name: "AccessibilityChecking", targets: ["AccessibilityChecking"]),
        .library(name: "AccessibilitySpecs", targets: ["AccessibilitySpecs"]),
        .library(name: "Audit", targets: ["Audit"]),
        .library(name: "CrashIsolation", targets: ["CrashIsolation"]),
        .library(name: "Navigation", targets: ["Navigation"]),
        .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
        .library(name: "ScreenCapture", targets: ["ScreenCapture"]),
        .library(name: "ScreenGenerators", targets: ["ScreenGenerators"]),
        .library(name: "ScreenLayout", targets: ["ScreenLayout"]),
        .library(name: "ScreenModel", targets: ["ScreenModel"]),
        .executable(name: "everyscreen", targets: ["CommandLineTool"]),
    ],
    targets: [
        // The two grounds: they never meet below the generators.
        room("PropertyTesting"),
        room("ScreenModel"),

        // Traps of the code under test: noted, and shrunk in child processes.
        room("CrashIsolation", imports: ["PropertyTesting"]),

        // From a description to a screen, and from a screen to a verdict.
        room("ScreenLayout", imports: ["ScreenModel"]),
        room("Navigation", imports: ["ScreenModel"]),
        room("Audit", imports: ["ScreenModel", "Navigation"]),
        room("AccessibilitySpecs", path: "Specs", imports: ["ScreenModel", "Navigation", "Audit"]),
        room("ScreenGenerators", path: "Generators", imports: ["PropertyTesting", "ScreenModel", "ScreenLayout", "Navigation"]),
        room("ScreenCapture", imports: ["ScreenModel"]),

        // The campaign, and the doors to it.
        room(
            "AccessibilityChecking",
            imports: [
                "PropertyTesting", "ScreenModel", "ScreenLayout", "Navigation", "Audit", "AccessibilitySpecs", "ScreenGenerators",
                "ScreenCapture", "CrashIsolation",
            ]),
        room("EveryScreen", imports: ["AccessibilityChecking"] + standIns.map(\.name)),
        room("SampleShop", imports: ["PropertyTesting", "ScreenLayout", "ScreenGenerators"]),
        .executableTarget(name: "CommandLineTool", dependencies: ["AccessibilityChecking", "SampleShop"], swiftSettings: settings),
        room("EngineProblems", path: "Sources/Benchmarks/Engine", imports: ["PropertyTesting"]),
        room(
            "NavigationProblems", path: "Sources/Benchmarks/Navigation",
            imports: ["PropertyTesting", "ScreenModel", "ScreenLayout", "Navigation", "ScreenGenerators"]),
        room("CaptureProblems", path: "Sources/Benchmarks/Captures", imports: ["PropertyTesting"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["AccessibilityChecking", "CaptureProblems", "EngineProblems", "NavigationProblems", "SampleShop"],
            exclude: ["Captures", "Engine", "Navigation"], swiftSettings: settings),

        tests("PropertyTestingTests", of: "PropertyTesting"),
        tests("CrashIsolationTests", of: "CrashIsolation"),
        tests("ShrinkQualityTests", of: "PropertyTesting", "EngineProblems"),
        tests("ScreenModelTests", of: "ScreenModel", "PropertyTesting"),
        tests("ScreenLayoutTests", of: "ScreenLayout", "PropertyTesting"),
        tests("NavigationTests", of: "Navigation", "NavigationProblems", "ScreenLayout", "PropertyTesting"),
        tests("AuditTests", of: "Audit"),
        tests("AccessibilitySpecsTests", of: "AccessibilitySpecs", "ScreenLayout"),
        tests("ScreenGeneratorsTests", of: "ScreenGenerators", "ScreenCapture"),
        .testTarget(
            name: "ScreenCaptureTests", dependencies: ["ScreenCapture", "PropertyTesting", "CaptureProblems", "Navigation"],
            exclude: ["Captures"],
            swiftSettings: settings),
        tests("AccessibilityCheckingTests", of: "AccessibilityChecking", "SampleShop"),
        tests("EveryScreenTests", of: "EveryScreen", "SampleShop"),
        tests("ExampleTests", of: "EveryScreen", "AccessibilityChecking", "ScreenGenerators", "SampleShop"),
        tests("EndToEndTests", of: "CommandLineTool", "AccessibilityChecking", "TrappingProgram"),
        .executableTarget(
            name: "TrappingProgram", dependencies: ["CrashIsolation"], path: "Tests/TrappingProgram", swiftSettings: settings),
        tests("ArchitectureTests"),
        // Empty where there is no UIKit, AppKit or SwiftUI. What Testing adds to the real frameworks is not there for stand-ins.
        .testTarget(
            name: "AppleDoorTests", dependencies: ["EveryScreen"] + standIns.map { .init(stringLiteral: $0.name) },
            swiftSettings: settings + (isStandingIn ? [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])] : [])),
    ] + standIns,
    swiftLanguageModes: [.v6]
)

// The doors alone: what else there is does not change with the stand-ins.
if isStandingIn {
    package.targets.removeAll { $0.type == .executable || ($0.type == .test && $0.name != "AppleDoorTests") }
    package.targets.removeAll { $0.name == "SampleShop" || $0.name.hasSuffix("Problems") }
    package.products.removeAll { $0.name == "everyscreen" }
}
