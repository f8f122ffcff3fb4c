public import Audit

extension Profile {
    /// What the Human Interface Guidelines ask of an iOS app, with WCAG 2.2 where they are silent: targets of 44 × 44 pt.
    public static var humanInterfaceGuidelines: Profile { Profile(name: "hig", specs: Catalog.all) }

    /// The same demands with the targets of Material Design: 48 × 48 dp.
    public static var material: Profile {
        Profile(name: "material", specs: Catalog.all, thresholds: .material)
    }

    /// The same demands with the targets of visionOS: 60 × 60 pt.
    public static var visionOS: Profile { Profile(name: "hig-visionos", specs: Catalog.all, thresholds: .visionOS) }

    /// The same demands with the least targets of WCAG 2.2 (SC 2.5.8): 24 × 24 px, or with that much room around them.
    public static var smallTargets: Profile { Profile(name: "small-targets", specs: Catalog.all, thresholds: .wcagMinimum) }

    /// The profiles that can be named, the default first.
    public static var named: [Profile] { [humanInterfaceGuidelines, material, visionOS, smallTargets] }
}
