extension UserEnvironment {
    /// A device, or several of the same size, with its screen held both ways.
    public struct Device: Hashable, Sendable {
        /// The usual names of the devices of this size.
        public let names: [String]
        /// The kind of device.
        public let idiom: UserEnvironment.Idiom
        /// The screen held upright.
        public let portrait: UserEnvironment.DeviceScreen
        /// The screen on its side.
        public let landscape: UserEnvironment.DeviceScreen

        init(
            _ names: [String], _ idiom: UserEnvironment.Idiom, portrait: (Double, Double, LayoutInsets),
            landscape: (Double, Double, LayoutInsets)
        ) {
            self.names = names
            self.idiom = idiom
            self.portrait = UserEnvironment.DeviceScreen(names[0], width: portrait.0, height: portrait.1, safeArea: portrait.2)
            self.landscape = UserEnvironment.DeviceScreen(
                "\(names[0]), landscape", width: landscape.0, height: landscape.1, safeArea: landscape.2)
        }

        /// Every size of iPhone and iPad since the first iPhone SE.
        public static let all = deviceTable

        /// Returns the device with a name, or `nil`.
        public static func named(_ name: String) -> UserEnvironment.Device? { all.first { $0.names.contains(name) } }

        /// The screens an app can have on the device: upright, on its side, and the
        /// windows of a split screen, narrowest first.
        public var screens: [UserEnvironment.DeviceScreen] {
            [portrait, landscape] + splits(of: portrait, \.portrait) + splits(of: landscape, \.landscape)
        }

        private func splits(
            of screen: UserEnvironment.DeviceScreen,
            _ widths: KeyPath<(longSide: Double, landscape: [Double], portrait: [Double]), [Double]>
        ) -> [UserEnvironment.DeviceScreen] {
            guard let row = splitWidthTable.first(where: { $0.longSide == landscape.size.width }) else { return [] }
            return row[keyPath: widths].map { width in
                UserEnvironment.DeviceScreen(
                    "\(screen.name), \(Int(width)) wide", width: width, height: screen.size.height, safeArea: screen.safeArea)
            }
        }
    }
}
