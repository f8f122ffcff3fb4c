#if canImport(UIKit) && canImport(SwiftUI) && !canImport(ObjectiveC)
    import EveryScreen
    import SwiftUI
    import Testing
    import UIKit

    extension AdapterTests {
        /// Checks in places that expose too little, which only stand-ins can
        /// imitate.
        @MainActor @Suite
        struct SeeingTests {
            private let standard = CheckOption.environments(.standard)

            /// Returns the error with which a check fails for what it cannot see.
            private func captureError(_ check: () async -> CheckReport) async -> String? {
                LiveCanary.forget()
                defer { LiveCanary.forget() }
                var report: CheckReport?
                await withKnownIssue { report = await check() }
                #expect(report?.isSuccess == false)
                return report?.captureError
            }

            private let cause =
                "SwiftUI builds its accessibility tree only while an assistive technology or automation is on, in a window of an app "
                + "(automation could not be turned on: there is no /usr/lib/libAccessibility.dylib). Run the test in a target with a host app, or "
                + "turn on VoiceOver in the simulator"

            @Test func `a process without an app is an error, for UIKit as well, unless the test says so`() async {
                let app = UIApplication.current
                UIApplication.current = nil
                defer { UIApplication.current = app }

                let advice =
                    "the test process has no app: UIKit shows windows, and SwiftUI exposes the content of scroll views and lists, only in an app that "
                    + "runs. Give the test target a host app (Xcode: General > Host Application; a Swift package has none, so check its views "
                    + "from an app's tests), or pass .withoutHostApp to check views of UIKit alone"
                #expect(await captureError { await expectAccessible(standard) { Text("Order") } } == advice)
                #expect(await captureError { await expectAccessible(standard) { _ in UILabel() } } == advice)
                let report = await expectAccessible(standard, .withoutHostApp, .specs(.wcag22AA.keeping([.elementHasLabel]))) { _ in
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
                    button.accessibilityLabel = "Add"
                    return button
                }
                #expect(report.isSuccess)
            }

            @Test func `what the canary does not show is not judgeable`() async {
                StandInAutomation.showsScrolledContent = false
                defer { StandInAutomation.showsScrolledContent = true }

                let error = await captureError {
                    await expectAccessible(standard) {
                        VStack {
                            Text("Order 1234")
                            ScrollView { Button("") {}.frame(width: 10, height: 10) }
                        }
                    }
                }

                #expect(
                    error
                        == "cannot be checked here: rows of lists and content of scroll views of SwiftUI. A view that shows them was captured before "
                        + "the check, and they were not exposed: \(cause)")
            }

            @Test func `the canary is captured once for a process, and fails each check`() async {
                StandInAutomation.isOn = false
                defer {
                    StandInAutomation.isOn = true
                    LiveCanary.forget()
                }
                var errors: [String?] = []
                for _ in 0..<2 {
                    await withKnownIssue { errors.append(await expectAccessible(standard) { Text("Order") }.captureError) }
                }

                let missing = "cannot be checked here: texts, buttons, rows of lists and content of scroll views of SwiftUI. "
                #expect(errors.allSatisfy { $0?.hasPrefix(missing) == true })
                #expect(errors[0] == errors[1])
            }

            @Test func `a controller that hosts SwiftUI, which exposes nothing, fails as a view of SwiftUI does`() async {
                StandInAutomation.isOn = false
                defer { StandInAutomation.isOn = true }

                let error = await captureError {
                    await expectAccessible(standard) { _ in UIHostingController(rootView: Button("") {}.frame(width: 10, height: 10)) }
                }

                #expect(
                    error
                        == "the screen has no accessibility element: \(cause), or pass .allowsEmptyScreens if nothing is meant to be there")
            }

            @Test func `a hosting view without elements below views of UIKit fails, and is named by its place`() async {
                StandInAutomation.isOn = false
                defer { StandInAutomation.isOn = true }

                let error = await captureError {
                    await expectAccessible(standard) { _ in
                        let controller = UIViewController()
                        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                        title.text = "Order"
                        let hosted = UIHostingController(rootView: Button("Pay") {})
                        controller.addChild(hosted)
                        hosted.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
                        controller.view.addSubview(title)
                        controller.view.addSubview(hosted.view)
                        return controller
                    }
                }

                #expect(
                    error == "nothing inside the hosting view at (0, 100), 300 × 200 pt, is exposed to assistive technology: \(cause). "
                        + "Pass .allowsEmptyScreens if all of it is decoration")
            }

            @Test func `a scroll view with content and no element fails; one with a text, with pictures alone or hidden does not`() async {
                func screen(_ inner: UIView, hidden: Bool = false) -> UIView {
                    let root = UIView()
                    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                    title.text = "Order"
                    let region = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
                    region.contentSize = CGSize(width: 300, height: 900)
                    region.accessibilityElementsHidden = hidden
                    region.addSubview(inner)
                    root.addSubview(title)
                    root.addSubview(region)
                    return root
                }
                let labels = CheckOption.specs(.wcag22AA.keeping([.screenReaderReachable]))
                let error = await captureError {
                    await expectAccessible(standard) { _ in screen(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))) }
                }
                #expect(
                    error?.hasPrefix("nothing inside the scroll view at (0, ")
                        == true)

                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                button.accessibilityLabel = "Pay"
                let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                for (inner, hidden) in [(button, false), (picture, false), (UIView(frame: button.frame), true)] as [(UIView, Bool)] {
                    let report = await expectAccessible(standard, labels) { _ in screen(inner, hidden: hidden) }
                    #expect(report.captureError == nil)
                }
            }

            @Test func `an empty screen fails, unless the test allows it`() async {
                let error = await captureError { await expectAccessible(standard) { _ in UIViewController() } }
                #expect(error?.hasPrefix("the screen has no accessibility element: ") == true)

                let report = await expectAccessible(standard, .allowsEmptyScreens, .specs(.wcag22AA.keeping([.screenHasTitle]))) { _ in
                    let controller = UIViewController()
                    controller.title = "Orders"
                    return controller
                }
                #expect(report.isSuccess)
            }
        }
    }
#endif
