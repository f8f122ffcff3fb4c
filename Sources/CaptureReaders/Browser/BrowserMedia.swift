import EveryScreenCapture
import EveryScreenModel

/// What a page plays.
struct BrowserMedia {
    /// How the recorder names what plays.
    private struct Place: Hashable {
        let tag: String?
        let path: String?
    }

    /// What the recorder saw of each; of what it lists twice the first counts.
    private let recorded: [Place: BrowserRecord.Media]
    /// The addresses that each may play, by the id of its node.
    private let addresses: [String: [String]]
    /// Whether the page has any control of its own that could stop what plays.
    private let hasOtherControls: Bool

    private static let tags: Set<String> = ["audio", "video"]

    /// Gathers what is asked of every node that plays; O(nodes), for pages that are full of them.
    init(_ record: BrowserRecord) {
        recorded = Dictionary(record.media.map { (Place(tag: $0.tag, path: $0.path), $0) }, uniquingKeysWith: { first, _ in first })
        var addresses: [String: [String]] = [:]
        for node in record.nodes {
            guard let tag = node.tag, let address = node.attributes["src"] else { continue }
            if Self.tags.contains(tag) { addresses[node.id, default: []].append(address) }
            if tag == "source", let outer = node.documentParent { addresses[outer, default: []].append(address) }
        }
        self.addresses = addresses
        hasOtherControls = record.nodes.contains { node in
            guard let role = node.role, node.tag != nil, !node.isIgnored, node.isRendered else { return false }
            return ScreenElement.Role(browserRole: role, of: node).isControl || node.attributes["onclick"] != nil
        }
    }

    /// What a node plays; `nil` where it is no audio or video.
    func media(of node: BrowserNode) -> ScreenElement.Media? {
        guard let tag = node.tag, Self.tags.contains(tag) else { return nil }
        let recorded = recorded[Place(tag: tag, path: node.path)]
        var media = ScreenElement.Media(tag == "audio" ? .audio : .video)
        media.startsAutomatically = recorded?.startsAutomatically ?? (node.attributes["autoplay"] != nil)
        media.isSilent = recorded?.isMuted ?? (node.attributes["muted"] != nil) ? true : nil
        media.duration =
            recorded?.isRepeated == true || node.attributes["loop"] != nil ? .infinity : partDuration(of: node) ?? recorded?.duration
        if recorded?.hasControls == true || node.attributes["controls"] != nil {
            media.canBeStopped = true
        } else if !hasOtherControls {
            media.canBeStopped = false
        }
        return media
    }

    /// How long the part plays that the address asks for, in seconds: `#t=8,10` is two (Media Fragments URI 1.0).
    private func partDuration(of node: BrowserNode) -> Double? {
        for address in addresses[node.id] ?? [] {
            guard let fragment = address.split(separator: "#").dropFirst().last, fragment.hasPrefix("t=") else { continue }
            let ends = fragment.dropFirst(2).split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
            if ends.count == 2, ends[1] > ends[0] { return ends[1] - ends[0] }
        }
        return nil
    }
}
