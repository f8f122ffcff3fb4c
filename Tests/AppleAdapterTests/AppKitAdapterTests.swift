#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreen
    import Foundation
    #if canImport(KeyValueCoding)
        import KeyValueCoding
    #endif
    import Testing

    extension AdapterTests {
        @MainActor @Suite
        struct AppKitAdapterTests {
            private let settings = CheckSettings(
                profile: .humanInterfaceGuidelines.keeping([.elementHasLabel, .keyboardReachable]))

            /// A form of a label and a button, whose origin is at the lower left as
            /// AppKit has it.
            private func form(_ title: String, isMirrored: Bool = true) -> NSView {
                let root = NSView()
                let label = NSTextField(labelWithString: "Name")
                label.frame = NSRect(x: 20, y: 400, width: 200, height: 20)
                label.maximumNumberOfLines = 1
                let button = NSButton(title: title, target: nil, action: Selector(("save:")))
                button.frame = NSRect(x: 20, y: 340, width: 120, height: 44)
                root.addSubview(label)
                root.addSubview(button)
                return root
            }

            /// The settings that cannot be changed on the Mac, and cause a warning.
            private nonisolated func isWarning(_ issue: Issue) -> Bool {
                let text = issue.comments.map(\.rawValue).joined()
                return text.hasPrefix("untested: text size, bold text, ") && text.hasSuffix(" cannot be changed from a test here")
            }

            @Test func `a good view passes; text size and bold text are untested`() async throws {
                var report: CheckReport?

                await withKnownIssue {
                    report = await expectAccessible(.settings(settings)) { _ in form("Save") }
                } matching: {
                    isWarning($0)
                }

                #expect(report?.isSuccess == true)
                #expect(
                    report?.untestedSettings == [
                        "text size", "bold text", "reduced motion", "reduced transparency", "inverted colors",
                        "differentiation without color", "button shapes", "on/off labels",
                        "VoiceOver", "Switch Control", "Voice Control", "Full Keyboard Access", "pseudolocale",
                    ])
                #expect(report?.vacuousSpecs == [])
            }

            @Test func `a button without a title is found`() async {
                await withKnownIssue {
                    await expectAccessible(.settings(settings)) { _ in form("") }
                } matching: { issue in
                    isWarning(issue) || issue.comments.map(\.rawValue).joined().contains("the button has no label")
                }
            }

            @Test func `views are captured from the upper left`() throws {
                let screen = try LiveScreens.captured(form("Save"), in: UserEnvironment(screenSize: LayoutSize(width: 400, height: 500)))

                let button = try #require(screen.elements.first { $0.role == .button })
                #expect(button.frame == LayoutRect(x: 20, y: 116, width: 120, height: 44))
                #expect(button.traits == .button)
                #expect(button.isAccessibilityElement == true)
                let label = try #require(screen.elements.first { $0.role == .text })
                #expect(label.label == "Name")
                #expect(ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0].label } == ["Name", "Save"])
            }

            #if !canImport(ObjectiveC)
                /// A node as SwiftUI has them on the Mac: it answers by names, and
                /// conforms to nothing.
                private final class Node: NSObject, @MainActor KeyValueAnswering {
                    var answers: [String: Any?]
                    init(_ answers: [String: Any?]) { self.answers = answers }
                }

                /// A view of SwiftUI whose elements are such nodes.
                private final class Host: NSView {
                    var nodes: [Node] = []
                    override func accessibilityChildren() -> [Any]? { nodes }
                }

                @Test func `nodes that answer by names alone are read, with headings, and what they leave out is as usual`() throws {
                    let host = Host()
                    let window = NSRect(x: -20_000, y: -20_000, width: 390, height: 844)
                    host.nodes = [
                        Node([
                            "accessibilityRole": "AXHeading", "isAccessibilityElement": NSNumber(value: true),
                            "accessibilityElement": NSNumber(value: true), "accessibilityLabel": "Orders",
                            "accessibilityFrame": NSValue(rect: NSRect(x: window.minX + 20, y: window.minY + 780, width: 200, height: 30)),
                            "accessibilityValue": NSNumber(value: 1),
                        ]),
                        Node([
                            "accessibilityRole": "AXButton", "isAccessibilityElement": NSNumber(value: true),
                            "accessibilityElement": NSNumber(value: true), "accessibilityLabel": "Pay", "accessibilityIdentifier": "pay",
                            "isAccessibilityEnabled": NSNumber(value: false), "accessibilityEnabled": NSNumber(value: false),
                            "accessibilityFrame": NSValue(rect: NSRect(x: window.minX + 20, y: window.minY + 700, width: 80, height: 44)),
                        ]),
                    ]

                    let screen = try LiveScreens.captured(host)

                    let order = ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0] }
                    #expect(order.map(\.label) == ["Orders", "Pay"])
                    #expect(order.map(\.role) == [.heading, .button])
                    #expect(order.map(\.value) == ["", ""])
                    #expect(order.map(\.isEnabled) == [nil, false])
                    #expect(order.last?.identifier == "pay")
                    #expect(order.last?.frame == LayoutRect(x: 20, y: 100, width: 80, height: 44))
                }

                @Test func `a window is in front while it is captured, out of sight, and gone after that`() throws {
                    final class Placed: NSView {
                        var places: [(isVisible: Bool, origin: NSPoint)] = []
                        weak var last: NSWindow?
                        override func layout() {
                            guard let window = sequence(first: self as NSView, next: \.superview).compactMap(\.window).first else { return }
                            last = window
                            places.append((window.isVisible, window.frame.origin))
                        }
                    }
                    let placed = Placed()

                    _ = try LiveScreens.captured(placed)

                    #expect(!placed.places.isEmpty)
                    #expect(placed.places.allSatisfy { $0.isVisible && $0.origin.x < -10_000 && $0.origin.y < -10_000 })
                    #expect(placed.last?.isVisible != true)
                }

                @Test func `views that a layout adds have the direction of the person`() throws {
                    final class Late: NSView {
                        let inner = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
                        override func layout() { if inner.superview == nil { addSubview(inner) } }
                    }
                    let late = Late()

                    _ = try LiveScreens.captured(late, in: UserEnvironment(layoutDirection: .rightToLeft))

                    #expect(late.inner.userInterfaceLayoutDirection == .rightToLeft)
                }
            #endif
        }
    }
#endif
