// swift-tools-version: 6.2
// A package that depends on EveryValue alone: it builds no module about screens,
// which `make adopt` checks.
import PackageDescription

let package = Package(
    name: "Values",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: Context.environment["EVERYSCREEN_REPOSITORY"] ?? "../../..", from: "0.2.0")],
    targets: [
        .testTarget(
            name: "ValueTests", dependencies: [.product(name: "EveryValue", package: "EveryScreen")],
            swiftSettings: [.treatAllWarnings(as: .error)])
    ]
)
