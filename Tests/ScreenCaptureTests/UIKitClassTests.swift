import EveryScreenModel
import Testing

@testable import EveryScreenCaptureReaders

struct UIKitClassTests {
    @Test(arguments: [
        (ScreenElement.Role.button, "UIButton PayButton"), (.text, "UILabel RCTText RCTTextView RCTParagraphComponentView"),
        (.toggle, "UISwitch RCTSwitch RCTSwitchComponentView"), (.slider, "UISlider"), (.stepper, "UIStepper"),
        (.textField, "UITextField RCTUITextField"), (.textEditor, "UITextView RCTUITextView"), (.searchField, "UISearchTextField"),
        (.image, "UIImageView RCTImageView RCTImageComponentView"), (.picker, "UIColorWell"), (.segment, "UISegment"),
        (.progressIndicator, "UIProgressView UIActivityIndicatorView UIPageControl"),
        (.table, "UITableView"), (.list, "UICollectionView"), (.cell, "OrderTableViewCell OrderCollectionViewCell"),
        (.scrollView, "UIScrollView"), (.navigationBar, "UINavigationBar"), (.tabBar, "UITabBar"), (.tab, "UITabBarButton"),
        (.toolbar, "UIToolbar"), (.statusBar, "UIStatusBar"), (.map, "MKMapView"), (.webView, "WKWebView"),
        (.group, "UIView UIStackView UIWindow UISearchBar UIPickerView UIDatePicker UISegmentedControl UITransitionView"),
        (.group, "UIDropShadowView UILayoutContainerView RCTScrollView RCTView RCTViewComponentView RCTRootView RCTRootContentView"),
        (.group, "RCTRootComponentView"), (.unknown, "StarRow UI"),
    ])
    func `Each class of UIKit and React Native has its role`(role: ScreenElement.Role, names: String) {
        for name in names.split(separator: " ") { #expect(UIKitClass.role(of: String(name)) == role, "\(name)") }
    }
}
