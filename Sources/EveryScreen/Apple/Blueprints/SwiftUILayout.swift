#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation
    public import EveryScreenLayout
    public import EveryScreenModel
    public import SwiftUI

    /// SwiftUI's own layout: blueprints converted into its views, hosted in a
    /// window, and captured.
    ///
    ///     let layout = SwiftUILayout(containers: ["Tags": { AnyView(TagsLayout { ForEach($0.indices, id: \.self) { … } }) }])
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a
    /// device. As with every view of SwiftUI, nothing is captured unless
    /// accessibility is on. A flow is a column; bars are rows; the identity of
    /// actions, keys, focus groups and hit margins are left out.
    public struct SwiftUILayout: LayoutRule {
        /// Makes your own container of its content views.
        public typealias ContainerView = @MainActor @Sendable ([AnyView]) -> AnyView

        private let containers: [String: ContainerView]

        /// Creates the layout.
        ///
        /// - Parameter containers: The functions that make your own containers, by
        ///   the names in blueprints.
        public init(containers: [String: ContainerView] = [:]) { self.containers = containers }

        /// Returns a sentence about a container of the blueprint that the layout
        /// lacks, or `nil`.
        public func mistake(in blueprint: Blueprint) -> String? { blueprint.mistake(amongContainers: containers.keys, of: "SwiftUILayout") }

        /// Returns SwiftUI's screen of the blueprint.
        ///
        /// Runs on the main thread, and waits for it.
        ///
        /// A screen that cannot be captured, and an unknown container, end the
        /// process with a message.
        public func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
            onMainThread {
                let maker = HostedBlueprint(environment: environment, containers: containers)
                return LiveContent(hosting: maker.view(blueprint)).laidOut(in: environment)
            }
        }
    }
#endif
