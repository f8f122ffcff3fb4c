import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about room for text, scrolling and orientation.
    static let layout: [SpecID: [SpecFix]] = [
        .textNotClipped: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text(order.summary).fixedSize(horizontal: false, vertical: true)
                        .frame(height: 44).clipped()
                    """,
                passes: """
                    Text(order.summary).fixedSize(horizontal: false, vertical: true)
                        .frame(minHeight: 44)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    banner.clipsToBounds = true
                    banner.heightAnchor.constraint(equalToConstant: 44).isActive = true
                    """,
                passes: """
                    banner.clipsToBounds = true
                    banner.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                    summary.topAnchor.constraint(equalTo: banner.topAnchor).isActive = true
                    summary.bottomAnchor.constraint(equalTo: banner.bottomAnchor).isActive = true
                    """),
            SpecFix(
                .html,
                fails: """
                    .banner { height: 44px; overflow: hidden; }
                    """,
                passes: """
                    .banner { min-height: 44px; }
                    """),
        ],
        .contentDoesNotOverlap: [
            SpecFix(
                .swiftUI,
                fails: """
                    ZStack(alignment: .topLeading) {
                        Text("Order 1042")
                        Text("Delivered").offset(y: 22)
                    }
                    """,
                passes: """
                    VStack(alignment: .leading) {
                        Text("Order 1042")
                        Text("Delivered")
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    statusLabel.topAnchor.constraint(equalTo: orderLabel.topAnchor, constant: 22).isActive = true
                    """,
                passes: """
                    statusLabel.topAnchor.constraint(equalTo: orderLabel.bottomAnchor, constant: 2).isActive = true
                    """),
            SpecFix(
                .html,
                fails: """
                    .status { position: absolute; top: 22px; }
                    """,
                passes: """
                    .status { margin-top: 2px; }
                    """),
        ],
        .overflowScrolls: [
            SpecFix(
                .swiftUI,
                fails: """
                    VStack { OrderForm(); Button("Pay", action: pay) }
                    """,
                passes: """
                    ScrollView {
                        VStack { OrderForm(); Button("Pay", action: pay) }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    view.addSubview(form)
                    form.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    """,
                passes: """
                    scrollView.addSubview(form)
                    form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor).isActive = true
                    form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor).isActive = true
                    """),
            SpecFix(
                .html,
                fails: """
                    body { height: 100vh; overflow: hidden; }
                    """,
                passes: """
                    body { min-height: 100vh; }
                    """),
        ],
        .noTwoWayScrolling: [
            SpecFix(
                .swiftUI,
                fails: """
                    ScrollView([.horizontal, .vertical]) { Text(article).frame(width: 600) }
                    """,
                passes: """
                    ScrollView { Text(article) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    text.widthAnchor.constraint(equalToConstant: 600).isActive = true
                    """,
                passes: """
                    text.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
                    """),
            SpecFix(
                .html,
                fails: """
                    main { width: 600px; }
                    """,
                passes: """
                    main { max-width: 600px; }
                    """),
        ],
        .rightToLeftMirrors: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack {
                        Button("Back", action: goBack)
                        Spacer()
                    }
                    .environment(\\.layoutDirection, .leftToRight)
                    """,
                passes: """
                    HStack {
                        Button("Back", action: goBack)
                        Spacer()
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    backButton.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
                    """,
                passes: """
                    backButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
                    """),
            SpecFix(
                .html,
                fails: """
                    .back { position: absolute; left: 16px; }
                    """,
                passes: """
                    .back { position: absolute; inset-inline-start: 16px; }
                    """),
        ],
        .orientationNotLocked: [
            SpecFix(
                .uiKit,
                fails: """
                    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
                    """,
                passes: """
                    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
                    """),
            SpecFix(
                .html,
                fails: """
                    @media (orientation: landscape) { body { transform: rotate(90deg); } }
                    """,
                passes: """
                    @media (orientation: landscape) { main { columns: 2; } }
                    """),
        ],
        .zoomNotBlocked: [
            SpecFix(
                .html,
                fails: """
                    <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">
                    """,
                passes: """
                    <meta name="viewport" content="width=device-width, initial-scale=1">
                    """)
        ],
    ]
}
