#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation
    import EveryScreenLayout
    import EveryScreenModel
    import SwiftUI

    extension View {
        /// Returns the view with the styles of a blueprint, which SwiftUI inherits
        /// as blueprints do.
        @MainActor
        func styled(_ styles: Blueprint.ControlStyles) -> AnyView {
            var view = AnyView(self)
            switch styles.button {
            case nil, .automatic: break
            case .plain: view = AnyView(view.buttonStyle(.plain))
            case .borderless: if #available(tvOS 17.0, *) { view = AnyView(view.buttonStyle(.borderless)) }
            case .bordered: view = AnyView(view.buttonStyle(.bordered))
            case .borderedProminent: view = AnyView(view.buttonStyle(.borderedProminent))
            }
            #if !os(tvOS)
                view = view.touchStyled(styles)
            #endif
            if styles.hidesLabels == true { view = AnyView(view.labelsHidden()) }
            if styles.list == .plain { view = AnyView(view.listStyle(.plain)) }
            #if canImport(UIKit)
                if styles.list == .grouped { view = AnyView(view.listStyle(.grouped)) }
            #endif
            return view
        }

        #if !os(tvOS)
            /// Returns the view with the styles that tvOS does not have.
            @MainActor
            private func touchStyled(_ styles: Blueprint.ControlStyles) -> AnyView {
                var view = AnyView(self)
                switch styles.controlSize {
                case nil: break
                case .mini: view = AnyView(view.controlSize(.mini))
                case .small: view = AnyView(view.controlSize(.small))
                case .regular: view = AnyView(view.controlSize(.regular))
                // The size extraLarge needs later systems than the minimum.
                case .large, .extraLarge: view = AnyView(view.controlSize(.large))
                }
                if styles.textField == .roundedBorder { view = AnyView(view.textFieldStyle(.roundedBorder)) }
                return view
            }
        #endif

        /// Returns the view with the text styles of a blueprint; italics, lines and
        /// digits of text alone are left out.
        @MainActor
        func styled(_ styles: Blueprint.TextStyles) -> AnyView {
            var view = AnyView(self)
            if let font = styles.font { view = AnyView(view.font(font.swiftUI(weight: styles.weight))) }
            if let alignment = styles.alignment {
                let sides: [Blueprint.TextAlignment: SwiftUI.TextAlignment] = [.leading: .leading, .center: .center, .trailing: .trailing]
                view = AnyView(view.multilineTextAlignment(sides[alignment] ?? .leading))
            }
            if let limit = styles.lineLimit { view = AnyView(view.lineLimit(limit)) }
            if let factor = styles.minimumScaleFactor { view = AnyView(view.minimumScaleFactor(CGFloat(factor))) }
            return view
        }
    }

    extension Blueprint.TextFont {
        /// The font in SwiftUI.
        fileprivate func swiftUI(weight outer: ScreenElement.FontWeight?) -> SwiftUI.Font {
            let font: SwiftUI.Font =
                switch (name, style, size) {
                case (let name?, let style?, let size?): .custom(name, size: CGFloat(size), relativeTo: style.swiftUI)
                case (let name?, nil, let size?): .custom(name, fixedSize: CGFloat(size))
                case (_, let style?, _): .system(style.swiftUI)
                case (_, nil, let size): .system(size: CGFloat(size ?? 17))
                }
            guard let weight = outer ?? weight else { return font }
            return font.weight(weight.swiftUI)
        }
    }

    extension ScreenElement.FontWeight {
        /// The weight in SwiftUI.
        fileprivate var swiftUI: SwiftUI.Font.Weight {
            switch self {
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            }
        }
    }

    extension ScreenElement.TextStyle {
        /// The text style in SwiftUI.
        var swiftUI: SwiftUI.Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .body: .body
            case .callout: .callout
            case .subheadline: .subheadline
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }
#endif
