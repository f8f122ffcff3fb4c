#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    public import EveryScreenKit
    import EveryScreenLayout
    public import EveryScreenModel
    import EveryValue
    public import SwiftUI

    /// A view of SwiftUI with a name, to be checked together with others.
    ///
    ///     await expectAccessible(ofEach: [NamedView("Order") { OrderView(.sample) }] + NamedView.previews(of: CartView_Previews.self))
    @MainActor
    public struct NamedView {
        let name: String
        private let make: @MainActor () -> LiveContent

        /// Creates a named view; the view is created anew for each environment.
        public init<Content: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> Content) {
            self.name = name
            make = { LiveContent(hosting: view()) }
        }

        /// Returns the previews of a provider, named by its type and their display
        /// names.
        ///
        /// They are those of `_allPreviews`, by which tests of apps take pictures
        /// of previews (bitwarden/ios, element-hq/element-x-ios; high confidence).
        /// Previews of the macro `#Preview` are in no provider.
        public static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [NamedView] {
            let type = String(describing: provider)
            let previews = Provider._allPreviews
            return previews.indices.map { index in
                let own = previews[index].displayName ?? (previews.count > 1 ? "\(index + 1)" : "")
                return NamedView(own.isEmpty ? type : "\(type) \(own)") {
                    // Created anew: a view takes its fonts when it is created.
                    Provider._allPreviews[index].content
                }
            }
        }
    }

    extension NamedView: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
        var liveContent: LiveContent { make() }
        static var emptyInterface: any LiveInterface { LiveContent.empty(like: AnyView.self) }
        static var canary: LiveCanary.Framework? { .swiftUI }

        /// Returns the screen in a window of these settings; see
        /// `expectAccessible`.
        public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
    }

    #if canImport(Testing)
        public import Testing

        /// Checks that each of some named views is accessible, with one failure for
        /// a component that fails on many of them.
        ///
        ///     @Test func everyPreviewIsAccessible() async {
        ///         await expectAccessible(
        ///             ofEach: NamedView.previews(of: OrderView_Previews.self) + NamedView.previews(of: CartView_Previews.self),
        ///             .knownIssue(.targetSize, on: "Close*", inCheck: "*/CartView*", until: "2027-03-01", because: "the bar is redesigned"))
        ///     }
        ///
        /// The views are checked one after the other in the test's process. The
        /// check of a view is named by the test and the view, with a slash between,
        /// so that `inCheck` limits a known issue to some views. Elements of
        /// several views with the same identifier, or else the same label, are one
        /// component. It fails once, at the first view, and the issue names the
        /// others, where it counts as known.
        ///
        /// - Parameters:
        ///   - views: The views, whose names differ.
        ///   - options: The profile, the environments and so on, for each view.
        ///   - sourceLocation: The line at which issues are recorded; the caller's.
        /// - Returns: The reports, in the order of the views.
        @MainActor @discardableResult
        public func expectAccessible(
            ofEach views: [NamedView], _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation
        ) async -> [CheckReport] {
            var checked = CheckedViews()
            for view in views {
                let session = checked.prepared(
                    CheckSession(options, of: NamedView.self, laidOutBy: StandardLayout(), showing: view.name, at: sourceLocation))
                let report = await session.run(forEvery: .constant(()), isolation: MainActor.shared) { _, _ in view }
                checked.add(view.name, session, report)
            }
            if views.isEmpty {
                CheckSession.record(CheckIssue(isError: true, text: "there are no views to check; name at least one"), at: sourceLocation)
            }
            for issue in checked.issues() { CheckSession.record(issue, at: sourceLocation) }
            return checked.reports
        }
    #endif
#endif
