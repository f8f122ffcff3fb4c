import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about the keyboard and the order of its focus.
    static let keyboard: [SpecID: [SpecFix]] = [
        .characterShortcutsAvoidable: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Archive", action: archive).keyboardShortcut("a", modifiers: [])
                    """,
                passes: """
                    Button("Archive", action: archive).keyboardShortcut("a", modifiers: [.command, .shift])
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    UIKeyCommand(title: "Archive", action: #selector(archive), input: "a")
                    """,
                passes: """
                    UIKeyCommand(title: "Archive", action: #selector(archive), input: "a", modifierFlags: [.command, .shift])
                    """),
            SpecFix(
                .html,
                fails: """
                    document.addEventListener("keydown", event => { if (event.key === "a") archive(); });
                    """,
                passes: """
                    document.addEventListener("keydown", event => { if (event.key === "a" && event.altKey) archive(); });
                    """),
        ],
        .shortcutsLeaveSystemKeys: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Hide the price", action: hidePrice).keyboardShortcut("h")  // Command-H hides the app
                    """,
                passes: """
                    Button("Hide the price", action: hidePrice).keyboardShortcut("p", modifiers: [.command, .shift])
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    UIKeyCommand(title: "Search", action: #selector(search), input: "s", modifierFlags: [.control, .alternate])
                    """,
                passes: """
                    UIKeyCommand(title: "Search", action: #selector(search), input: "s", modifierFlags: [.command, .shift])
                    """),
            SpecFix(
                .html,
                fails: """
                    <button accesskey="s">Save</button> <button accesskey="s">Send</button>
                    """,
                passes: """
                    <button accesskey="s">Save</button> <button accesskey="d">Send</button>
                    """),
        ],
        .scrollableKeyboardReachable: [
            SpecFix(
                .swiftUI,
                fails: """
                    ScrollView { Text(terms) }.frame(height: 200)
                    """,
                passes: """
                    ScrollView { Text(terms) }.frame(height: 200).focusable()
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    let termsView = UIScrollView()  // holds one label
                    """,
                passes: """
                    final class TermsView: UIScrollView {
                        override var canBecomeFocused: Bool { true }
                    }

                    let termsView = TermsView()
                    """),
            SpecFix(
                .html,
                fails: """
                    <div style="height: 200px; overflow-y: auto">…</div>
                    """,
                passes: """
                    <div style="height: 200px; overflow-y: auto" tabindex="0" role="region" aria-label="Terms">…</div>
                    """),
        ],
        .focusOrderMeaningful: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack {
                        Button("Back", action: goBack)
                        Button("Next", action: goOn).accessibilitySortPriority(1)  // read first, focused second
                    }
                    """,
                passes: """
                    HStack {
                        Button("Back", action: goBack)
                        Button("Next", action: goOn)
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    bar.accessibilityElements = [nextButton, backButton]  // Tab goes from left to right
                    """,
                passes: """
                    bar.accessibilityElements = [backButton, nextButton]
                    """),
            SpecFix(
                .html,
                fails: """
                    <button tabindex="2">Back</button> <button tabindex="1">Next</button>
                    """,
                passes: """
                    <button>Back</button> <button>Next</button>
                    """),
        ],
        .focusNotObscured: [
            SpecFix(
                .swiftUI,
                fails: """
                    OrderList().overlay(alignment: .bottom) { PayBar() }
                    """,
                passes: """
                    OrderList().safeAreaInset(edge: .bottom) { PayBar() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    view.addSubview(payBar)  // over the last rows of the table
                    """,
                passes: """
                    view.addSubview(payBar)
                    additionalSafeAreaInsets.bottom = payBar.bounds.height
                    """),
            SpecFix(
                .html,
                fails: """
                    .pay-bar { position: fixed; bottom: 0; height: 4rem; }
                    """,
                passes: """
                    html { scroll-padding-bottom: 4rem; }
                    .pay-bar { position: fixed; bottom: 0; height: 4rem; }
                    """),
        ],
        .focusBackwardInverts: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Code", text: $code)
                        .onKeyPress(.tab) { focus = .pay; return .handled }  // Shift-Tab from there leads elsewhere
                    """,
                passes: """
                    TextField("Code", text: $code)
                    Button("Pay", action: pay)  // the next stop by its place
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    override var keyCommands: [UIKeyCommand]? {
                        [UIKeyCommand(input: "\\t", modifierFlags: [], action: #selector(focusPayButton))]
                    }
                    """,
                passes: """
                    override var keyCommands: [UIKeyCommand]? {
                        [
                            UIKeyCommand(input: "\\t", modifierFlags: [], action: #selector(focusPayButton)),
                            UIKeyCommand(input: "\\t", modifierFlags: .shift, action: #selector(focusCodeField)),
                        ]
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    code.addEventListener("keydown", event => {
                        if (event.key === "Tab") { event.preventDefault(); payButton.focus(); }
                    });
                    """,
                passes: """
                    code.after(payButton);  // the next stop by its place in the document
                    """),
        ],
        .directionalReachable: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack(alignment: .top) {
                        Sidebar()
                        VStack { Poster(); Button("Play", action: play) }  // in line with no button of the sidebar
                    }
                    """,
                passes: """
                    HStack(alignment: .top) {
                        Sidebar().focusSection()
                        VStack { Poster(); Button("Play", action: play) }.focusSection()
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    view.addSubview(playButton)  // in line with no other button
                    """,
                passes: """
                    view.addSubview(playButton)
                    let guide = UIFocusGuide()
                    guide.preferredFocusEnvironments = [playButton]
                    view.addLayoutGuide(guide)
                    guide.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor).isActive = true
                    guide.topAnchor.constraint(equalTo: sidebar.topAnchor).isActive = true
                    guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
                    guide.heightAnchor.constraint(equalTo: sidebar.heightAnchor).isActive = true
                    """),
        ],
    ]
}
