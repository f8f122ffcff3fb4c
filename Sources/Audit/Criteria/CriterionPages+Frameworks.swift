// The pages about Apple's frameworks that the built-in specs cite.

extension AccessibilityCriterion.Page {
    private static let frameworks = "https://developer.apple.com/documentation"

    /// The explicit order of the elements of a container.
    package static let accessibilityElements = Self(
        "UIAccessibilityContainer, accessibilityElements", at: "\(frameworks)/objectivec/nsobject-swift.class/accessibilityelements")
    /// The setting Button Shapes in SwiftUI.
    package static let buttonShapes = Self(
        "SwiftUI, accessibilityShowButtonShapes", at: "\(frameworks)/swiftui/environmentvalues/accessibilityshowbuttonshapes")
    /// The property of a view that hides its siblings from VoiceOver.
    package static let viewIsModal = Self(
        "UIAccessibility, accessibilityViewIsModal", at: "\(frameworks)/objectivec/nsobject-swift.class/accessibilityviewismodal")
    /// The custom rotors of UIKit.
    package static let customRotor = Self(
        "UIAccessibilityCustomRotor", at: "\(frameworks)/uikit/uiaccessibilitycustomrotor")
    /// The headers that a table cell is spoken with.
    package static let headerElements = Self(
        "UIAccessibility, accessibilityHeaderElements", at: "\(frameworks)/objectivec/nsobject-swift.class/accessibilityheaderelements")
    /// The notification of another text size.
    package static let contentSizeChange = Self(
        "UIContentSizeCategory, didChangeNotification", at: "\(frameworks)/uikit/uicontentsizecategory/didchangenotification")
    /// The step up of an adjustable element.
    package static let increment = Self(
        "UIAccessibility, accessibilityIncrement", at: "\(frameworks)/objectivec/nsobject-swift.class/accessibilityincrement()")
    /// The frame of an element.
    package static let accessibilityFrame = Self(
        "UIAccessibility, accessibilityFrame", at: "\(frameworks)/objectivec/nsobject-swift.class/accessibilityframe")
    /// The action of the escape gesture.
    package static let performEscape = Self(
        "UIAccessibility, accessibilityPerformEscape", at: "\(frameworks)/objectivec/nsobject-swift.class/accessibilityperformescape()")
    /// The action of the magic tap.
    package static let performMagicTap = Self(
        "UIAccessibility, accessibilityPerformMagicTap", at: "\(frameworks)/objectivec/nsobject-swift.class/accessibilityperformmagictap()")
    /// The notification of another layout.
    package static let layoutChanged = Self(
        "UIAccessibility, layoutChanged", at: "\(frameworks)/uikit/uiaccessibility/notification/layoutchanged")
    /// The notification of another screen.
    package static let screenChanged = Self(
        "UIAccessibility, screenChanged", at: "\(frameworks)/uikit/uiaccessibility/notification/screenchanged")
    /// The custom content of an element.
    package static let customContent = Self(
        "AXCustomContent", at: "\(frameworks)/accessibility/axcustomcontent")
    /// The places to drag from and to drop on.
    package static let locationDescriptor = Self(
        "UIAccessibilityLocationDescriptor", at: "\(frameworks)/uikit/uiaccessibilitylocationdescriptor")
    /// The speech attributes of attributed strings, of which one is the pitch.
    package static let speechAttributes = Self(
        "UIAccessibility, speech attributes", at: "\(frameworks)/foundation/nsattributedstring/key/accessibilityspeechpitch")

    /// All of these pages.
    static let ofFrameworks: [Self] = [
        .accessibilityElements, .buttonShapes, .viewIsModal, .customRotor, .headerElements, .contentSizeChange, .increment,
        .accessibilityFrame, .performEscape, .performMagicTap, .layoutChanged, .screenChanged, .customContent, .locationDescriptor,
        .speechAttributes,
    ]
}
