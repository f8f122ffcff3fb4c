import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about headings and the reading order.
    static let order: [SpecID: [SpecFix]] = [
        .headingOrder: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Order 1042").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
                    Text("Delivery").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
                    """,
                passes: """
                    Text("Order 1042").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
                    Text("Delivery").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    // below a heading of level 1
                    deliveryLabel.accessibilityTraits = .header
                    deliveryLabel.accessibilityAttributedLabel = NSAttributedString(
                        string: "Delivery", attributes: [.accessibilityTextHeadingLevel: 3])
                    """,
                passes: """
                    // below a heading of level 1
                    deliveryLabel.accessibilityTraits = .header
                    deliveryLabel.accessibilityAttributedLabel = NSAttributedString(
                        string: "Delivery", attributes: [.accessibilityTextHeadingLevel: 2])
                    """),
            SpecFix(
                .html,
                fails: """
                    <h1>Order 1042</h1> <h3>Delivery</h3>
                    """,
                passes: """
                    <h1>Order 1042</h1> <h2>Delivery</h2>
                    """),
        ],
        .headingsExposed: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Delivery").font(.title2)
                    Text(terms)
                    """,
                passes: """
                    Text("Delivery").font(.title2).accessibilityAddTraits(.isHeader)
                    Text(terms)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    deliveryLabel.font = .preferredFont(forTextStyle: .title2)
                    """,
                passes: """
                    deliveryLabel.font = .preferredFont(forTextStyle: .title2)
                    deliveryLabel.accessibilityTraits = .header
                    """),
            SpecFix(
                .html,
                fails: """
                    <p style="font-size: 1.5rem; font-weight: bold">Delivery</p> <p>We deliver on Mondays …</p>
                    """,
                passes: """
                    <h2>Delivery</h2> <p>We deliver on Mondays …</p>
                    """),
        ],
        .readingOrderWellDefined: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack(alignment: .top) {
                        Text("Year").padding(.top, 12)
                        Text("Month").padding(.top, 6)
                        Text("Day")
                    }
                    """,
                passes: """
                    HStack(alignment: .firstTextBaseline) {
                        Text("Year")
                        Text("Month")
                        Text("Day")
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    yearLabel.frame.origin = CGPoint(x: 0, y: 12)
                    monthLabel.frame.origin = CGPoint(x: 60, y: 6)
                    dayLabel.frame.origin = CGPoint(x: 120, y: 0)
                    """,
                passes: """
                    dateView.accessibilityElements = [yearLabel, monthLabel, dayLabel]
                    """),
        ],
        .readingOrderKeptWhenScaling: [
            SpecFix(
                .swiftUI,
                fails: """
                    @Environment(\\.dynamicTypeSize) private var typeSize

                    if typeSize.isAccessibilitySize {
                        VStack { Text(product.price); Text(product.name) }
                    } else {
                        HStack { Text(product.name); Text(product.price) }
                    }
                    """,
                passes: """
                    @Environment(\\.dynamicTypeSize) private var typeSize

                    let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                    layout { Text(product.name); Text(product.price) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    stack.axis = .vertical  // at accessibility sizes
                    stack.insertArrangedSubview(priceLabel, at: 0)  // stood after the name
                    """,
                passes: """
                    stack.axis = .vertical  // at accessibility sizes
                    """),
        ],
        .readingOrderMatchesSight: [
            SpecFix(
                .swiftUI,
                fails: """
                    VStack {
                        Text("Delivery").accessibilityAddTraits(.isHeader)
                        Text(terms).accessibilitySortPriority(1)  // read before its heading
                    }
                    """,
                passes: """
                    VStack {
                        Text("Delivery").accessibilityAddTraits(.isHeader)
                        Text(terms)
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    card.accessibilityElements = [termsLabel, headingLabel]  // the heading stands above the terms
                    """,
                passes: """
                    card.accessibilityElements = [headingLabel, termsLabel]
                    """),
            SpecFix(
                .html,
                fails: """
                    <div style="display: flex; flex-direction: column-reverse">
                      <p>We deliver on Mondays …</p> <h2>Delivery</h2>
                    </div>
                    """,
                passes: """
                    <div>
                      <h2>Delivery</h2> <p>We deliver on Mondays …</p>
                    </div>
                    """),
        ],
        .columnsReadInPairs: [
            SpecFix(
                .swiftUI,
                fails: """
                    VStack {
                        HStack { Text("12"); Text("30") }
                        HStack { Text("Followers"); Text("Following") }
                    }
                    """,
                passes: """
                    HStack {
                        VStack { Text("12"); Text("Followers") }.accessibilityElement(children: .combine)
                        VStack { Text("30"); Text("Following") }.accessibilityElement(children: .combine)
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    profile.accessibilityElements = [followers, following, followersCaption, followingCaption]
                    """,
                passes: """
                    profile.accessibilityElements = [followers, followersCaption, following, followingCaption]
                    """),
            SpecFix(
                .html,
                fails: """
                    <p>12 30</p> <p>Followers Following</p>
                    """,
                passes: """
                    <dl>
                      <div><dt>Followers</dt> <dd>12</dd></div>
                      <div><dt>Following</dt> <dd>30</dd></div>
                    </dl>
                    """),
        ],
        .contextBeforeControl: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack {
                        TextField("Email", text: $email).labelsHidden().accessibilitySortPriority(1)
                        Text("Email")
                    }
                    """,
                passes: """
                    HStack {
                        Text("Email")
                        TextField("Email", text: $email).labelsHidden()
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    question.accessibilityElements = [removeButton, keepButton, questionLabel]
                    """,
                passes: """
                    question.accessibilityElements = [questionLabel, removeButton, keepButton]
                    """),
            SpecFix(
                .html,
                fails: """
                    <input id="email"> <label for="email">Email</label>
                    """,
                passes: """
                    <label for="email">Email</label> <input id="email">
                    """),
        ],
        .relatedReadTogether: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack {
                        ForEach(products) { ProductCard($0) }  // a name above a price
                    }
                    """,
                passes: """
                    HStack {
                        ForEach(products) { ProductCard($0).accessibilityElement(children: .contain) }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    row.addArrangedSubview(card)  // a name above a price
                    """,
                passes: """
                    card.shouldGroupAccessibilityChildren = true
                    row.addArrangedSubview(card)
                    """),
            SpecFix(
                .html,
                fails: """
                    <table>
                      <tr><td>Rain jacket</td> <td>Wool hat</td></tr>
                      <tr><td>$80</td> <td>$20</td></tr>
                    </table>
                    """,
                passes: """
                    <ul>
                      <li>Rain jacket <b>$80</b></li>
                      <li>Wool hat <b>$20</b></li>
                    </ul>
                    """),
        ],
        .overlayNotReadLast: [
            SpecFix(
                .swiftUI,
                fails: """
                    ZStack(alignment: .top) {
                        Feed()
                        Banner()
                    }
                    """,
                passes: """
                    ZStack(alignment: .top) {
                        Feed()
                        Banner().accessibilitySortPriority(1)
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    view.accessibilityElements = [feed, banner]
                    """,
                passes: """
                    view.accessibilityElements = [banner, feed]
                    """),
            SpecFix(
                .html,
                fails: """
                    <main>…</main>
                    <div style="position: fixed; top: 0">Free delivery until Monday</div>
                    """,
                passes: """
                    <div style="position: fixed; top: 0">Free delivery until Monday</div>
                    <main>…</main>
                    """),
        ],
        .customOrderComplete: [
            SpecFix(
                .uiKit,
                fails: """
                    card.accessibilityElements = [nameLabel, priceLabel]  // the card also has buyButton
                    """,
                passes: """
                    card.accessibilityElements = [nameLabel, priceLabel, buyButton]
                    """)
        ],
    ]
}
