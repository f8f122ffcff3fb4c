import EveryScreenCapture
import EveryScreenModel

/// The roles of the view classes of UIKit and React Native.
enum UIKitClass {
    /// Returns the role of a class; `.group` for a bare view, `.unknown` for what
    /// this version does not know.
    static func role(of className: String) -> ScreenElement.Role {
        roles[className] ?? suffixes.first { className.hasSuffix($0.suffix) }?.role ?? .unknown
    }

    /// The classes whose names do not end in that of the view which they are.
    private static let roles: [String: ScreenElement.Role] = [
        "UILabel": .text, "UISwitch": .toggle, "UISlider": .slider, "UIStepper": .stepper,
        "UITextView": .textEditor, "UISearchTextField": .searchField, "UISearchBar": .group,
        "UIPickerView": .group, "UIDatePicker": .group, "UIColorWell": .picker, "UISegmentedControl": .group, "UISegment": .segment,
        "UIProgressView": .progressIndicator, "UIActivityIndicatorView": .progressIndicator, "UIPageControl": .progressIndicator,
        "UIStackView": .group, "UIView": .group,
        "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UITabBarButton": .tab, "UIToolbar": .toolbar, "UIStatusBar": .statusBar,
        "MKMapView": .map, "UITransitionView": .group, "UIDropShadowView": .group, "UILayoutContainerView": .group,
        "RCTText": .text, "RCTTextView": .text, "RCTParagraphComponentView": .text,
        "RCTImageComponentView": .image, "RCTSwitch": .toggle, "RCTSwitchComponentView": .toggle,
        "RCTUITextView": .textEditor, "RCTScrollView": .group, "RCTView": .group, "RCTViewComponentView": .group, "RCTRootView": .group,
        "RCTRootContentView": .group, "RCTRootComponentView": .group,
    ]

    /// The views of UIKit, which an app's own classes are named after.
    private static let suffixes: [(suffix: String, role: ScreenElement.Role)] = [
        ("Window", .group), ("WKWebView", .webView), ("Button", .button), ("ImageView", .image), ("TableViewCell", .cell),
        ("CollectionViewCell", .cell), ("TableView", .table), ("CollectionView", .list), ("ScrollView", .scrollView),
        ("TextField", .textField),
    ]
}
