public import Audit
import ScreenModel

extension Profile {
    /// What the Human Interface Guidelines ask of an iOS app, with WCAG 2.2 where they are silent: targets of 44 × 44 pt.
    public static var humanInterfaceGuidelines: Profile { Profile(name: "hig", specs: Catalog.all) }

    /// The same demands with the targets of Material Design: 48 × 48 dp.
    public static var material: Profile {
        Profile(name: "material", specs: Catalog.all, thresholds: Thresholds(targetSize: Size(width: 48, height: 48)))
    }

    /// The profiles that can be named, the default first.
    public static var named: [Profile] { [humanInterfaceGuidelines, material] }
}
