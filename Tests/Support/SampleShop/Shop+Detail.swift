import EveryScreenLayout

extension Shop {
    /// One product with its picture, its text and what can be done with it.
    func detailScreen(_ product: Product) -> Blueprint {
        .column(
            spacing: 0,
            [
                .navigationBar("Product", back: "Shop"),
                .scroll(
                    .column(
                        spacing: 12,
                        [
                            .image("product", width: 240, height: 160).accessibilityLabel("\(product.name), seen from the front"),
                            .text(product.name, style: .title1).accessibilityHeading(),
                            .text(product.details),
                            .text(product.price, style: .title3),
                            rating,
                            .button("Add to cart").framedAsTarget.action("add"),
                        ]
                    ).padding(16)),
            ])
    }

    private var rating: Blueprint {
        let stars = Blueprint.imageButton("stars", width: 220, height: 44).accessibilityLabel("Rating").accessibilityValue("4 of 5")
        return faults.contains(.touchOnlyRating) ? stars.keyboardFocusable(false) : stars
    }
}
