// swift-tools-version: 6.2
// The walk over live objects on a real desktop toolkit: GTK 4 over AT-SPI, in a
// virtual display (`make live`). A separate package: no package that depends on
// EveryScreen needs libatspi.
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

let package = Package(
    name: "LiveDesktop",
    platforms: [.macOS(.v13)],
    targets: [
        .systemLibrary(name: "CAtspi", path: "CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),

        // The library's own sources, through symbolic links: they share
        // declarations of package access.
        library("EveryScreenModel", at: "Sources/ScreenModel"),
        library("EveryScreenNavigation", at: "Sources/Navigation", imports: ["EveryScreenModel"]),
        library("EveryScreenAudit", at: "Sources/Audit", imports: ["EveryScreenModel", "EveryScreenNavigation"]),
        library("EveryScreenSpecs", at: "Specs", imports: ["EveryScreenModel", "EveryScreenNavigation", "EveryScreenAudit"]),
        library("EveryScreenCapture", at: "Sources/ScreenCapture", imports: ["EveryScreenModel"]),

        // The adapter, and the program that walks another one and writes a native
        // screen file.
        library("DesktopWalking", at: "Walking", imports: ["CAtspi", "EveryScreenCapture", "EveryScreenModel", "EveryScreenNavigation"]),
        .executableTarget(
            name: "DesktopWalker", dependencies: ["DesktopWalking", "EveryScreenCapture", "EveryScreenModel"], path: "Walker",
            swiftSettings: settings),
        .testTarget(
            name: "LiveDesktopTests",
            dependencies: [
                "DesktopWalker", "DesktopWalking", "EveryScreenCapture", "EveryScreenModel", "EveryScreenAudit", "EveryScreenSpecs",
            ],
            path: "LiveDesktopTests", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
