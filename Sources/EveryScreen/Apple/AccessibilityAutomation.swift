#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryValueCrashIsolation
    import Foundation

    /// The state of accessibility automation, which makes views expose their
    /// elements without an assistive technology.
    ///
    /// In the simulator many values are empty, and SwiftUI builds no accessibility
    /// tree, until automation is on. The functions for this are private to the
    /// system and looked up by name, in test processes only. AccessibilitySnapshot
    /// (ASAccessibilityEnabler.m) and KIF (KIFAccessibilityEnabler.m) do the same.
    /// Both restore the former setting when the process ends (high confidence in
    /// the simulator, unknown on a device).
    enum AccessibilityAutomation: Hashable, Sendable, CustomStringConvertible {
        case on
        case unavailable(String)

        /// Turned on once for the process, and restored at its end.
        static let turnedOn = {
            let (automation, restoration) = turnOn(.system)
            guard let restoration else { return automation }
            restorations.withLock { $0.append(restoration) }
            atexit { AccessibilityAutomation.restoreAll() }
            return automation
        }()

        /// The state in a clause.
        var description: String {
            switch self {
            case .on: "automation was turned on"
            case .unavailable(let why): "automation could not be turned on: \(why)"
            }
        }

        private static let restorations = Locked<[@Sendable () -> Void]>([])

        private static func restoreAll() { for restoration in restorations.withLock(\.self) { restoration() } }

        /// Turns automation on, and checks that it is on.
        ///
        /// - Returns: The state, and a function that restores the former setting;
        ///   `nil` if nothing was changed.
        static func turnOn(_ functions: Functions) -> (AccessibilityAutomation, restoration: (@Sendable () -> Void)?) {
            if let missing = functions.missing { return (.unavailable(missing), nil) }
            if functions.isOn() == true { return (.on, nil) }
            functions.set(true)
            let restoration: @Sendable () -> Void = { functions.set(false) }
            if functions.isOn() == false { functions.setPreferences() }
            return (functions.isOn() == false ? .unavailable("it stayed off") : .on, restoration)
        }

        /// The functions of the system.
        struct Functions: Sendable {
            /// The missing function, in a clause.
            var missing: String?
            /// Returns whether automation is on; `nil` if the system does not
            /// report it.
            var isOn: @Sendable () -> Bool? = { nil }
            /// Turns automation on or off.
            var set: @Sendable (Bool) -> Void = { _ in }
            /// Turns on the simulator's preferences for accessibility, the other
            /// method (GTXiLib, GTXTestEnvironment.m; EarlGrey uses both).
            var setPreferences: @Sendable () -> Void = {}
        }
    }

    extension AccessibilityAutomation.Functions {
        private static let library = "/usr/lib/libAccessibility.dylib"

        /// The functions found in the process.
        static var system: Self {
            let root = ProcessInfo.processInfo.environment["IPHONE_SIMULATOR_ROOT"] ?? ""
            guard let handle = dlopen(root + library, RTLD_NOW | RTLD_LOCAL) else { return Self(missing: "there is no \(library)") }
            guard let setter = dlsym(handle, "_AXSSetAutomationEnabled") else {
                return Self(missing: "\(library) has no _AXSSetAutomationEnabled")
            }
            typealias Setter = @convention(c) (Int32) -> Void
            typealias Getter = @convention(c) () -> UInt8
            let set = unsafeBitCast(setter, to: Setter.self)
            let isOn = dlsym(handle, "_AXSAutomationEnabled").map { unsafeBitCast($0, to: Getter.self) }
            return Self(isOn: { isOn.map { $0() != 0 } }, set: { set($0 ? 1 : 0) }, setPreferences: setSimulatorPreferences)
        }

        @Sendable private static func setSimulatorPreferences() {
            #if _runtime(_ObjC) && targetEnvironment(simulator)
                let path = "/System/Library/PrivateFrameworks/AccessibilityUtilities.framework/AccessibilityUtilities"
                let root = ProcessInfo.processInfo.environment["IPHONE_SIMULATOR_ROOT"] ?? ""
                let selector = NSSelectorFromString("setAccessibilityPreferenceAsMobile:value:notification:")
                guard dlopen(root + path, RTLD_NOW | RTLD_LOCAL) != nil,
                    let kind = NSClassFromString("AXBackBoardServer") as? NSObject.Type,
                    let server = kind.perform(NSSelectorFromString("server"))?.takeUnretainedValue() as? NSObject,
                    server.responds(to: selector), let method = server.method(for: selector)
                else { return }
                typealias Setter = @convention(c) (NSObject, Selector, NSString, NSNumber, NSString) -> Void
                let set = unsafeBitCast(method, to: Setter.self)
                set(server, selector, "ApplicationAccessibilityEnabled", true, "com.apple.accessibility.cache.app.ax")
                set(server, selector, "AccessibilityEnabled", true, "com.apple.accessibility.cache.ax")
            #endif
        }
    }
#endif
