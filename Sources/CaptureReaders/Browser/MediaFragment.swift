/// The part of a medium that an address asks for: `#t=8,10` is from second 8 to
/// second 10.
///
/// Source: Media Fragments URI 1.0, section 4.2.1: a start, an end or both, in
/// Normal Play Time, with or without `npt:`; seconds, minutes and seconds, or
/// hours, minutes and seconds. Of several the last that is valid counts.
struct MediaFragment: Equatable {
    private(set) var start = 0.0
    private(set) var end: Double?

    /// Finds the part in an address; `nil` where the address asks for no part in
    /// time.
    init?(address: String) {
        guard let hash = address.firstIndex(of: "#") else { return nil }
        let parts = address[address.index(after: hash)...].split(separator: "&")
        guard let part = parts.reversed().lazy.compactMap(Self.init(parameter:)).first else { return nil }
        self = part
    }

    private init?(parameter: Substring) {
        guard parameter.hasPrefix("t=") else { return nil }
        var text = parameter.dropFirst(2)
        if text.hasPrefix("npt:") { text = text.dropFirst(4) }
        let ends = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        if ends[0].isEmpty, ends.count < 2 { return nil }
        if !ends[0].isEmpty {
            guard let start = Self.seconds(ends[0]) else { return nil }
            self.start = start
        }
        if ends.count == 2 {
            guard let end = Self.seconds(ends[1]), end > start else { return nil }
            self.end = end
        }
    }

    /// How long it plays of a medium of a length, in seconds; `nil` where that is
    /// not known.
    func duration(ofWhole whole: Double?) -> Double? {
        guard let last = [end, whole].compactMap(\.self).min() else { return nil }
        // A part that begins after the end is played from the beginning of nothing.
        return max(0, last - start)
    }

    /// Reads `12.5`, `1:02` or `1:00:02.5`.
    private static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts.dropLast().allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }),
            let last = parts.last, last.first.map({ ("0"..."9").contains($0) }) == true,
            last.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }), let seconds = Double(last)
        else { return nil }
        if parts.count > 1, seconds >= 60 || parts.dropFirst().dropLast().contains(where: { Double($0) ?? 0 >= 60 }) { return nil }
        return parts.dropLast().reduce(0) { $0 * 60 + (Double($1) ?? 0) } * 60 + seconds
    }
}
