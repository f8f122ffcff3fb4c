extension UserEnvironment {
    /// A screen that apps run on: its extent and what hardware and system bars
    /// cover of it, in points.
    public struct DeviceScreen: Hashable, Sendable {
        /// The usual name.
        public let name: String
        /// The extent.
        public let size: LayoutSize
        /// The covered area.
        public let safeArea: LayoutInsets

        /// Creates a screen.
        public init(_ name: String, width: Double, height: Double, safeArea: LayoutInsets) {
            self.name = name
            size = LayoutSize(width: width, height: height)
            self.safeArea = safeArea
        }

        /// Six screens that stand for all: the usual phone first, then the
        /// narrowest, a small, a large, a phone on its side, a tablet.
        ///
        /// Source: Human Interface Guidelines, Layout (July 2025), safe areas as
        /// measured by open-source device tables.
        public static let representative = [
            UserEnvironment.DeviceScreen("iPhone 14", width: 390, height: 844, safeArea: LayoutInsets(top: 47, bottom: 34)),
            UserEnvironment.DeviceScreen("iPhone SE (1st generation)", width: 320, height: 568, safeArea: LayoutInsets(top: 20)),
            UserEnvironment.DeviceScreen("iPhone SE (3rd generation)", width: 375, height: 667, safeArea: LayoutInsets(top: 20)),
            UserEnvironment.DeviceScreen("iPhone 15 Pro Max", width: 430, height: 932, safeArea: LayoutInsets(top: 59, bottom: 34)),
            UserEnvironment.DeviceScreen(
                "iPhone 14, landscape", width: 844, height: 390, safeArea: LayoutInsets(left: 47, bottom: 21, right: 47)),
            UserEnvironment.DeviceScreen("iPad Pro 12.9", width: 1024, height: 1366, safeArea: LayoutInsets(top: 24, bottom: 20)),
        ]
    }
}
