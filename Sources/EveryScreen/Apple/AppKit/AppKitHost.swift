#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import Foundation
    import EveryScreenCapture
    import EveryScreenModel

    extension NSView: LiveInterface {}
    extension NSViewController: LiveInterface {}

    /// An AppKit window of a person's size, appearance and direction.
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// Mac. The Mac has no Dynamic Type, and Bold Text cannot be set: their effects
    /// are untested.
    @MainActor
    final class AppKitHost: LiveHost {
        private let window: NSWindow
        private let controller: NSViewController?
        private let root = NSView()
        private let content: NSView
        private let environment: UserEnvironment

        /// Shows a view, or that of a controller; `nil` if it is neither.
        init?(_ interface: any LiveInterface, in environment: UserEnvironment) {
            if let controller = interface as? NSViewController {
                self.controller = controller
                content = controller.view
            } else if let view = interface as? NSView {
                controller = nil
                content = view
            } else {
                return nil
            }
            self.environment = environment
            // Without an application there is no appearance and no event.
            _ = NSApplication.shared
            let size = NSSize(width: environment.screenSize.width, height: environment.screenSize.height)
            window = NSWindow(
                contentRect: NSRect(origin: .zero, size: size), styleMask: [.borderless], backing: .buffered, defer: false)
            window.isReleasedWhenClosed = false
            window.appearance = NSAppearance(named: environment.appearanceName)
            root.frame = NSRect(origin: .zero, size: size)
            root.addSubview(content)
            window.contentView = root
            let safe = environment.safeArea
            root.additionalSafeAreaInsets = NSEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
            // SwiftUI updates the content of a front window (a public project's
            // tests order theirs front for it; medium confidence). Beyond all
            // displays it stays out of sight.
            window.setFrameOrigin(NSPoint(x: -20_000, y: -20_000))
            window.orderFrontRegardless()
            settle()
        }

        /// Sets the direction of a view and its content; AppKit does not inherit
        /// it.
        private func turn(_ view: NSView, _ direction: NSUserInterfaceLayoutDirection) {
            view.userInterfaceLayoutDirection = direction
            for inner in view.subviews { turn(inner, direction) }
        }

        func settle() {
            let (size, safe) = (root.bounds.size, environment.safeArea)
            content.frame = NSRect(
                x: safe.left, y: safe.bottom, width: max(0, Double(size.width) - safe.left - safe.right),
                height: max(0, Double(size.height) - safe.top - safe.bottom))
            // Views that a layout adds have the direction of the system, since
            // AppKit does not inherit it.
            turn(root, environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
            root.layoutSubtreeIfNeeded()
            _ = RunLoop.main.run(mode: .default, before: Date())
            turn(root, environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
            root.layoutSubtreeIfNeeded()
        }

        func capture() throws(LiveCaptureError) -> LiveScreen {
            try captureScreen(
                of: AppKitObject(object: root, window: window), size: environment.screenSize, title: controller?.title)
        }

        func perform(_ step: LiveStep) throws(LiveCaptureError) {
            try perform(step, on: AppKitObject(object: root, window: window), in: environment)
        }

        /// AppKit's tables report all their rows by themselves.
        func lazyScrollers() -> [any LiveScroller] { [] }

        var settings: UserEnvironment {
            var settings = UserEnvironment.standard
            settings.screenSize = LayoutSize(root.bounds.size)
            let safe = root.safeAreaInsets
            settings.safeArea = LayoutInsets(
                top: Double(safe.top), left: Double(safe.left), bottom: Double(safe.bottom), right: Double(safe.right))
            settings.layoutDirection = content.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            let names: [NSAppearance.Name] = [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]
            let name = content.effectiveAppearance.bestMatch(from: names)
            settings.appearance = name == .darkAqua || name == .accessibilityHighContrastDarkAqua ? .dark : .light
            settings.contrast =
                name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua ? .increased : .standard
            settings.isReduceMotion = NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
            settings.isReduceTransparency = NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency
            settings.isDifferentiateWithoutColor = NSWorkspace.shared.accessibilityDisplayShouldDifferentiateWithoutColor
            settings.invertColors = NSWorkspace.shared.accessibilityDisplayShouldInvertColors ? .classic : .off
            settings.isVoiceOver = NSWorkspace.shared.isVoiceOverEnabled
            settings.isSwitchControl = NSWorkspace.shared.isSwitchControlEnabled
            settings.idiom = .mac
            return settings
        }

        func close() {
            content.removeFromSuperview()
            window.contentView = nil
            window.orderOut(nil)
            window.close()
        }
    }

    extension UserEnvironment {
        /// The appearance by its name in AppKit.
        fileprivate var appearanceName: NSAppearance.Name {
            switch (appearance, contrast) {
            case (.light, .standard): .aqua
            case (.dark, .standard): .darkAqua
            case (.light, .increased): .accessibilityHighContrastAqua
            case (.dark, .increased): .accessibilityHighContrastDarkAqua
            }
        }
    }
#endif
