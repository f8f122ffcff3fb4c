import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about weights, sizes and blocks of text.
    static let typography: [SpecID: [SpecFix]] = [
        .weightLegible: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Delivered").font(.footnote.weight(.light))
                    """,
                passes: """
                    Text("Delivered").font(.footnote)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.font = .systemFont(ofSize: 13, weight: .light)
                    """,
                passes: """
                    label.font = .preferredFont(forTextStyle: .footnote)
                    """),
            SpecFix(
                .html,
                fails: """
                    small { font-size: 0.8rem; font-weight: 300; }
                    """,
                passes: """
                    small { font-size: 0.8rem; font-weight: 400; }
                    """),
        ],
        .boldTextRespected: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Total").font(.custom("Avenir-Book", size: 17, relativeTo: .body))
                    """,
                passes: """
                    @Environment(\\.legibilityWeight) private var legibilityWeight

                    Text("Total")
                        .font(.custom(legibilityWeight == .bold ? "Avenir-Heavy" : "Avenir-Book", size: 17, relativeTo: .body))
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.font = UIFont(name: "Avenir-Book", size: 17)
                    """,
                passes: """
                    // and again on UIAccessibility.boldTextStatusDidChangeNotification
                    label.font = UIFont(name: UIAccessibility.isBoldTextEnabled ? "Avenir-Heavy" : "Avenir-Book", size: 17)
                    """),
        ],
        .headingsStayLarger: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Delivery").font(.title3).dynamicTypeSize(...DynamicTypeSize.large)
                    Text(terms).font(.body)
                    """,
                passes: """
                    Text("Delivery").font(.title3)
                    Text(terms).font(.body)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    heading.font = .preferredFont(forTextStyle: .title3)
                    heading.adjustsFontForContentSizeCategory = true
                    heading.maximumContentSizeCategory = .large
                    """,
                passes: """
                    heading.font = .preferredFont(forTextStyle: .title3)
                    heading.adjustsFontForContentSizeCategory = true
                    """),
            SpecFix(
                .html,
                fails: """
                    h2 { font-size: 20px; }
                    p { font-size: 1rem; }
                    """,
                passes: """
                    h2 { font-size: 1.25rem; }
                    p { font-size: 1rem; }
                    """),
        ],
        .iconsGrow: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image("verified").resizable().frame(width: 20, height: 20).accessibilityLabel("Verified")
                    """,
                passes: """
                    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 20

                    Image("verified").resizable().frame(width: side, height: side).accessibilityLabel("Verified")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    icon.image = UIImage(named: "verified")
                    icon.accessibilityLabel = "Verified"
                    """,
                passes: """
                    icon.image = UIImage(
                        systemName: "checkmark.seal", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
                    icon.adjustsImageSizeForAccessibilityContentSizeCategory = true
                    icon.accessibilityLabel = "Verified"
                    """),
            SpecFix(
                .html,
                fails: """
                    .verified { width: 20px; height: 20px; }
                    """,
                passes: """
                    .verified { width: 1.25em; height: 1.25em; }
                    """),
        ],
        .textNotInImages: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image("sale-ends-friday").accessibilityLabel("Sale ends on Friday")
                    """,
                passes: """
                    Text("Sale ends on Friday").font(.title).background(Image("sale"))
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    banner.image = UIImage(named: "sale-ends-friday")
                    banner.accessibilityLabel = "Sale ends on Friday"
                    """,
                passes: """
                    banner.image = UIImage(named: "sale")
                    bannerLabel.text = "Sale ends on Friday"
                    bannerLabel.font = .preferredFont(forTextStyle: .title1)
                    """),
            SpecFix(
                .html,
                fails: """
                    <img src="sale-ends-friday.png" alt="Sale ends on Friday">
                    """,
                passes: """
                    <p class="banner">Sale ends on Friday</p>
                    """),
        ],
        .passagesPlain: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text(terms).italic()
                    """,
                passes: """
                    Text(terms)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.text = terms
                    label.textAlignment = .right
                    """,
                passes: """
                    label.text = terms
                    label.textAlignment = .natural
                    """),
            SpecFix(
                .html,
                fails: """
                    .terms { text-transform: uppercase; }
                    """,
                passes: """
                    .terms { text-transform: none; }
                    """),
        ],
        .textBlocksReadable: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text(article).frame(maxWidth: .infinity, alignment: .leading)  // 140 characters a line on a tablet
                    """,
                passes: """
                    @ScaledMetric private var readableWidth: CGFloat = 560  // about 70 characters

                    Text(article).frame(maxWidth: readableWidth, alignment: .leading)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    textView.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
                    """,
                passes: """
                    textView.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor).isActive = true
                    """),
            SpecFix(
                .html,
                fails: """
                    article { text-align: justify; }
                    """,
                passes: """
                    article { text-align: start; max-width: 60ch; }
                    """),
        ],
        .textSpacingAdapts: [
            SpecFix(
                .html,
                fails: """
                    <p style="letter-spacing: 0.02em !important">We deliver on Mondays and on Thursdays.</p>
                    """,
                passes: """
                    <p style="letter-spacing: 0.02em">We deliver on Mondays and on Thursdays.</p>
                    """)
        ],
    ]
}
