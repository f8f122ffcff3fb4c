#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation
    public import EveryScreenLayout
    public import EveryScreenModel
    public import SwiftUI

    /// The layout of SwiftUI itself: blueprints made into its views, hosted in a
    /// window, and captured.
    ///
    ///     let layout = SwiftUILayout(containers: ["Tags": { AnyView(TagsLayout { ForEach($0.indices, id: \.self) { … } }) }])
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// device. As with every view of SwiftUI, nothing is captured unless
    /// accessibility is on. A flow is a column; bars are rows; the identity of
    /// actions, keys, focus groups and hit margins are left out.
    public struct SwiftUILayout: LayoutRule {
        /// Makes a container of one's own of the views inside it.
        public typealias ContainerView = @MainActor @Sendable ([AnyView]) -> AnyView

        private let containers: [String: ContainerView]

        /// Creates the layout.
        ///
        /// - Parameter containers: By the name that blueprints call it what makes a
        ///   container of one's own.
        public init(containers: [String: ContainerView] = [:]) { self.containers = containers }

        /// Returns a sentence about a container that the blueprint names and the
        /// layout was not given, or `nil`.
        public func mistake(in blueprint: Blueprint) -> String? { blueprint.mistake(amongContainers: containers.keys, of: "SwiftUILayout") }

        /// Returns the screen that SwiftUI makes of the blueprint; on the main
        /// thread, which it waits for.
        ///
        /// What cannot be captured, and a container that nobody gave, trap with
        /// what is wrong.
        public func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
            onMainThread {
                let maker = HostedBlueprint(environment: environment, containers: containers)
                return LiveContent(hosting: maker.view(blueprint)).laidOut(in: environment)
            }
        }
    }
#endif
