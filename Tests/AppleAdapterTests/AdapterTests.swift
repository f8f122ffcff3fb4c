#if canImport(UIKit) || canImport(AppKit)
    import EveryScreen
    import Testing

    /// All tests of adapters, one after the other: there is one screen, one app and
    /// one canary for a process.
    @MainActor @Suite(.serialized, .regressions(.off), .hastyOnStandIns)
    enum AdapterTests {}

    /// Lets no frames pass between captures of stand-ins, which animate nothing.
    struct CaptureInterval: SuiteTrait, TestTrait, TestScoping {
        var interval: Duration
        var isRecursive: Bool { false }

        @MainActor
        func provideScope(for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void)
            async throws
        {
            #if canImport(ObjectiveC)
                try await function()
            #else
                let former = LiveCapture.interval
                LiveCapture.interval = interval
                defer { LiveCapture.interval = former }
                try await function()
            #endif
        }
    }

    extension Trait where Self == CaptureInterval {
        static var hastyOnStandIns: CaptureInterval { CaptureInterval(interval: .milliseconds(1)) }
        static var twoFrames: CaptureInterval { CaptureInterval(interval: .milliseconds(34)) }
    }
#endif
