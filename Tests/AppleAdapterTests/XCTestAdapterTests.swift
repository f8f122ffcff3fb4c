#if canImport(UIKit) && canImport(SwiftUI)
    import EveryScreen
    import Foundation
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

        /// A button that has its label after a turn of the main queue.
        @MainActor
        private static func lateButton() -> UIButton {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            button.addAction(UIAction { _ in }, for: .touchUpInside)
            DispatchQueue.main.async { MainActor.assumeIsolated { button.accessibilityLabel = "Add" } }
            return button
        }

        func testWorkOnTheMainQueueIsDoneBeforeTheScreenIsChecked() {
            let report = MainActor.assumeIsolated {
                XCTAssertAccessible(Self.labels, .environments(.standard), .regressions(.off)) { _ in Self.lateButton() }
            }

            XCTAssertEqual(report.isSuccess, true)
        }

        private struct Row_Previews: PreviewProvider {
            static var previews: some View { Button("Close") {}.frame(width: 20, height: 20) }
        }

        private static let targets = CheckOption.specs(.humanInterfaceGuidelines.keeping([.targetSize]))

        @MainActor
        private static var views: [NamedView] {
            NamedView.previews(of: Row_Previews.self) + [
                NamedView("Cart") {
                    VStack {
                        Button("Close") {}.frame(width: 20, height: 20)
                        Button("Undo") {}.frame(width: 30, height: 30)
                    }
                }
            ]
        }

        func testPreviewsAndNamedViewsFailOnceWithEachComponentOnce() {
            var reports: [CheckReport] = []
            let failures = recordedFailures {
                reports = MainActor.assumeIsolated {
                    XCTAssertAccessible(ofEach: Self.views, Self.targets, .environments(.standard), .regressions(.off))
                }
            }

            XCTAssertEqual(failures.count, 1)
            let text = failures.first ?? ""
            XCTAssertEqual(text.components(separatedBy: "target-size: button \"Close\"").count - 1, 1)
            XCTAssertEqual(text.components(separatedBy: "target-size: button \"Undo\"").count - 1, 1)
            XCTAssertTrue(text.contains("also on: Cart"))
            let test = "testPreviewsAndNamedViewsFailOnceWithEachComponentOnce"
            XCTAssertEqual(reports.map(\.name), ["\(test)/Row_Previews", "\(test)/Cart"])
        }

        /// A known issue of targets in one of the views.
        private func known(_ component: String, in view: String) -> CheckOption {
            .knownIssue(.targetSize, on: component, inCheck: "*/\(view)", until: "2999-01-01", because: "the bar is redesigned")
        }

        /// Returns the failures of the views with some known issues.
        private func failures(_ first: CheckOption, _ second: CheckOption? = nil, _ third: CheckOption? = nil) -> [String] {
            recordedFailures {
                _ = MainActor.assumeIsolated {
                    XCTAssertAccessible(
                        ofEach: Self.views, Self.targets, .environments(.standard), .regressions(.off), first, second ?? Self.targets,
                        third ?? Self.targets)
                }
            }
        }

        func testAKnownIssueOfAComponentCountsOnTheViewsThatItNames() {
            let ofFirst = failures(known("Clo*", in: "Row_Previews"))
            XCTAssertEqual(ofFirst.count, 1)
            XCTAssertTrue(ofFirst.first?.contains("target-size: button \"Close\"") == true)
            XCTAssertTrue(ofFirst.first?.contains("also on") == false)

            XCTAssertEqual(failures(known("Clo*", in: "Row_Previews"), known("Clo*", in: "Cart"), known("Undo", in: "Cart")), [])
        }

        func testAMistakeInAnOptionFailsOnceForAllViews() {
            let failures = failures(known("*", in: "Cart"))

            XCTAssertEqual(failures.count { $0.contains("names no element") }, 1)
        }

        func testNoViewsFail() {
            let failures = recordedFailures { _ = MainActor.assumeIsolated { XCTAssertAccessible(ofEach: []) } }

            XCTAssertEqual(failures.count, 1)
            XCTAssertTrue(failures.first?.contains("there are no views to check; name at least one") == true)
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
