#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenKit
    public import EveryScreenModel
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
#endif
