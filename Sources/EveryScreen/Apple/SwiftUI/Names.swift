#if canImport(SwiftUI)
    public import SwiftUI

    // A file that imports both SwiftUI and EveryScreen means SwiftUI's own where both have a type of a name: without these names
    // of the same, the compiler would call each of them ambiguous. Ours are there with their module: ScreenModel.Color.

    /// The color of SwiftUI; that of screens is `ScreenModel.Color`.
    public typealias Color = SwiftUI.Color
    /// The axis of SwiftUI; that of screens is `ScreenModel.Axis`.
    public typealias Axis = SwiftUI.Axis
    /// The alignment of SwiftUI; that of blueprints is `ScreenLayout.Alignment`.
    public typealias Alignment = SwiftUI.Alignment
    /// The content mode of SwiftUI; that of blueprints is `ScreenLayout.ContentMode`.
    public typealias ContentMode = SwiftUI.ContentMode
    /// The layout direction of SwiftUI; that of environments is `ScreenModel.LayoutDirection`.
    public typealias LayoutDirection = SwiftUI.LayoutDirection
    /// The gesture of SwiftUI; that of elements is `ScreenModel.Gesture`.
    public typealias Gesture = SwiftUI.Gesture
#endif
