import Foundation
import UIKit

@MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("Never is never shown") } }

/// A view that is shown by itself, here by one of UIKit's.
@MainActor
public protocol PrimitiveView: View where Body == Never {
    func makeViews() -> [UIView]
}

extension PrimitiveView { public var body: Never { fatalError("a primitive view has no body") } }

@MainActor
func views<Content: View>(of view: Content) -> [UIView] {
    if let primitive = view as? any PrimitiveView { return primitive.makeViews() }
    return views(of: view.body)
}

@resultBuilder
@MainActor
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> { .first(first) }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> { .second(second) }
}

public struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)
    init(_ content: (repeat each Content)) { self.content = content }
    public func makeViews() -> [UIView] {
        var result: [UIView] = []
        for view in repeat each content { result += views(of: view) }
        return result
    }
}

public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)
    public func makeViews() -> [UIView] {
        switch self {
        case .first(let view): views(of: view)
        case .second(let view): views(of: view)
        }
    }
}

extension Optional: View where Wrapped: View { public var body: Never { fatalError("an optional has no body") } }
extension Optional: PrimitiveView where Wrapped: View {
    public func makeViews() -> [UIView] { map { views(of: $0) } ?? [] }
}

public struct EmptyView: PrimitiveView {
    public init() {}
    public func makeViews() -> [UIView] { [] }
}

public struct AnyView: PrimitiveView {
    private let make: @MainActor () -> [UIView]
    public init<Content: View>(_ view: Content) { make = { views(of: view) } }
    public func makeViews() -> [UIView] { make() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    let data: Data
    let content: (Data.Element) -> Content
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
    }
    public func makeViews() -> [UIView] { data.flatMap { views(of: content($0)) } }
}
