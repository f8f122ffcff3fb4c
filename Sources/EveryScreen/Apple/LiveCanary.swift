#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenCapture
    import EveryScreenModel
    #if canImport(SwiftUI)
        import SwiftUI
    #endif
    #if canImport(UIKit)
        import UIKit
    #endif

    /// A view with one of each part, captured before the first check of a process:
    /// parts that it does not show cannot be checked.
    ///
    /// In a test process without an app, SwiftUI exposes texts and buttons, and
    /// nothing inside scroll views (cashapp/AccessibilitySnapshot, issue 245 on iOS
    /// 18, issue 33 on iOS 14). AccessibilitySnapshot itself refuses to run there.
    @MainActor
    package enum LiveCanary {
        /// The framework of the view.
        package enum Framework: String, Hashable, Sendable {
            case swiftUI = "SwiftUI"
            case uiKit = "UIKit"
        }

        /// The results of this process.
        private static var known: [Framework: LiveCaptureError?] = [:]

        /// Forgets the results, for tests of the canary itself.
        package static func forget() { known = [:] }

        /// Captures the view of a framework once for the process.
        ///
        /// - Throws: `LiveCaptureError.notJudgeable` if some part is not exposed,
        ///   each time; other errors of the capture.
        package static func check(_ framework: Framework, under conditions: LiveConditions) throws(LiveCaptureError) {
            if let found = known[framework] {
                if let found { throw found }
                return
            }
            guard let content = content(of: framework) else { return }
            let found: LiveCaptureError?
            var own = conditions
            own.allowsEmptyScreens = true
            own.steps = []
            do {
                found = missing(in: try LiveCapture.screen(of: content, in: .standard, under: own), content, framework)
            } catch {
                found = error
            }
            known[framework] = .some(found)
            if let found { throw found }
        }

        /// The names of missing parts, by the labels of their elements.
        private static let parts = [
            ("EveryScreen text", "texts"), ("EveryScreen button", "buttons"), ("EveryScreen row", "rows of lists"),
            ("EveryScreen content", "content of scroll views"),
        ]

        private static func missing(
            in screen: RenderedScreen, _ content: LiveContent, _ framework: Framework
        ) -> LiveCaptureError? {
            let exposed = screen.elements.filter { $0.isAccessibilityElement == true }.map { $0.label ?? "" }
            let missing = parts.filter { part in !exposed.contains { $0.contains(part.0) } }.map(\.1)
            guard !missing.isEmpty else { return nil }
            return .notJudgeable(missing: missing, framework: framework.rawValue, .here(content.interface))
        }

        private static func content(of framework: Framework) -> LiveContent? {
            switch framework {
            case .swiftUI:
                #if canImport(SwiftUI)
                    return LiveContent(
                        hosting: VStack {
                            Text(verbatim: parts[0].0)
                            Button(parts[1].0) {}
                            List { Text(verbatim: parts[2].0) }.frame(width: nil, height: 120)
                            ScrollView { Text(verbatim: parts[3].0) }.frame(width: nil, height: 120)
                        }, isCanary: true)
                #else
                    return nil
                #endif
            case .uiKit:
                #if canImport(UIKit)
                    return LiveContent(CanaryView(parts.map(\.0)), isCanary: true)
                #else
                    return nil
                #endif
            }
        }
    }

    #if canImport(UIKit)
        /// A view with a label, a button, a table of one row and a scroll view with
        /// a label, one below the other.
        @MainActor
        private final class CanaryView: UIView, UITableViewDataSource {
            private let texts: [String]
            private let table = UITableView(frame: .zero)
            private let region = UIScrollView(frame: .zero)

            init(_ texts: [String]) {
                self.texts = texts
                super.init(frame: .zero)
                let button = UIButton(type: .system)
                button.setTitle(texts[1], for: .normal)
                button.addAction(UIAction { _ in }, for: .touchUpInside)
                table.dataSource = self
                region.addSubview(label(texts[3]))
                for view in [label(texts[0]), button, table, region] { addSubview(view) }
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            private func label(_ text: String) -> UILabel {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                label.text = text
                return label
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                for (index, view) in subviews.enumerated() {
                    view.frame = CGRect(x: 0, y: CGFloat(index) * 80, width: bounds.width, height: 80)
                }
                region.contentSize = CGSize(width: 200, height: 200)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.isAccessibilityElement = true
                cell.accessibilityLabel = texts[2]
                return cell
            }
        }
    #endif
#endif
