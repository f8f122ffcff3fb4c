#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import EveryScreenLayout
    public import EveryScreenModel
    public import UIKit

    /// The layout of UIKit itself: blueprints made into its views, shown in a
    /// window, and captured.
    ///
    /// With it random screens are laid out by the platform, and a container view of
    /// one's own is fuzzed with real children:
    ///
    ///     @Test @MainActor func tagsStayInSight() async {
    ///         let layout = UIKitLayout(containers: ["Tags": { TagsView($0) }])
    ///         await expectAccessible(forEvery: .blueprints(of: .controls).map { .container("Tags", $0.children) }, laidOutBy: layout)
    ///     }
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// device. UIKit has no container that breaks lines: a flow is a column. Of
    /// modifiers those of which UIKit has no word are left out: the identity of
    /// actions, keys that are consumed or lead elsewhere, sort priorities, hit
    /// margins, focus effects, and fixed text spacing.
    public struct UIKitLayout: LayoutRule {
        /// Makes a container of one's own of the views inside it.
        public typealias ContainerView = @MainActor @Sendable ([UIView]) -> UIView

        private let containers: [String: ContainerView]

        /// Creates the layout.
        ///
        /// - Parameter containers: By the name that blueprints call it what makes a
        ///   container of one's own.
        public init(containers: [String: ContainerView] = [:]) { self.containers = containers }

        /// Returns a sentence about a container that the blueprint names and the
        /// layout was not given, or `nil`.
        public func mistake(in blueprint: Blueprint) -> String? { blueprint.mistake(amongContainers: containers.keys, of: "UIKitLayout") }

        /// Returns the screen that UIKit makes of the blueprint; on the main
        /// thread, which it waits for.
        ///
        /// What cannot be captured, and a container that nobody gave, trap with
        /// what is wrong.
        public func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
            onMainThread {
                let maker = BlueprintViews(environment: environment, containers: containers)
                return LiveContent(maker.root(blueprint)).laidOut(in: environment)
            }
        }
    }
#endif
