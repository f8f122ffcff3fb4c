#if canImport(UIKit)
    import EveryScreen
    import EveryScreenCapture
    import Foundation
    import Testing
    import UIKit

    extension AdapterTests {
        /// Steps on views of UIKit, and the screens that they lead to.
        @MainActor @Suite
        struct StepTests {
            /// A counter with a button, a switch and an adjustable amount.
            private final class Counter: UIView {
                let add = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                let total = UILabel(frame: CGRect(x: 0, y: 50, width: 200, height: 44))
                let express = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 44))
                let amount = UIView(frame: CGRect(x: 0, y: 150, width: 200, height: 44))
                private var count = 0

                init(from count: Int) {
                    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                    add.accessibilityLabel = "Add"
                    add.addAction(UIAction { [unowned self] _ in change(by: 1) }, for: .touchUpInside)
                    add.accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: "Add ten") { [unowned self] _ in
                            change(by: 10)
                            return true
                        }
                    ]
                    express.accessibilityLabel = "Express"
                    amount.isAccessibilityElement = true
                    amount.accessibilityLabel = "Amount"
                    amount.accessibilityTraits = .adjustable
                    if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) {
                        amount.accessibilityIncrementBlock = { [unowned self] in change(by: 100) }
                        amount.accessibilityDecrementBlock = { [unowned self] in change(by: -100) }
                        total.accessibilityActivateBlock = { [unowned self] in
                            change(by: 1000)
                            return true
                        }
                    }
                    change(by: count)
                    for view in [add, total, express, amount] { addSubview(view) }
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                private func change(by step: Int) {
                    count += step
                    total.text = "\(count)"
                }
            }

            private func screen(after steps: LiveStep...) throws -> RenderedScreen {
                var conditions = LiveConditions()
                conditions.steps = steps
                return try LiveContent(Counter(from: 0)).screen(in: .standard, under: conditions)
            }

            private func total(after steps: LiveStep...) throws -> String? {
                var conditions = LiveConditions()
                conditions.steps = steps
                let screen = try LiveContent(Counter(from: 0)).screen(in: .standard, under: conditions)
                return screen.elements.first { $0.role == .text }?.label
            }

            @Test func `a button's action runs, once for each step`() throws {
                #expect(try total() == "0")
                #expect(try total(after: LiveStep(.activate, on: "Add")) == "1")
                #expect(try total(after: LiveStep(.activate, on: "Add"), LiveStep(.activate, on: "Add")) == "2")
            }

            @Test func `a switch changes, as its value says`() throws {
                let express = try screen(after: LiveStep(.activate, on: "Express")).elements.first { $0.label == "Express" }

                #expect(express?.value == "1")
            }

            @Test func `steps of adjustable elements, blocks and custom actions are called`() throws {
                #expect(try total(after: LiveStep(.increment, on: "Amount")) == "100")
                #expect(try total(after: LiveStep(.decrement, on: "Amount")) == "-100")
                #expect(try total(after: LiveStep(.custom("Add ten"), on: "Add")) == "10")
                #expect(try total(after: LiveStep(.activate, on: "0")) == "1000")
                #expect(try total(after: LiveStep(.focus, on: "Amount")) == "0")
            }

            @Test func `a later step finds the element that an earlier one has changed`() throws {
                #expect(try total(after: LiveStep(.activate, on: "Add"), LiveStep(.activate, on: "1")) == "1001")
            }

            @Test func `a step that is not possible is an error`() {
                #expect(throws: LiveCaptureError.notPerformed(LiveStep(.increment, on: "Add"), .noResponse)) {
                    try total(after: LiveStep(.increment, on: "Add"))
                }
                #expect(throws: LiveCaptureError.notPerformed(LiveStep(.custom("Remove"), on: "Add"), .noResponse)) {
                    try total(after: LiveStep(.custom("Remove"), on: "Add"))
                }
            }

            @Test func `a check judges the screen after the steps`() async {
                await withKnownIssue {
                    let report = await expectAccessible(
                        .after(.activate("Add")), .environments(.standard), .specs(.wcag22AA.keeping([.elementHasLabel]))
                    ) { _ in Unlabeling(label: "Add") }
                    #expect(report.failures.map(\.finding.spec) == [.elementHasLabel])
                } matching: {
                    $0.comments.map(\.rawValue).joined().contains("element-has-label")
                }
            }

            @Test func `a check without a response to a step fails and says why`() async {
                await withKnownIssue {
                    await expectAccessible(.after(.activate("Send")), .environments(.standard)) { _ in Counter(from: 0) }
                } matching: {
                    $0.comments.map(\.rawValue).joined().contains("the step activate \"Send\" is not possible: no element")
                }
            }

            /// A button that has no label once it is used.
            private final class Unlabeling: UIView {
                init(label: String) {
                    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                    button.accessibilityLabel = label
                    button.addAction(UIAction { [unowned button] _ in button.accessibilityLabel = "" }, for: .touchUpInside)
                    addSubview(button)
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }
            }
        }
    }
#endif
