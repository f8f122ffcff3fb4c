import EveryScreenCapture
import EveryScreenModel

/// Builds a screen of what a capture of iOS says of its elements.
///
/// - Parameters:
///   - nodes: The elements, in pre-order.
///   - parents: For each the index of the one around it, or −1.
///   - size: The extent of the screen; if `nil`, that of the outermost elements is
///     used.
///   - title: The title, where it is known.
///   - platform: The platform; tools for iOS reach others of Apple too.
func iosScreen(
    _ nodes: [IOSNode], parents: [Int32], size: LayoutSize?, title: String? = nil, on platform: RenderedScreen.Platform = .iOS
) throws(CaptureMistake) -> RenderedScreen {
    let nodes = nodes.withParts(inside: parents)
    let sources = ElementSources(parents: parents).sources
    let roots = nodes.indices.filter { parents[$0] < 0 }.map { nodes[$0].frame }
    var builder = RenderedScreen.Builder(size: size ?? extent(of: roots), unit: .points, title: title)
    builder.facts.platform = platform
    builder.reserveCapacity(nodes.count)
    try builder.add(inside: parents) { nodes[$0].element(source: sources[$0]) }
    return builder.finish()
}

/// The smallest extent from the corner of the screen that holds all frames.
func extent(of frames: [LayoutRect]) -> LayoutSize {
    LayoutSize(width: frames.map(\.maxX).max().map { max(0, $0) } ?? 0, height: frames.map(\.maxY).max().map { max(0, $0) } ?? 0)
}
