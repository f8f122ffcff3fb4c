import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about screens of one flow that belong together.
    static let consistency: [SpecID: [SpecFix]] = [
        .sameActionSameLabel: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Find", action: search)  // on the list
                    Button("Search", action: search)  // on the map
                    """,
                passes: """
                    Button("Search", action: search)  // on the list
                    Button("Search", action: search)  // on the map
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    listController.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Find", primaryAction: search)
                    mapController.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Search", primaryAction: search)
                    """,
                passes: """
                    for controller in [listController, mapController] {
                        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Search", primaryAction: search)
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    <a href="/search">Find</a>  <!-- on the list -->
                    <a href="/search">Search</a>  <!-- on the map -->
                    """,
                passes: """
                    <a href="/search">Search</a>  <!-- on the list -->
                    <a href="/search">Search</a>  <!-- on the map -->
                    """),
        ],
        .consistentPlace: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack { CartButton(); AccountButton() }  // on the list
                    HStack { AccountButton(); CartButton() }  // on the map
                    """,
                passes: """
                    struct ShopBar: View {  // on both
                        var body: some View { HStack { CartButton(); AccountButton() } }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    listController.toolbarItems = [cartItem, accountItem]
                    mapController.toolbarItems = [accountItem, cartItem]
                    """,
                passes: """
                    listController.toolbarItems = [cartItem, accountItem]
                    mapController.toolbarItems = [cartItem, accountItem]
                    """),
            SpecFix(
                .html,
                fails: """
                    <nav><a href="/cart">Cart</a> <a href="/account">Account</a></nav>  <!-- on the list -->
                    <nav><a href="/account">Account</a> <a href="/cart">Cart</a></nav>  <!-- on the map -->
                    """,
                passes: """
                    <nav><a href="/cart">Cart</a> <a href="/account">Account</a></nav>  <!-- on the list -->
                    <nav><a href="/cart">Cart</a> <a href="/account">Account</a></nav>  <!-- on the map -->
                    """),
        ],
        .helpInSamePlace: [
            SpecFix(
                .swiftUI,
                fails: """
                    VStack { HelpButton(); Text("Orders").accessibilityAddTraits(.isHeader); OrderList() }
                    VStack { Text("Returns").accessibilityAddTraits(.isHeader); ReturnList(); HelpButton() }
                    """,
                passes: """
                    VStack { HelpButton(); Text("Orders").accessibilityAddTraits(.isHeader); OrderList() }
                    VStack { HelpButton(); Text("Returns").accessibilityAddTraits(.isHeader); ReturnList() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    ordersController.navigationItem.rightBarButtonItem = helpItem
                    returnsController.toolbarItems = [helpItem]
                    """,
                passes: """
                    ordersController.navigationItem.rightBarButtonItem = helpItem
                    returnsController.navigationItem.rightBarButtonItem = helpItem
                    """),
            SpecFix(
                .html,
                fails: """
                    <a href="/help">Help</a> <h1>Orders</h1>  <!-- on the first page -->
                    <h1>Returns</h1> <a href="/help">Help</a>  <!-- on the second -->
                    """,
                passes: """
                    <a href="/help">Help</a> <h1>Orders</h1>  <!-- on the first page -->
                    <a href="/help">Help</a> <h1>Returns</h1>  <!-- on the second -->
                    """),
        ],
        .screenTitlesDiffer: [
            SpecFix(
                .swiftUI,
                fails: """
                    AddressForm().navigationTitle("Sign up")
                    PaymentForm().navigationTitle("Sign up")
                    """,
                passes: """
                    AddressForm().navigationTitle("Sign up, step 1 of 2")
                    PaymentForm().navigationTitle("Sign up, step 2 of 2")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    addressController.title = "Sign up"
                    paymentController.title = "Sign up"
                    """,
                passes: """
                    addressController.title = "Sign up, step 1 of 2"
                    paymentController.title = "Sign up, step 2 of 2"
                    """),
            SpecFix(
                .html,
                fails: """
                    <title>Sign up</title>  <!-- on the first page -->
                    <title>Sign up</title>  <!-- on the second -->
                    """,
                passes: """
                    <title>Sign up, step 1 of 2</title>  <!-- on the first page -->
                    <title>Sign up, step 2 of 2</title>  <!-- on the second -->
                    """),
        ],
    ]
}
