#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension UIView: LiveInterface {}
    extension UIViewController: LiveInterface {}

    /// A UIKit window of the size of a person's screen, with the person's settings
    /// as traits.
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// device. It has medium confidence that the safe area can be smaller than the
    /// window's own; if it cannot, the screens are reported as untested.
    @MainActor
    final class UIKitHost: LiveHost {
        private let window: UIWindow
        private let container = UIViewController()
        private let content: UIViewController
        private let formerParent: (view: UIView, superview: UIView?)?
        private let formerKeyWindow: UIWindow?
        private let environment: UserEnvironment

        /// Returns whether an interface belongs to UIKit.
        static func shows(_ interface: any LiveInterface) -> Bool { interface is UIView || interface is UIViewController }

        /// Whether the process has an app.
        static var hasApp: Bool { app != nil }

        /// The app; `UIApplication.shared` ends a process without one, so it is
        /// read by its name.
        ///
        /// swift-snapshot-testing reads it likewise (View.swift,
        /// `sharedIfAvailable`; high confidence).
        private static var app: UIApplication? {
            let shared = NSSelectorFromString("sharedApplication")
            guard UIApplication.responds(to: shared) else { return nil }
            return UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
        }

        /// The connected scenes of windows; windows without a scene are deprecated
        /// (iOS 26).
        private static var scenes: [UIWindowScene] { app?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? [] }

        /// Shows a view or view controller; `nil` if it is neither.
        init?(_ interface: any LiveInterface, in environment: UserEnvironment) {
            if let controller = interface as? UIViewController {
                content = controller
                formerParent = nil
            } else if let view = interface as? UIView {
                formerParent = (view, view.superview)
                content = ViewHolder(view)
            } else {
                return nil
            }
            self.environment = environment
            let scenes = Self.scenes
            formerKeyWindow = scenes.flatMap(\.windows).first(where: \.isKeyWindow)
            let size = environment.screenSize
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
            if let scene = scenes.first { window.windowScene = scene }
            container.addChild(content)
            content.applyTraits(of: environment, in: container)
            window.rootViewController = container
            content.view.frame = container.view.bounds
            container.view.addSubview(content.view)
            content.didMove(toParent: container)
            window.makeKeyAndVisible()
            settle()
            applySafeArea()
        }

        private func applySafeArea() {
            let (own, wanted) = (window.safeAreaInsets, environment.safeArea)
            container.additionalSafeAreaInsets = UIEdgeInsets(
                top: wanted.top - own.top, left: wanted.left - own.left, bottom: wanted.bottom - own.bottom, right: wanted.right - own.right
            )
        }

        func settle() {
            window.layoutIfNeeded()
            content.view.frame = container.view.bounds
            window.layoutIfNeeded()
            // One turn runs work scheduled for the next one, without waiting.
            _ = RunLoop.main.run(mode: .default, before: Date())
            window.layoutIfNeeded()
        }

        func capture() throws(LiveCaptureError) -> LiveScreen {
            try captureScreen(of: UIKitObject(window), size: environment.screenSize, title: content.title)
        }

        func perform(_ step: LiveStep) throws(LiveCaptureError) {
            try perform(step, on: UIKitObject(window), in: environment)
        }

        func lazyScrollers() -> [any LiveScroller] {
            settle()
            var found: [any LiveScroller] = []
            var pending: [UIView] = [window]
            while let view = pending.popLast() {
                if view is UITableView || view is UICollectionView, let region = view as? UIScrollView {
                    found.append(UIKitScroller(view: region))
                }
                pending += view.subviews.reversed()
            }
            return found
        }

        var settings: UserEnvironment {
            var settings = content.view.traitCollection.settings
            settings.screenSize = LayoutSize(content.view.bounds.size)
            let safe = content.view.safeAreaInsets
            settings.safeArea = LayoutInsets(
                top: Double(safe.top), left: Double(safe.left), bottom: Double(safe.bottom), right: Double(safe.right))
            return settings
        }

        func close() {
            content.willMove(toParent: nil)
            content.view.removeFromSuperview()
            content.removeFromParent()
            window.rootViewController = nil
            window.isHidden = true
            // Otherwise the app has no key window.
            formerKeyWindow?.makeKey()
            if let formerParent {
                formerParent.view.removeFromSuperview()
                formerParent.superview?.addSubview(formerParent.view)
            }
        }
    }

    /// A controller that fills the screen with a view, inside the safe area.
    @MainActor
    private final class ViewHolder: UIViewController {
        private let held: UIView

        init(_ view: UIView) {
            held = view
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override func loadView() {
            let root = UIView()
            held.removeFromSuperview()
            held.translatesAutoresizingMaskIntoConstraints = true
            root.addSubview(held)
            view = root
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let safe = view.safeAreaInsets
            held.frame = CGRect(
                x: safe.left, y: safe.top, width: max(0, view.bounds.width - safe.left - safe.right),
                height: max(0, view.bounds.height - safe.top - safe.bottom))
        }
    }
#endif
