import EveryScreenCapture
import EveryScreenModel

/// The media of a page.
struct BrowserMedia {
    /// How the recorder names what plays.
    private struct Place: Hashable {
        let tag: String?
        let path: String?
    }

    /// The recorder's facts about each; of duplicates the first counts.
    private let recorded: [Place: BrowserRecord.Media]
    /// The addresses that each may play, by the id of its node.
    private let addresses: [String: [String]]
    /// Whether the page has its own control that could stop the media.
    private let hasOtherControls: Bool

    private static let captions: Set<String> = ["captions", "subtitles"]
    private static let tags: Set<String> = ["audio", "video"]

    /// Gathers the facts that every media node needs; O(nodes), for pages that are
    /// full of them.
    init(_ record: BrowserRecord) {
        recorded = Dictionary(record.media.map { (Place(tag: $0.tag, path: $0.path), $0) }, uniquingKeysWith: { first, _ in first })
        var addresses: [String: [String]] = [:]
        for node in record.nodes {
            guard let tag = node.tag, let address = node.attributes["src"] else { continue }
            if Self.tags.contains(tag) { addresses[node.id, default: []].append(address) }
            if tag == "source", let outer = node.documentParent { addresses[outer, default: []].append(address) }
        }
        self.addresses = addresses
        hasOtherControls = record.mayStopWhatPlays
    }

    /// The media of a node; `nil` where it is no audio or video.
    func media(of node: BrowserNode) -> ScreenElement.Media? {
        guard let tag = node.tag, Self.tags.contains(tag) else { return nil }
        let recorded = recorded[Place(tag: tag, path: node.path)]
        var media = ScreenElement.Media(tag == "audio" ? .audio : .video)
        media.startsAutomatically = recorded?.startsAutomatically ?? (node.attributes["autoplay"] != nil)
        let isMuted = recorded?.isMuted ?? (node.attributes["muted"] != nil)
        media.isSilent = isMuted || recorded?.hasSound == false ? true : recorded?.hasSound.map { !$0 }
        // Captions may be a part of the picture: that there is no track is a sign.
        if tag == "video" { media.hasCaptions = recorded?.trackKinds.map { !Self.captions.isDisjoint(with: $0) } }
        let isRepeated = recorded?.isRepeated == true || node.attributes["loop"] != nil
        media.duration = isRepeated ? .infinity : duration(of: node, lasting: recorded?.duration)
        if recorded?.hasControls == true || node.attributes["controls"] != nil {
            media.canBeStopped = true
        } else if !hasOtherControls {
            media.canBeStopped = false
        }
        return media
    }

    /// How long it plays of something of a length, by the part that its address
    /// asks for, in seconds.
    ///
    /// Of several addresses the browser plays the first whose type it knows, which
    /// only the recorder knows: parts of several lengths leave it unknown.
    private func duration(of node: BrowserNode, lasting whole: Double?) -> Double? {
        let lengths = Set((addresses[node.id] ?? []).map { MediaFragment(address: $0)?.duration(ofWhole: whole) ?? whole })
        return lengths.count > 1 ? nil : lengths.first ?? whole
    }
}
