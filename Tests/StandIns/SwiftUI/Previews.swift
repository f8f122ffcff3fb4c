import UIKit

// Documentation of SwiftUI, PreviewProvider; `_allPreviews` and `_Preview` as tests
// of public apps use them.
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
    public static var _allPreviews: [_Preview] { [_Preview(content: AnyView(previews), displayName: nil)] }
}

public struct _Preview {
    public let content: AnyView
    public let displayName: String?
}
