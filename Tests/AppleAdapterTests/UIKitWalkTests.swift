#if canImport(UIKit)
    import EveryScreen
    import Testing
    import UIKit

    extension AdapterTests {
        /// The known behavior of UIKit besides the facts of its views, and the
        /// result for assistive technology.
        @MainActor @Suite
        struct UIKitWalkTests {
            private let everything = CheckOption.environments(.standard)

            private func heading(_ text: String) -> UILabel {
                let title = UILabel(frame: CGRect(x: 16, y: 60, width: 240, height: 40))
                (title.text, title.numberOfLines) = (text, 0)
                title.font = .preferredFont(forTextStyle: .headline)
                title.adjustsFontForContentSizeCategory = true
                title.accessibilityTraits = [.staticText, .header]
                return title
            }

            @Test func `the recognizers that UIKit puts on every scroll view are no actions and no gestures of the app`() throws {
                let region = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                region.accessibilityIdentifier = "region"
                let screen = try LiveScreens.captured(region)

                let element = try #require(screen.elements.first { $0.identifier == "region" })
                #expect(element.actions == nil)
                #expect(element.gestures == nil)
            }

            @Test func `recognizers of public classes and of the app's count, on scroll views as well`() throws {
                final class Squeeze: UIPinchGestureRecognizer {}
                let region = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                region.accessibilityIdentifier = "region"
                region.addGestureRecognizer(UILongPressGestureRecognizer())
                region.addGestureRecognizer(Squeeze())

                let element = try #require(try LiveScreens.captured(region).elements.first { $0.identifier == "region" })

                #expect(element.actions?.map(\.kind) == [.longPress])
                #expect(element.gestures?.map(\.kind) == [.longPress, .pinch])
            }

            @Test func `a good screen in a scroll view has no findings`() async {
                let report = await expectAccessible(everything) { _ in
                    let region = UIScrollView(frame: .zero)
                    let title = heading("Order")
                    region.addSubview(title)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        title.leadingAnchor.constraint(equalTo: region.leadingAnchor),
                        title.topAnchor.constraint(equalTo: region.topAnchor),
                        title.trailingAnchor.constraint(equalTo: region.trailingAnchor),
                        title.bottomAnchor.constraint(equalTo: region.bottomAnchor),
                        title.widthAnchor.constraint(equalTo: region.widthAnchor),
                    ])
                    return region
                }

                #expect(report.failures.map(\.finding.key) == [])
            }

            #if !os(tvOS)
                @Test func `a control below a container that lists an element in its place is how that element is drawn`() async {
                    let report = await expectAccessible(everything) { _ in
                        let root = UIView()
                        let (title, toggle) = (heading("Settings"), UISwitch(frame: CGRect(x: 16, y: 120, width: 60, height: 48)))
                        root.addSubview(title)
                        root.addSubview(toggle)
                        let node = UIAccessibilityElement(accessibilityContainer: root)
                        (node.accessibilityLabel, node.accessibilityValue) = ("Wi-Fi", "1")
                        node.accessibilityTraits = .button
                        node.accessibilityFrameInContainerSpace = CGRect(x: 16, y: 120, width: 280, height: 48)
                        root.accessibilityElements = [title, node]
                        return root
                    }

                    #expect(report.failures.map(\.finding.key) == [])
                }

                @Test func `a control that no listed element covers is missing in the list`() async {
                    await withKnownIssue {
                        await expectAccessible(everything) { _ in
                            let root = UIView()
                            let (title, toggle) = (heading("Settings"), UISwitch(frame: CGRect(x: 16, y: 300, width: 60, height: 48)))
                            toggle.accessibilityLabel = "Wi-Fi"
                            root.addSubview(title)
                            root.addSubview(toggle)
                            root.accessibilityElements = [title]
                            return root
                        }
                    } matching: { issue in
                        issue.comments.map(\.rawValue).joined().contains("the order of")
                            || issue.comments.map(\.rawValue).joined().contains("\"Wi-Fi\"")
                    }
                }
            #endif

            @Test func `a label, value and actions given by blocks count before the properties`() throws {
                guard #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) else { return }
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                view.accessibilityLabel = "stale"
                view.isAccessibilityElementBlock = { true }
                view.accessibilityLabelBlock = { "Total" }
                view.accessibilityValueBlock = { "12 €" }
                view.accessibilityTraitsBlock = { .staticText }
                view.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "Copy") { _ in true }] }

                let element = try #require(try LiveScreens.captured(view).elements.first { $0.isAccessibilityElement == true })

                #expect(element.label == "Total")
                #expect(element.value == "12 €")
                #expect(element.traits == .staticText)
                #expect(element.actions?.map(\.name) == ["Copy"])
            }

            @Test func `tabs that a bar draws twice in one place are met once, with their positions`() throws {
                func tab(_ title: String, _ x: Double) -> UIButton {
                    let button = UIButton(frame: CGRect(x: x, y: 0, width: 60, height: 49))
                    button.accessibilityLabel = title
                    return button
                }
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
                bar.accessibilityTraits = .tabBar
                for _ in 0..<2 {
                    let layer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
                    for (index, title) in ["Home", "Search", "Profile"].enumerated() { layer.addSubview(tab(title, Double(index) * 60)) }
                    bar.addSubview(layer)
                }

                let screen = try LiveScreens.captured(bar)

                let tabs = ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0] }
                #expect(tabs.map(\.label) == ["Home", "Search", "Profile"])
                #expect(tabs.map(\.setPosition?.number) == [1, 2, 3])
                #expect(tabs.map(\.setPosition?.count) == [3, 3, 3])
            }

            @Test func `segments have positions`() throws {
                let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                control.accessibilityElements = ["Day", "Week"].enumerated().map { index, title in
                    let segment = UIAccessibilityElement(accessibilityContainer: control)
                    (segment.accessibilityLabel, segment.accessibilityTraits) = (title, .button)
                    segment.accessibilityFrameInContainerSpace = CGRect(x: Double(index) * 100, y: 0, width: 100, height: 44)
                    return segment
                }

                let screen = try LiveScreens.captured(control)

                let segments = screen.elements.filter { $0.isAccessibilityElement == true }
                #expect(segments.map(\.setPosition?.number) == [1, 2])
            }
        }
    }
#endif
