internal import EveryValue

extension Problem {
    /// Failures that keep the proportions, the product or the sum of some numbers,
    /// with minima by brute force.
    static let ofProportions: [Problem] = [
        equation("scale_screen", 2, 0...200) { 3 * $0[0] == 4 * $0[1] && $0[0] >= 50 },
        equation("scale_crop", 2, 0...300) { 9 * $0[0] == 16 * $0[1] && $0[0] > 100 },
        equation("scale_box", 3, 1...120) { $0[0] * $0[1] * $0[2] == 360 && $0[0] > 3 },
        equation("scale_area", 2, 1...400) { $0[0] * $0[1] == 1200 && $0[0] % 5 == 1 },
        equation("relation_sum", 3, 0...200) { $0[0] + $0[1] == $0[2] && $0[2] % 7 == 3 && $0[0] > 5 && $0[1] > 9 },
        equation("scale_shares", 3, 0...90) { 2 * $0[0] == $0[1] && 3 * $0[0] == $0[2] && $0[0] > 4 },
    ]
}
