#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenLayout
    import SwiftUI

    extension View {
        /// Returns the view with the styles of a blueprint, which SwiftUI inherits as blueprints do.
        @MainActor
        func styled(_ styles: Blueprint.ControlStyles) -> AnyView {
            var view = AnyView(self)
            switch styles.button {
            case nil, .automatic: break
            case .plain: view = AnyView(view.buttonStyle(.plain))
            case .borderless: view = AnyView(view.buttonStyle(.borderless))
            case .bordered: view = AnyView(view.buttonStyle(.bordered))
            case .borderedProminent: view = AnyView(view.buttonStyle(.borderedProminent))
            }
            switch styles.controlSize {
            case nil: break
            case .mini: view = AnyView(view.controlSize(.mini))
            case .small: view = AnyView(view.controlSize(.small))
            case .regular: view = AnyView(view.controlSize(.regular))
            // The size extraLarge is of later systems than those that are supported.
            case .large, .extraLarge: view = AnyView(view.controlSize(.large))
            }
            if styles.textField == .roundedBorder { view = AnyView(view.textFieldStyle(.roundedBorder)) }
            if styles.list == .plain { view = AnyView(view.listStyle(.plain)) }
            return view
        }
    }
#endif
