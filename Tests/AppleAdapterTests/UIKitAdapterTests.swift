#if canImport(UIKit)
    import EveryScreen
    import Testing
    import UIKit

    extension AdapterTests {
        @MainActor @Suite
        struct UIKitAdapterTests {
            /// A screen of an order, with as little said as its maker likes.
            private func order(_ change: (UIStackView) -> Void = { _ in }) -> UIView {
                let title = UILabel()
                title.text = "Order 1234"
                title.font = .preferredFont(forTextStyle: .headline)
                title.adjustsFontForContentSizeCategory = true
                title.numberOfLines = 0
                title.accessibilityTraits = [.staticText, .header]
                let column = UIStackView(arrangedSubviews: [title, button("Track"), button("Cancel order")])
                (column.axis, column.spacing) = (.vertical, 12)
                change(column)
                let region = UIScrollView(frame: .zero)
                region.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
                region.addSubview(column)
                column.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    column.leadingAnchor.constraint(equalTo: region.leadingAnchor), column.topAnchor.constraint(equalTo: region.topAnchor),
                    column.trailingAnchor.constraint(equalTo: region.trailingAnchor),
                    column.bottomAnchor.constraint(equalTo: region.bottomAnchor),
                    column.widthAnchor.constraint(equalTo: region.widthAnchor),
                ])
                return region
            }

            private func button(_ title: String) -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.titleLabel?.numberOfLines = 0
                button.titleLabel?.font = .preferredFont(forTextStyle: .body)
                button.titleLabel?.adjustsFontForContentSizeCategory = true
                button.addAction(UIAction { _ in }, for: .touchUpInside)
                NSLayoutConstraint.activate([button.heightAnchor.constraint(greaterThanOrEqualToConstant: 48)])
                return button
            }

            private let labels = CheckSettings(
                profile: .humanInterfaceGuidelines.keeping([.elementHasLabel, .targetSize, .textNotTruncated]))

            @Test func `a good screen passes in every environment`() async throws {
                let report = await expectAccessible(.settings(labels)) { _ in order() }

                #expect(report.isSuccess)
                #expect(report.environmentCount == 72)
                #expect(
                    report.untestedSettings == [
                        "reduced motion", "reduced transparency", "inverted colors", "differentiation without color", "button shapes",
                        "on/off labels",
                        "VoiceOver", "Switch Control", "Voice Control", "Full Keyboard Access", "pseudolocale",
                    ])
                #expect(report.vacuousSpecs == [])
            }

            @Test func `a good screen passes every spec of the guidelines`() async throws {
                let report = await expectAccessible(.environments(.everyTextSize)) { _ in order() }

                #expect(report.failures.map(\.finding.key) == [])
            }

            @Test func `a button without a label is found`() async {
                await withKnownIssue {
                    await expectAccessible(.settings(labels)) { _ in
                        order { column in
                            let icon = UIButton(type: .system)
                            icon.setImage(UIImage(), for: .normal)
                            NSLayoutConstraint.activate([
                                icon.widthAnchor.constraint(equalToConstant: 60), icon.heightAnchor.constraint(equalToConstant: 60),
                            ])
                            icon.addAction(UIAction { _ in }, for: .touchUpInside)
                            column.addArrangedSubview(icon)
                        }
                    }
                } matching: { issue in
                    issue.comments.map(\.rawValue).joined().contains("has no label; a label is needed")
                }
            }

            @Test func `a target that is too small for fingers is found, as small as it is to touch`() async {
                await withKnownIssue {
                    await expectAccessible(.settings(labels)) { _ in
                        order { column in
                            let small = UIButton(type: .system)
                            small.setTitle("Undo", for: .normal)
                            small.addAction(UIAction { _ in }, for: .touchUpInside)
                            NSLayoutConstraint.activate([small.heightAnchor.constraint(equalToConstant: 20)])
                            column.addArrangedSubview(small)
                        }
                    }
                } matching: { issue in
                    issue.comments.map(\.rawValue).joined().hasPrefix("✘ target-size: button \"Undo\" is")
                }
            }

            @Test func `text that is cut off at a large text size is found with that size`() async {
                await withKnownIssue {
                    await expectAccessible(.settings(labels)) { _ in
                        order { column in
                            let line = UILabel()
                            line.text = "Arrives on Thursday at noon"
                            line.font = .preferredFont(forTextStyle: .body)
                            line.adjustsFontForContentSizeCategory = true
                            line.numberOfLines = 1
                            column.addArrangedSubview(line)
                        }
                    }
                } matching: { issue in
                    let text = issue.comments.map(\.rawValue).joined()
                    return text.hasPrefix("✘ text-not-truncated:") && text.contains("at text size")
                }
            }

            @Test func `every content of a generator is shown`() async {
                await withKnownIssue {
                    await expectAccessible(forEvery: Generator<Int>.integer(in: 0...1_000), .settings(labels)) { number, _ in
                        order { $0.addArrangedSubview(button(number < 7 ? "\(number)" : " ")) }
                    }
                } matching: { issue in
                    issue.comments.map(\.rawValue).joined().contains("content: 7")
                }
            }

            @Test func `rows of a list that are made when they come into view are judged`() async {
                final class Rows: NSObject, UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = UITableViewCell()
                        let row = indexPath[1]
                        cell.isAccessibilityElement = true
                        cell.accessibilityTraits = .button
                        cell.accessibilityLabel = row == 33 ? "" : "Row \(row)"
                        return cell
                    }
                }
                let rows = Rows()
                await withKnownIssue {
                    await expectAccessible(.specs(labels.profile), .environments(.standard)) { _ in
                        let table = UITableView(frame: .zero)
                        table.dataSource = rows
                        return table
                    }
                } matching: { issue in
                    issue.comments.map(\.rawValue).joined().contains("element-has-label")
                }
            }

            @Test func `a screen that never rests is an issue that says what changes`() async {
                final class Clock: UILabel {
                    var seconds = 0
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        seconds += 1
                        text = "\(seconds)"
                    }
                }
                var report: CheckReport?
                await withKnownIssue {
                    report = await expectAccessible(.settleLimit(.milliseconds(200))) { _ in Clock() }
                } matching: { issue in
                    issue.comments.map(\.rawValue).joined().hasPrefix("the screen still changes after 0.2 s (\"")
                }
                #expect(report?.captureError?.hasPrefix("the screen still changes") == true)
                #expect(report?.isSuccess == false)
            }

            @Test func `a view controller is shown under its title`() async throws {
                let report = await expectAccessible(.allowsEmptyScreens, .specs(.wcag22AA.keeping([.screenHasTitle]))) { _ in
                    let controller = UIViewController()
                    controller.title = "Orders"
                    return controller
                }

                #expect(report.tallies.first?.tally.passed ?? 0 > 0)
            }

            @Test func `settings that cannot be changed from a test are untested and reported`() async throws {
                var space = EnvironmentSpace.standard
                space.reducesMotion = [false, true]
                space.boldTexts = [false, true]
                var report: CheckReport?
                await withKnownIssue {
                    report = await expectAccessible(.specs(labels.profile), .environments(.every(in: space))) { _ in order() }
                } matching: { issue in
                    issue.comments.map(\.rawValue) == ["untested: reduced motion cannot be changed from a test here"]
                        && issue.isWarning
                }

                #expect(report?.untestedSettings == ["reduced motion"])
                #expect(
                    report.map(TextReport.summary)?.contains("\n    untested: reduced motion cannot be changed from a test here") == true)
                #expect(report?.environmentCount == 2)
            }
        }
    }

    extension Issue {
        /// Whether it is a warning; before Swift 6.3 issues have no severity that
        /// tests may read.
        fileprivate var isWarning: Bool {
            #if compiler(>=6.3)
                severity == .warning
            #else
                true
            #endif
        }
    }
#endif
