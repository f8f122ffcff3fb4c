extension UserEnvironment {
    /// The kind of device, as far as people move on it differently
    /// (`UIUserInterfaceIdiom`).
    public enum Idiom: String, Hashable, Sendable, CaseIterable {
        case phone, pad, mac, tv, watch, vision
    }
}
