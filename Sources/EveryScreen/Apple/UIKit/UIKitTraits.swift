#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import EveryScreenModel
    import UIKit

    extension UIViewController {
        /// Sets the traits of the controller to a person's settings, as far as
        /// there are traits for them.
        func applyTraits(of environment: UserEnvironment, in container: UIViewController) {
            if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) {
                traitOverrides.preferredContentSizeCategory = environment.contentSizeCategory
                traitOverrides.layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
                traitOverrides.userInterfaceStyle = environment.appearance == .dark ? .dark : .light
                traitOverrides.accessibilityContrast = environment.contrast == .increased ? .high : .normal
                traitOverrides.legibilityWeight = environment.isBoldText ? .bold : .regular
            } else {
                #if !os(visionOS)
                    container.setOverrideTraitCollection(UITraitCollection(traitsFrom: environment.traits), forChild: self)
                #endif
            }
        }
    }

    #if !os(visionOS)
        extension UserEnvironment {
            /// The settings as collections of one trait each.
            fileprivate var traits: [UITraitCollection] {
                [
                    UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
                    UITraitCollection(layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
                    UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
                    UITraitCollection(accessibilityContrast: contrast == .increased ? .high : .normal),
                    UITraitCollection(legibilityWeight: isBoldText ? .bold : .regular),
                ]
            }
        }
    #endif

    extension UITraitCollection {
        /// Returns the traits with those of a person's settings.
        func with(_ environment: UserEnvironment) -> UITraitCollection {
            #if os(visionOS)
                return modifyingTraits { traits in
                    traits.preferredContentSizeCategory = environment.contentSizeCategory
                    traits.layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
                    traits.userInterfaceStyle = environment.appearance == .dark ? .dark : .light
                    traits.accessibilityContrast = environment.contrast == .increased ? .high : .normal
                    traits.legibilityWeight = environment.isBoldText ? .bold : .regular
                }
            #else
                // Deprecated since iOS 17, which the package does not require yet.
                return UITraitCollection(traitsFrom: [self] + environment.traits)
            #endif
        }
    }

    extension UITraitCollection {
        /// The settings that the traits and the system report; the others are the
        /// system's defaults.
        @MainActor
        var settings: UserEnvironment {
            var settings = UserEnvironment.standard
            settings.textSize = UserEnvironment.TextSize(preferredContentSizeCategory) ?? .standard
            settings.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            settings.appearance = userInterfaceStyle == .dark ? .dark : .light
            settings.contrast = accessibilityContrast == .high ? .increased : .standard
            settings.isBoldText = legibilityWeight == .bold
            settings.isReduceMotion = UIAccessibility.isReduceMotionEnabled
            settings.isReduceTransparency = UIAccessibility.isReduceTransparencyEnabled
            settings.isDifferentiateWithoutColor = UIAccessibility.shouldDifferentiateWithoutColor
            settings.isButtonShapes = UIAccessibility.buttonShapesEnabled
            settings.isOnOffLabels = UIAccessibility.isOnOffSwitchLabelsEnabled
            settings.isVoiceOver = UIAccessibility.isVoiceOverRunning
            settings.isSwitchControl = UIAccessibility.isSwitchControlRunning
            // The system does not distinguish smart and classic inversion.
            settings.invertColors = UIAccessibility.isInvertColorsEnabled ? .smart : .off
            settings.idiom =
                switch userInterfaceIdiom {
                case .pad: .pad
                case .tv: .tv
                case .mac: .mac
                case .vision: .vision
                default: .phone
                }
            return settings
        }
    }

    extension UserEnvironment {
        /// The text size in UIKit.
        var contentSizeCategory: UIContentSizeCategory { contentSizeCategories[textSize.rawValue] }
    }

    extension UserEnvironment.TextSize {
        /// Creates the text size of a UIKit category; `nil` for an unspecified one.
        init?(_ category: UIContentSizeCategory) {
            guard let index = contentSizeCategories.firstIndex(of: category) else { return nil }
            self.init(rawValue: index)
        }
    }

    /// The categories in the order of the text sizes.
    private let contentSizeCategories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
#endif
