import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about color, transparency and the settings for them.
    static let color: [SpecID: [SpecFix]] = [
        .textContrastEnhanced: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Delivered").foregroundStyle(Color(white: 0.4))  // 5.7:1 on white
                    """,
                passes: """
                    Text("Delivered").foregroundStyle(.primary)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.textColor = UIColor(white: 0.4, alpha: 1)  // 5.7:1 on white
                    """,
                passes: """
                    label.textColor = .label
                    """),
            SpecFix(
                .html,
                fails: """
                    <p style="color: #666; background: #fff">Delivered</p>  <!-- 5.7:1 -->
                    """,
                passes: """
                    <p style="color: #595959; background: #fff">Delivered</p>  <!-- 7:1 -->
                    """),
        ],
        .contrastInEveryAppearance: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Total").foregroundStyle(.black).background(Color(uiColor: .systemBackground))
                    """,
                passes: """
                    Text("Total").foregroundStyle(Color(uiColor: .label)).background(Color(uiColor: .systemBackground))
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.textColor = .black
                    label.backgroundColor = .systemBackground
                    """,
                passes: """
                    label.textColor = .label
                    label.backgroundColor = .systemBackground
                    """),
            SpecFix(
                .html,
                fails: """
                    body { color: #222; background: #fff; }
                    @media (prefers-color-scheme: dark) { body { background: #111; } }
                    """,
                passes: """
                    body { color: #222; background: #fff; }
                    @media (prefers-color-scheme: dark) { body { color: #eee; background: #111; } }
                    """),
        ],
        .transparencyReduced: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text(song.title).foregroundStyle(.white).padding()
                        .background(Color.black.opacity(0.6))
                    """,
                passes: """
                    @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency

                    Text(song.title).foregroundStyle(.white).padding()
                        .background(Color.black.opacity(reduceTransparency ? 1 : 0.6))
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    banner.backgroundColor = .black.withAlphaComponent(0.6)
                    """,
                passes: """
                    // and again on UIAccessibility.reduceTransparencyStatusDidChangeNotification
                    banner.backgroundColor = .black.withAlphaComponent(UIAccessibility.isReduceTransparencyEnabled ? 1 : 0.6)
                    """),
            SpecFix(
                .html,
                fails: """
                    .banner { background: rgb(0 0 0 / 60%); }
                    """,
                passes: """
                    .banner { background: rgb(0 0 0 / 60%); }
                    @media (prefers-reduced-transparency: reduce) { .banner { background: #000; } }
                    """),
        ],
        .picturesKeepColors: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image("portrait").resizable().frame(width: 200, height: 200)
                    """,
                passes: """
                    Image("portrait").resizable().frame(width: 200, height: 200)
                        .accessibilityIgnoresInvertColors()
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    view.accessibilityIgnoresInvertColors = true  // exempts all texts of the screen
                    """,
                passes: """
                    portraitView.accessibilityIgnoresInvertColors = true
                    """),
            SpecFix(
                .html,
                fails: """
                    @media (inverted-colors: inverted) { img, video { filter: none; } }
                    """,
                passes: """
                    @media (inverted-colors: inverted) { img, video { filter: invert(100%); } }  /* inverted twice */
                    """),
        ],
        .buttonShapesShown: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Details", action: showDetails).buttonStyle(.plain)
                    """,
                passes: """
                    @Environment(\\.accessibilityShowButtonShapes) private var showButtonShapes

                    Button(action: showDetails) { Text("Details").underline(showButtonShapes) }.buttonStyle(.plain)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    detailsControl.layer.borderWidth = 0  // a custom control that shows its text alone
                    """,
                passes: """
                    // and again on UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
                    detailsControl.layer.borderWidth = UIAccessibility.buttonShapesEnabled ? 1 : 0
                    """),
        ],
    ]
}
