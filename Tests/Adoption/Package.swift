// swift-tools-version: 6.2
// A package that depends on EveryScreen as those of users
// do: by the tag of a git repository. `make adopt` makes the repository.
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
// Names that modular apps give their targets; each must be free for them.
let modules = ["Navigation", "Audit", "ScreenModel", "PropertyTesting", "Analytics"]

let package = Package(
    name: "Adoption",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: Context.environment["EVERYSCREEN_REPOSITORY"] ?? "../..", from: "0.2.0")],
    targets: modules.map { .target(name: $0, swiftSettings: strict) } + [
        .target(name: "AppTypes", swiftSettings: strict),
        .testTarget(
            name: "ClientTests",
            dependencies: modules.map { .init(stringLiteral: $0) } + ["AppTypes", .product(name: "EveryScreen", package: "EveryScreen")],
            swiftSettings: strict),
        .testTarget(
            name: "KitTests",
            dependencies: [
                "AppTypes", .product(name: "EveryScreenKit", package: "EveryScreen"), .product(name: "EveryValue", package: "EveryScreen"),
            ],
            swiftSettings: strict),
        .testTarget(name: "RunTests", dependencies: [.product(name: "EveryScreen", package: "EveryScreen")], swiftSettings: strict),
        .testTarget(
            name: "ReadmeTests", dependencies: [.product(name: "EveryScreen", package: "EveryScreen")], swiftSettings: strict),
    ]
)
