import EveryScreenModel

/// The movements on a page, and whether something may stop them.
struct BrowserMotion {
    /// Whether the person can stop it: false where nothing on the page could.
    private let canBeStopped: Bool?

    /// Smaller things without text and images draw no attention: spinners, dots.
    private static let smallestPlain = 10_000.0
    /// Flashes of a smaller area are below the threshold: a quarter of 341 × 256
    /// pixels (WCAG 2.2, general flash and red flash thresholds).
    private static let smallestFlash = 341.0 * 256 / 4

    /// Finds what may stop movements; O(nodes).
    init(_ record: BrowserRecord) { canBeStopped = record.mayStopWhatPlays ? nil : false }

    /// Returns the movements of a node; `nil` where it has none.
    func motion(of node: BrowserNode) -> [ScreenElement.Motion]? {
        var result = node.animations.compactMap(motion)
        if node.tag == "marquee" {
            var motion = ScreenElement.Motion(.scroll)
            let count = node.attributes["loop"].flatMap { Int($0) } ?? -1
            motion.duration = count > 0 ? nil : .infinity
            motion.canBeStopped = canBeStopped
            result.append(motion)
        }
        return result.isEmpty ? nil : result
    }

    private func motion(_ animation: BrowserNode.Animation) -> ScreenElement.Motion? {
        guard let kind = ScreenElement.Motion.Kind(rawValue: animation.kind) else { return nil }
        guard animation.content != nil || animation.area >= Self.smallestPlain else { return nil }
        var motion = ScreenElement.Motion(kind)
        motion.duration = animation.duration
        motion.canBeStopped = canBeStopped
        if animation.isLoading { motion.isEssential = true }
        let isFlash = animation.area >= Self.smallestFlash && animation.flashesPerSecond > 0
        motion.flashesPerSecond = isFlash ? animation.flashesPerSecond : kind == .blink ? 0 : nil
        return motion
    }

    /// Returns the facts about a picture of several frames.
    func media(of node: BrowserNode) -> ScreenElement.Media? {
        guard let duration = node.playDuration else { return nil }
        var media = ScreenElement.Media(.animation)
        media.startsAutomatically = true
        media.isSilent = true
        media.duration = duration
        media.canBeStopped = canBeStopped
        return media
    }
}

extension BrowserRecord {
    /// Whether something on the page may stop what moves or plays; O(nodes).
    var mayStopWhatPlays: Bool {
        let isScripted = isScripted ?? true
        return nodes.contains { node in
            guard let role = node.role, node.tag != nil, !node.isIgnored, node.isRendered else { return false }
            if node.listeners.contains("click") || node.attributes["onclick"] != nil { return true }
            switch ScreenElement.Role(browserRole: role, of: node) {
            case .link:
                // Links to other pages stop nothing.
                let target = node.attributes["href"] ?? "#"
                return isScripted && (target.hasPrefix("#") || target.lowercased().hasPrefix("javascript:"))
            case let role: return role.isControl && !role.isTextInput
            }
        }
    }
}
