#if canImport(Testing)
    import EveryScreenCapture
    public import EveryScreenNavigation
    public import Testing

    extension Trait where Self == CheckOption {
        /// Performs steps on a view, as VoiceOver users do, and checks the screen
        /// that they lead to.
        ///
        ///     await expectAccessible(.after(.activate("Add"), .increment("Amount"))) { OrderView() }
        ///
        /// Each step waits until the screen has settled. Elements have their
        /// identifier as name, else their label. Views take the events `activate`,
        /// `increment`, `decrement`, `focus` and `perform(_:on:)`. A step without a
        /// response fails the check. Write a `ScreenFlow` to check all screens and
        /// other events.
        public static func after(
            _ steps: FlowEvent..., fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            let place = OptionPlace(fileID, filePath, line, column)
            let unknown = steps.filter { LiveStep($0) == nil }.map { event in
                ".after cannot perform \(event) on a view; it takes activate, increment, decrement, focus and perform(_:on:): write a ScreenFlow for other events"
            }
            return CheckOption(at: place, mistakes: unknown) {
                $0.live.steps += steps.compactMap(LiveStep.init)
                $0.stepPlace = place
            }
        }
    }

    extension LiveStep {
        /// The step of an event; `nil` for one that no element causes.
        fileprivate init?(_ event: FlowEvent) {
            switch event {
            case .activate(let name): self.init(.activate, on: name)
            case .increment(let name): self.init(.increment, on: name)
            case .decrement(let name): self.init(.decrement, on: name)
            case .focus(let name): self.init(.focus, on: name)
            case .perform(let action, on: let name): self.init(.custom(action), on: name)
            case .enter, .escape, .magicTap, .wait, .interruption, .settings: return nil
            }
        }
    }
#endif
