#if canImport(UIKit) && canImport(SwiftUI)
    import EveryScreen
    import SwiftUI
    import UIKit
    import XCTest

    /// Not isolated itself: on Linux XCTest finds no test of a class that is.
    final class XCTestAdapterTests: XCTestCase {
        private static let labels = CheckOption.specs(.humanInterfaceGuidelines.keeping([.elementHasLabel]))

        #if !canImport(ObjectiveC)
            // Stand-ins animate nothing.
            override func setUp() { MainActor.assumeIsolated { LiveCapture.interval = .milliseconds(1) } }
            override func tearDown() { MainActor.assumeIsolated { LiveCapture.interval = .milliseconds(34) } }
        #endif

        func testAGoodViewPasses() throws {
            let report = MainActor.assumeIsolated {
                XCTAssertAccessible(Self.labels, .regressions(.off)) { _ in
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
                    button.accessibilityLabel = "Add"
                    return button
                }
            }

            XCTAssertEqual(report.isSuccess, true)
        }

        func testAButtonWithoutALabelFails() {
            let failures = recordedFailures {
                _ = MainActor.assumeIsolated {
                    XCTAssertAccessible(Self.labels, .regressions(.off)) { _ in
                        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
                        button.addAction(UIAction { _ in }, for: .touchUpInside)
                        return button
                    }
                }
            }

            XCTAssertEqual(failures.count, 1)
            XCTAssertTrue(failures.first?.contains("element-has-label: the button has no label; a label is needed") == true)
        }

        func testAViewOfSwiftUIWithoutALabelFails() {
            let failures = recordedFailures {
                _ = MainActor.assumeIsolated { XCTAssertAccessible(Self.labels, .regressions(.off)) { Button("") {} } }
            }

            XCTAssertEqual(failures.count, 1)
            XCTAssertTrue(failures.first?.contains("element-has-label: the button has no label; a label is needed") == true)
        }

        func testAViewThatHasNoLabelForSomeContentFails() {
            let failures = recordedFailures {
                _ = MainActor.assumeIsolated {
                    XCTAssertAccessible(forEvery: Generator<Int>.integer(in: 0...1_000), Self.labels, .regressions(.off)) { number, _ in
                        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
                        button.addAction(UIAction { _ in }, for: .touchUpInside)
                        button.accessibilityLabel = number > 99 ? nil : "\(number)"
                        return button
                    }
                }
            }

            XCTAssertEqual(failures.count, 1)
            XCTAssertTrue(failures.first?.contains("element-has-label: the button has no label") == true)
            XCTAssertTrue(failures.first?.contains("content: 100") == true)
        }

        func testAViewOfSwiftUIThatHasNoLabelForSomeContentFails() {
            let failures = recordedFailures {
                _ = MainActor.assumeIsolated {
                    XCTAssertAccessible(forEvery: Generator<Int>.integer(in: 0...1_000), Self.labels, .regressions(.off)) { number, _ in
                        HostedView { Button(number > 99 ? "" : "\(number)") {} }
                    }
                }
            }

            XCTAssertEqual(failures.count, 1)
            XCTAssertTrue(failures.first?.contains("content: 100") == true)
        }

        func testAViewOfSwiftUIPasses() throws {
            let report = MainActor.assumeIsolated { XCTAssertAccessible(Self.labels, .regressions(.off)) { Button("OK") {} } }

            XCTAssertEqual(report.isSuccess, true)
        }

        /// The failures being collected instead of recorded, if any.
        private var collected: [String]?

        /// Returns the failures that some assertions record, which then do not
        /// count.
        private func recordedFailures(_ body: () -> Void) -> [String] {
            collected = []
            body()
            defer { collected = nil }
            return collected ?? []
        }

        #if canImport(ObjectiveC)
            override func record(_ issue: XCTIssue) {
                if collected == nil { super.record(issue) } else { collected?.append(issue.compactDescription) }
            }
        #else
            override func recordFailure(withDescription description: String, inFile file: String, atLine line: Int, expected: Bool) {
                if collected == nil {
                    super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: expected)
                } else {
                    collected?.append(description)
                }
            }
        #endif
    }
#endif
