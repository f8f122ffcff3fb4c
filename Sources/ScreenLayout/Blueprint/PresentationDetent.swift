extension Blueprint {
    /// A height at which a sheet rests, as SwiftUI's `PresentationDetent`.
    public enum PresentationDetent: Hashable, Sendable, Codable {
        /// About half the height of the screen.
        case medium
        /// All of the safe area.
        case large
        /// A share of the height of the safe area, from 0 to 1.
        case fraction(Double)
        /// A height above the lower safe area, in points.
        case height(Double)

        /// The height of the content above the lower safe area, in points.
        ///
        /// An iPhone of 852 points has 759 in its safe area. There, a large sheet
        /// has 759, a medium one 425, and a height of 200 has 200. The source is
        /// Vercantez/openuikit, `detents_ios.json`, iOS 26.1 (confidence high). A
        /// medium one of an iPhone SE agrees within a point
        /// (iamcgn/swiftui-web, fixture `ios/sheet/medium`).
        func height(in room: Double) -> Double {
            switch self {
            case .medium: 0.56 * room
            case .large: room
            case .fraction(let share): max(0, min(1, share)) * room
            case .height(let height): max(0, min(room, height))
            }
        }

        var swiftCode: String {
            switch self {
            case .medium: ".medium"
            case .large: ".large"
            case .fraction(let share): ".fraction(\(SwiftCode.number(share)))"
            case .height(let height): ".height(\(SwiftCode.number(height)))"
            }
        }
    }
}
