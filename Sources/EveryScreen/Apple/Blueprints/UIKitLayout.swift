#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import EveryScreenLayout
    public import EveryScreenModel
    public import UIKit

    /// UIKit's own layout: blueprints converted into its views, shown in a window,
    /// and captured.
    ///
    /// The platform lays out random screens, and your own container view is fuzzed
    /// with real children:
    ///
    ///     @Test @MainActor func tagsStayInSight() async {
    ///         let layout = UIKitLayout(containers: ["Tags": { TagsView($0) }])
    ///         await expectAccessible(forEvery: .blueprints(of: .controls).map { .container("Tags", $0.children) }, laidOutBy: layout)
    ///     }
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// device. UIKit has no container that breaks lines: a flow is a column.
    /// Modifiers that UIKit lacks are left out. These are the identity of actions,
    /// keys that are consumed or lead elsewhere, sort priorities, hit margins,
    /// focus effects, and fixed text spacing.
    public struct UIKitLayout: LayoutRule {
        /// Makes your own container of its content views.
        public typealias ContainerView = @MainActor @Sendable ([UIView]) -> UIView

        private let containers: [String: ContainerView]

        /// Creates the layout.
        ///
        /// - Parameter containers: The functions that make your own containers, by
        ///   the names in blueprints.
        public init(containers: [String: ContainerView] = [:]) { self.containers = containers }

        /// Returns a sentence about a container of the blueprint that the layout
        /// lacks, or `nil`.
        public func mistake(in blueprint: Blueprint) -> String? { blueprint.mistake(amongContainers: containers.keys, of: "UIKitLayout") }

        /// Returns UIKit's screen of the blueprint.
        ///
        /// Runs on the main thread, and waits for it.
        ///
        /// A screen that cannot be captured, and an unknown container, end the
        /// process with a message.
        public func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
            onMainThread {
                let maker = BlueprintViews(environment: environment, containers: containers)
                return LiveContent(maker.root(blueprint)).laidOut(in: environment)
            }
        }
    }
#endif
