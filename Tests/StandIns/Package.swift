// swift-tools-version: 6.2
// EveryScreen with stand-ins for Apple's frameworks, to
// compile and run its adapters without an Apple SDK (`make apple`). A separate
// package: no package that depends on EveryScreen sees a module called UIKit.
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
]

func library(_ name: String, at path: String, imports: [String] = []) -> Target {
    .target(
        name: name, dependencies: imports.map { .init(stringLiteral: $0) }, path: path, swiftSettings: settings,
        linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

let frameworks = ["Accessibility", "KeyValueCoding", "UIKit", "AppKit", "SwiftUI"]

let package = Package(
    name: "StandIns",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Accessibility", path: "Accessibility"),
        .target(name: "KeyValueCoding", path: "KeyValueCoding"),
        .target(name: "UIKit", dependencies: ["Accessibility", "KeyValueCoding"], path: "UIKit"),
        .target(name: "AppKit", dependencies: ["KeyValueCoding"], path: "AppKit"),
        .target(name: "SwiftUI", dependencies: ["Accessibility", "UIKit", "AppKit"], path: "SwiftUI"),

        // The library's own sources, through symbolic links: they share
        // declarations of package access.
        library("EveryValue", at: "Sources/EveryValue"),
        library("EveryValueCrashIsolation", at: "Sources/CrashIsolation", imports: ["EveryValue"]),
        library("EveryScreenModel", at: "Sources/ScreenModel"),
        library("EveryScreenLayout", at: "Sources/ScreenLayout", imports: ["EveryScreenModel"]),
        library("EveryScreenNavigation", at: "Sources/Navigation", imports: ["EveryScreenModel"]),
        library("EveryScreenAudit", at: "Sources/Audit", imports: ["EveryScreenModel", "EveryScreenNavigation"]),
        library("EveryScreenSpecs", at: "Specs", imports: ["EveryScreenModel", "EveryScreenNavigation", "EveryScreenAudit"]),
        library(
            "EveryScreenGenerators", at: "Generators",
            imports: ["EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation"]),
        library("EveryScreenCapture", at: "Sources/ScreenCapture", imports: ["EveryScreenModel"]),
        library(
            "EveryScreenKit", at: "Sources/Checking",
            imports: [
                "EveryValue", "EveryScreenModel", "EveryScreenLayout", "EveryScreenNavigation", "EveryScreenAudit", "EveryScreenSpecs",
                "EveryScreenGenerators", "EveryScreenCapture", "EveryValueCrashIsolation",
            ]),
        library("EveryScreen", at: "Sources/EveryScreen", imports: ["EveryScreenKit"] + frameworks),
        // Testing's additions to the real frameworks do not exist for stand-ins.
        .testTarget(
            name: "AppleAdapterTests",
            dependencies: ["EveryScreen", "EveryValueCrashIsolation"] + frameworks.map { .init(stringLiteral: $0) },
            path: "AppleAdapterTests",
            swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    ],
    swiftLanguageModes: [.v6]
)
