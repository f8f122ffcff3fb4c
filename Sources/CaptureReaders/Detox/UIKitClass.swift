import EveryScreenCapture
import EveryScreenModel

/// The roles of the view classes of UIKit and React Native.
enum UIKitClass {
    /// Returns the role of a class; `.group` for a bare view, `.unknown` for what
    /// this version does not know.
    static func role(of className: String) -> ScreenElement.Role {
        roles[className] ?? suffixes.first { className.hasSuffix($0.suffix) }?.role ?? .unknown
    }

    private static let roles: [String: ScreenElement.Role] = [
        "UILabel": .text, "UIButton": .button, "UIImageView": .image, "UISwitch": .toggle, "UISlider": .slider, "UIStepper": .stepper,
        "UITextField": .textField, "UITextView": .textEditor, "UISearchTextField": .searchField, "UISearchBar": .group,
        "UIPickerView": .group, "UIDatePicker": .group, "UIColorWell": .picker, "UISegmentedControl": .group, "UISegment": .segment,
        "UIProgressView": .progressIndicator, "UIActivityIndicatorView": .progressIndicator, "UIPageControl": .progressIndicator,
        "UITableView": .table, "UICollectionView": .list, "UIScrollView": .scrollView, "UIStackView": .group, "UIView": .group,
        "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UITabBarButton": .tab, "UIToolbar": .toolbar, "UIStatusBar": .statusBar,
        "MKMapView": .map, "WKWebView": .webView, "UITransitionView": .group, "UIDropShadowView": .group, "UILayoutContainerView": .group,
        "RCTText": .text, "RCTTextView": .text, "RCTParagraphComponentView": .text, "RCTImageView": .image,
        "RCTImageComponentView": .image, "RCTSwitch": .toggle, "RCTSwitchComponentView": .toggle, "RCTUITextField": .textField,
        "RCTUITextView": .textEditor, "RCTScrollView": .group, "RCTView": .group, "RCTViewComponentView": .group, "RCTRootView": .group,
        "RCTRootContentView": .group, "RCTRootComponentView": .group,
    ]

    /// The suffixes of an app's own classes.
    private static let suffixes: [(suffix: String, role: ScreenElement.Role)] = [
        ("Window", .group), ("WKWebView", .webView), ("Button", .button), ("ImageView", .image), ("TableViewCell", .cell),
        ("CollectionViewCell", .cell), ("TableView", .table), ("CollectionView", .list), ("ScrollView", .scrollView),
        ("TextField", .textField),
    ]
}
