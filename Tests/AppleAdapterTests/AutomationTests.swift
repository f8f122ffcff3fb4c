#if canImport(UIKit) && !canImport(ObjectiveC)
    @testable import EveryScreen
    import EveryValueCrashIsolation
    import Testing

    extension AdapterTests {
        /// The decisions about the system's functions; what these do is known on
        /// Apple's platforms only.
        struct AutomationTests {
            private func functions(_ state: Locked<Bool?>, sticks: Bool = true, _ log: Locked<[String]>)
                -> AccessibilityAutomation.Functions
            {
                AccessibilityAutomation.Functions(
                    isOn: { state.withLock(\.self) },
                    set: { isOn in
                        log.withLock { $0.append("set \(isOn)") }
                        if sticks { state.withLock { $0 = isOn } }
                    }, setPreferences: { log.withLock { $0.append("preferences") } })
            }

            @Test func `automation is turned on, and off again when the process ends`() {
                let (state, log) = (Locked<Bool?>(false), Locked<[String]>([]))
                let (automation, restoration) = AccessibilityAutomation.turnOn(functions(state, log))

                #expect(automation == .on)
                restoration?()
                #expect(log.withLock(\.self) == ["set true", "set false"])
                #expect(state.withLock(\.self) == false)
            }

            @Test func `automation that was on is left alone`() {
                let log = Locked<[String]>([])
                let (automation, restoration) = AccessibilityAutomation.turnOn(functions(Locked(true), log))

                #expect(automation == .on)
                #expect(restoration == nil)
                #expect(log.withLock(\.self) == [])
            }

            @Test func `automation that stays off is tried the other way, and said to be off`() {
                let log = Locked<[String]>([])
                let (automation, _) = AccessibilityAutomation.turnOn(functions(Locked(false), sticks: false, log))

                #expect(automation.description == "automation could not be turned on: it stayed off")
                #expect(log.withLock(\.self) == ["set true", "preferences"])
            }

            @Test func `a system that does not say whether it is on is believed`() {
                #expect(AccessibilityAutomation.turnOn(functions(Locked(nil), sticks: false, Locked([]))).0 == .on)
            }
        }
    }
#endif
