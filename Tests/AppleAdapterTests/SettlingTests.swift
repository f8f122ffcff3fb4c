#if canImport(UIKit)
    import EveryScreen
    import Foundation
    import Testing
    import UIKit

    extension AdapterTests {
        /// Screens that settle only after the main actor, the main queue or time
        /// has continued.
        @MainActor @Suite(.twoFrames)
        struct SettlingTests {
            private let options = CheckOption.specs(.wcag22AA.keeping([.elementHasLabel, .screenReaderReachable]))

            /// A button that says what becomes of it.
            private final class Story: UIView {
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

                init(_ begin: @escaping @MainActor (UIButton) -> Void) {
                    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                    button.accessibilityLabel = "Loading"
                    addSubview(button)
                    begin(button)
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }
            }

            /// Returns the texts that a check sees: a button without a label is
            /// found only when the screen has settled.
            private func texts(_ begin: @escaping @MainActor (UIButton) -> Void) async -> [String] {
                var seen: [String] = []
                await withKnownIssue(isIntermittent: true) {
                    let report = await expectAccessible(.environments(.standard), options) { _ in Story(begin) }
                    seen = report.failures.map(\.finding.spec.rawValue)
                }
                return seen
            }

            @Test func `a task of the main actor is done before the screen is judged`() async {
                let failures = await texts { button in Task { @MainActor in button.accessibilityLabel = "" } }
                #expect(failures.count == 1)
            }

            @Test func `work on the main queue is done before the screen is judged`() async {
                let failures = await texts { button in
                    DispatchQueue.main.async { MainActor.assumeIsolated { button.accessibilityLabel = "" } }
                }
                #expect(failures.count == 1)
            }

            @Test func `what changes from frame to frame is waited for`() async {
                let failures = await texts { button in
                    Task { @MainActor in
                        for step in 0..<5 {
                            button.accessibilityLabel = "step \(step)"
                            try await Task.sleep(for: .milliseconds(20))
                        }
                        button.accessibilityLabel = ""
                    }
                }
                #expect(failures.count == 1)
            }

            @Test func `a screen that never rests is given up at the limit`() async {
                var report: CheckReport?
                let start = ContinuousClock.now
                await withKnownIssue {
                    report = await expectAccessible(.environments(.standard), options, .settleLimit(.milliseconds(300))) { _ in
                        Story { button in
                            Task { @MainActor in
                                for step in 0..<200 {
                                    button.accessibilityLabel = "step \(step)"
                                    try await Task.sleep(for: .milliseconds(5))
                                }
                            }
                        }
                    }
                }

                #expect(report?.captureError?.hasPrefix("the screen still changes after 0.3 s (\"step ") == true)
                #expect(report?.captureError?.hasSuffix("or raise .settleLimit") == true)
                #expect(ContinuousClock.now - start < .seconds(2))
            }

            @Test func `views that are made take their first fonts from the settings of the check`() async {
                var sizes: [Double] = []
                _ = await expectAccessible(.environments(.everyTextSize), options) { environment in
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
                    label.text = "Total"
                    label.font = .preferredFont(forTextStyle: .body)
                    if environment.textSize == .accessibility5 { sizes.append(Double(label.font.pointSize)) }
                    return label
                }

                #expect(sizes.allSatisfy { $0 == 53 } && !sizes.isEmpty)
                #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
            }

            @Test func `a screen with an activity indicator is judged with a warning`() async {
                await withKnownIssue {
                    let report = await expectAccessible(.environments(.standard), options) { _ in
                        let root = Story { _ in }
                        root.addSubview(UIActivityIndicatorView(frame: CGRect(x: 0, y: 100, width: 20, height: 20)))
                        return root
                    }
                    #expect(report.isSuccess)
                } matching: { issue in
                    issue.comments.map(\.rawValue).joined().hasPrefix("a screen was checked while it showed an activity indicator")
                }
            }

            @Test func `fields and editors of a blueprint grow with the text size`() throws {
                let form = Blueprint.column([.field("Name", value: "Ada"), .textEditor("Note", value: "Hello")])
                let screen = UIKitLayout().screen(for: form, in: UserEnvironment(textSize: .accessibility5))

                let sizes = screen.elements.filter { $0.role == .textField || $0.role == .textEditor }.flatMap { $0.text ?? [] }.map(
                    \.pointSize)
                #expect(sizes == [53, 53])
            }

            #if !canImport(ObjectiveC)
                @Test func `the window of a check is one of the app's scene`() async throws {
                    final class Placed: UILabel {
                        nonisolated(unsafe) static var scenes: [UIWindowScene?] = []
                        override func layoutSubviews() {
                            super.layoutSubviews()
                            if let window { Self.scenes.append(window.windowScene) }
                        }
                    }
                    let scene = try #require(UIApplication.current?.scene)

                    _ = await expectAccessible(.environments(.standard), options) { _ in
                        let label = Placed()
                        label.text = "Order"
                        return label
                    }

                    #expect(!Placed.scenes.isEmpty)
                    #expect(Placed.scenes.allSatisfy { $0 === scene })
                }

                @Test func `the key window of the app is the key window again`() async throws {
                    let scene = try #require(UIApplication.current?.scene)
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    window.windowScene = scene
                    window.makeKeyAndVisible()

                    _ = await expectAccessible(.environments(.standard), options) { _ in
                        let label = UILabel()
                        label.text = "Order"
                        return label
                    }

                    #expect(window.isKeyWindow)
                    #expect(scene.windows.filter(\.isKeyWindow).count == 1)
                }
            #endif
        }
    }
#endif
