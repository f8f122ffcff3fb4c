#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreen
    import EveryScreenCapture
    import Testing

    extension AdapterTests {
        /// Steps on views of AppKit.
        @MainActor @Suite
        struct AppKitStepTests {
            /// A button that notes its actions in its label.
            private final class Noting: NSButton {
                private var log: [String] = []

                private func note(_ text: String) -> Bool {
                    log.append(text)
                    return true
                }

                override func accessibilityLabel() -> String? { log.joined(separator: ", ") }
                override func accessibilityPerformPress() -> Bool { note("press") }
                override func accessibilityPerformIncrement() -> Bool { note("increment") }
                override func accessibilityPerformDecrement() -> Bool { note("decrement") }
                override func setAccessibilityFocused(_ isFocused: Bool) { _ = note("focus") }
                override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
                    [NSAccessibilityCustomAction(name: "Archive") { [unowned self] in note("archive") }]
                }
            }

            private func label(after steps: LiveStep...) throws -> String? {
                let root = NSView()
                let button = Noting()
                button.setAccessibilityIdentifier("subject")
                button.frame = NSRect(x: 20, y: 340, width: 120, height: 44)
                root.addSubview(button)
                var conditions = LiveConditions()
                conditions.steps = steps
                let screen = try LiveContent(root).screen(in: .standard, under: conditions)
                return screen.elements.first { $0.identifier == "subject" }?.label
            }

            @Test func `every action is one of the protocol`() throws {
                let actions: [LiveStep.Action] = [.activate, .increment, .decrement, .focus, .custom("Archive")]
                let labels = try actions.map { try label(after: LiveStep($0, on: "subject")) }

                #expect(labels == ["press", "increment", "decrement", "focus", "archive"])
            }

            @Test func `an action that is not there is an error`() {
                #expect(throws: LiveCaptureError.notPerformed(LiveStep(.custom("Remove"), on: "subject"), .noResponse)) {
                    try label(after: LiveStep(.custom("Remove"), on: "subject"))
                }
            }
        }
    }
#endif
