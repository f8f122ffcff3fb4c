#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation

    /// Whether views offer their accessibility without an assistive technology that runs.
    ///
    /// In the simulator many values are empty, and SwiftUI builds no accessibility tree,
    /// until automation is on. What turns it on is private to the system: it is looked up
    /// by name, in test processes only, as AccessibilitySnapshot, KIF and GTXiLib do it. On
    /// a device it is not known to work.
    enum AccessibilityAutomation: Hashable, Sendable, CustomStringConvertible {
        case on
        case unavailable(String)

        /// Turned on once for the process.
        static let turnedOn = turnOn()

        /// What became of it, in a clause.
        var description: String {
            switch self {
            case .on: "automation was turned on"
            case .unavailable(let why): "automation could not be turned on: \(why)"
            }
        }

        private static let library = "/usr/lib/libAccessibility.dylib"
        private static let function = "_AXSSetAutomationEnabled"

        private static func turnOn() -> AccessibilityAutomation {
            let root = ProcessInfo.processInfo.environment["IPHONE_SIMULATOR_ROOT"] ?? ""
            guard let handle = dlopen(root + library, RTLD_NOW | RTLD_LOCAL) else { return .unavailable("there is no \(library)") }
            guard let symbol = dlsym(handle, function) else { return .unavailable("\(library) has no \(function)") }
            typealias Switch = @convention(c) (Int32) -> Void
            unsafeBitCast(symbol, to: Switch.self)(1)
            return .on
        }
    }
#endif
