import EveryScreenLayout
import EveryScreenModel

/// A screen of an open-source app, written as a blueprint with strings of our own.
struct AppScreen: Sendable, CustomStringConvertible {
    /// The app and the view.
    let name: String
    let blueprint: Blueprint

    var description: String { name }

    /// Twenty screens whose structure, styles and measures are those of the apps,
    /// read in November 2026.
    static let all = ofIceCubes + ofFoodTruck + ofPlayers + ofFirstRuns

    // MARK: Ice Cubes (Dimillian/IceCubesApp, Tabs/Settings and Report)

    private static let ofIceCubes = [
        AppScreen(name: "IceCubes SupportAppView", blueprint: support),
        AppScreen(name: "IceCubes ReportView", blueprint: report),
        AppScreen(
            name: "IceCubes InstanceInfoView",
            blueprint: .column(
                spacing: 0,
                [
                    .navigationBar("Instance", back: "Settings"),
                    .list([
                        .section(
                            "Info",
                            [
                                .labeledContent("Name", value: "mastodon.example"), .text("A server for everyone."),
                                .labeledContent("Email", value: "admin@mastodon.example"), .labeledContent("Version", value: "4.2.1"),
                                .labeledContent("Users", value: "1,204,331"), .labeledContent("Posts", value: "63,100,872"),
                            ]),
                        .section("Rules", [.text("No spam."), .text("Be kind to each other, also when you disagree.")]),
                    ]),
                ])),
        AppScreen(
            name: "IceCubes AboutView",
            blueprint: .column(
                spacing: 0,
                [
                    .navigationBar("About", back: "Settings").navigationBarTitleDisplayMode(.large),
                    .list([
                        .section(
                            footer: "2.1.0 ©2026",
                            [
                                .row([.spacer] + (0..<4).map { .image(uiImage: "icon\($0)", width: 50, height: 50) } + [.spacer]),
                                .link(.label("Privacy policy", systemImage: "lock")),
                                .link(.label("Terms of use", systemImage: "checkmark.shield")),
                            ]),
                        .section([.spinner()]),
                        .section("Built with", [.text("• EmojiText\n\n• Nuke\n\n• SwiftSoup").font(.subheadline)]),
                    ]),
                ])),
        AppScreen(
            name: "IceCubes TranslationSettingsView",
            blueprint: .column(
                spacing: 0,
                [
                    .navigationBar("Translation", back: "Settings"),
                    .list([
                        .picker("Preferred service", value: "DeepL"),
                        .section(
                            "API key",
                            [.picker("Key type", value: "DeepL API Free"), .secureField("API key").textContentType("password")]),
                        .section([.link(.text("You need an API key to use this service.").foregroundColor(0xFF3B30, dark: 0xFF453A))]),
                        .section(footer: "The language is guessed from the words of the post.", [.toggle("Detect language")]),
                    ]),
                ])),
    ]

    private static func tip(_ title: String, _ subtitle: String, _ price: String) -> Blueprint {
        .row([
            .column([.text(title).font(.subheadline), .text(subtitle).font(.footnote)]), .spacer, .button(price).buttonStyle(.bordered),
        ]).padding(.vertical, 8)
    }

    private static let support = Blueprint.column(
        spacing: 0,
        [
            .navigationBar("Support", back: "Settings"),
            .list([
                .section([
                    .row(
                        spacing: 12, alignment: .top,
                        [
                            .column(
                                spacing: 18, alignment: .center,
                                [.image("avatar", width: 50, height: 50), .image(uiImage: "icon0", width: 50, height: 50)]),
                            .text("Hi there! I build this app alone in my spare time. Thank you for every tip."),
                        ])
                ]),
                .section(footer: "Renews each month.", [tip("Supporter", "Support the app monthly", "$4.99")]),
                .section([tip("Small tip", "A coffee", "$1.99"), tip("Large tip", "A week of coffee", "$19.99")]),
                .section(
                    footer: "If you bought the subscription before.",
                    [.row([.spacer, .button("Restore purchases").buttonStyle(.bordered), .spacer])]),
                .section([
                    .column(
                        spacing: 16,
                        [.button("Privacy policy").buttonStyle(.borderless), .button("Terms of use").buttonStyle(.borderless)])
                ]),
            ]),
        ])

    private static let report = Blueprint.column(
        spacing: 0,
        [
            .navigationBar("Report", leading: [.button("Cancel")], [.button("Send")]).navigationBarTitleDisplayMode(.inline),
            .list([
                .section([.field("Anything else we should know?")]),
                .column(
                    spacing: 6,
                    [
                        .row([
                            .image("avatar", width: 20, height: 20, isDecorative: true), .text("Jo").font(.footnote),
                            .text("@jo@example.org").font(.footnote),
                        ]),
                        .text("Buy my coin now!"),
                    ]),
            ]),
        ])

    // MARK: Food Truck (apple/sample-food-truck)

    private static let ofFoodTruck = [
        AppScreen(
            name: "FoodTruck SignUpView",
            blueprint: .column(
                spacing: 0,
                [
                    .navigationBar("Sign up", leading: [.button("Cancel", role: .cancel)], [.button("Sign Up").disabled()]),
                    .list([
                        .section(
                            "Create an account", footer: "With a passkey, all you need is a user name.",
                            [
                                .row([.text("User name"), .spacer, .field("User name").textContentType("username").labelsHidden()]),
                                .row([.text("Use Passkey"), .spacer, .toggle("Use Passkey", isOn: true).labelsHidden()]),
                            ])
                    ]),
                ])),
        AppScreen(
            name: "FoodTruck OrderCompleteView",
            blueprint: .column(
                spacing: 0,
                [
                    .navigationBar("Order#1203", [.button("Done")]),
                    .column(
                        alignment: .center,
                        [
                            .image("box", width: 280, height: 280).resizable().aspectRatio(1, .fit).frame(maxWidth: 300).action(
                                "close box"),
                            .text("Order#1203 completed!").font(.headline),
                            .row(spacing: 4, [.text("12 donuts"), .text("•"), .text("10:32")]),
                        ]
                    ).padding(),
                ])),
        AppScreen(
            name: "FoodTruck OrderDetailView",
            blueprint: .column(
                spacing: 0,
                [
                    .navigationBar("Order#1203", back: "Orders", [.imageButton("shippingbox").accessibilityLabel("Prepare")]),
                    .list([
                        .section(
                            "Status",
                            [
                                .row([.text("Placed"), .spacer, .symbol("paperplane")]),
                                .row([.text("Order Started"), .spacer, .text("Today, 10:32")]),
                            ]),
                        .section(
                            "Donuts",
                            [
                                .row([.label("Rainbow", systemImage: "circle"), .spacer, .text("3")]),
                                .row([.label("Classic", systemImage: "circle"), .spacer, .text("9")]),
                            ]),
                        .row([.text("Total Donuts"), .spacer, .text("12")]),
                    ]),
                ])),
        AppScreen(
            name: "FoodTruck CityWeatherCard",
            blueprint: .row([
                .symbol("sun.max", scale: .large),
                .column([.text("Partly cloudy").font(.headline), .text("Will rain soon...").font(.subheadline)]),
            ]).padding().background(.roundedRectangle(cornerRadius: 12)).frame(maxWidth: 400, alignment: .trailing).padding()),
        AppScreen(
            name: "FoodTruck SocialFeedPostView",
            blueprint: .list([
                .row(
                    alignment: .top,
                    [
                        .image("donut", width: 23, height: 23, isDecorative: true).padding(6).background(.circle()).frame(
                            width: 35, height: 35),
                        .column(
                            spacing: 6,
                            [
                                .text("The new cakes are here, and they look good!").font(.title3),
                                .flow(
                                    spacing: 5, lineSpacing: 5,
                                    ["Daytime", "London", "Black Raspberry"].map {
                                        .label($0, systemImage: "tag").font(.caption).padding(4).background(.capsule())
                                    }
                                ).frame(maxWidth: .infinity, alignment: .leading),
                                .text("Today, 9:41").font(.caption),
                            ]),
                    ]
                ).padding(LayoutInsets(top: 12, left: 8, bottom: 12, right: 8))
            ])),
        AppScreen(
            name: "FoodTruck UnlockFeatureExpandedView",
            blueprint: .column(
                spacing: 15, alignment: .center,
                [
                    .text("Unlock a year of history for only $2.99").fontWeight(.semibold),
                    .text("Get the full picture with insights that cover an entire year.").font(.subheadline),
                    .button(.text("Unlock").padding(.vertical, 2).padding(.horizontal, 10)).buttonStyle(.borderedProminent),
                ]
            ).multilineTextAlignment(.center).padding().padding(.top, 30).padding(.bottom)
                .overlay(
                    .button(.symbol("xmark")).accessibilityLabel("Dismiss").controlSize(.mini).padding(.top).padding(.trailing, 10),
                    alignment: .topTrailing
                ).frame(maxWidth: 400).padding()),
        AppScreen(
            name: "FoodTruck UnlockFeatureSimpleView",
            blueprint: .row([
                .column(
                    spacing: 3,
                    [.text("Unlock a year of history").font(.subheadline).fontWeight(.semibold), .text("for only $2.99").font(.footnote)]),
                .spacer,
                .button(.text("Unlock").font(.subheadline).padding(2)).buttonStyle(.borderedProminent),
            ]).padding().frame(maxWidth: 400).padding()),
    ]

    // MARK: Players

    private static let ofPlayers = [
        AppScreen(
            name: "artemGalay/AppleMusicSwiftUI PlayerView",
            blueprint: .layers([
                .rectangle().frame(width: 450, height: 70),
                .row([
                    .symbol("music.note").padding(20).background(.roundedRectangle(cornerRadius: 10)),
                    .text("Not Playing").padding(.leading, 10),
                    .symbol("play.fill").resizable().frame(width: 25, height: 25).padding(.trailing, 20).padding(.leading, 50),
                    .symbol("forward.fill").resizable().frame(width: 45, height: 25),
                ]),
            ])),
        AppScreen(
            name: "victor-gar/HW-AppleMusic-SwiftUI PlayerView",
            blueprint: .row([
                .image("imagePlayer", width: 50, height: 50).padding(), .text("Not Playing").font(.system(size: 20)), .spacer,
                .button(.symbol("play.fill").resizable().frame(width: 20, height: 20)).padding(),
                .button(.symbol("forward.fill").resizable().frame(width: 20, height: 20)).padding(),
            ]).frame(minWidth: 0, maxWidth: .infinity, alignment: .center)),
        AppScreen(
            name: "coolishbee/wkwebview-swiftui-example MusicControllerView",
            blueprint: .column(
                spacing: 30, alignment: .center,
                [
                    .row([.text("0:00"), .slider("", value: "50%"), .text("3:45")]),
                    .row(
                        spacing: 30,
                        [
                            .button(.symbol("backward.fill").font(.title)),
                            .button(.symbol("play.circle.fill").font(.system(size: 80))),
                            .button(.symbol("forward.fill").font(.title)),
                        ]),
                ]
            ).padding()),
        AppScreen(
            name: "carrington-manyuchi/SwiftUI-CardView MusicPlayerView",
            blueprint: .column(
                alignment: .center,
                [
                    .row([
                        .roundedRectangle(cornerRadius: 8).frame(width: 50, height: 50),
                        .column(spacing: 2, [.text("Evening Song").font(.headline), .text("A Singer").font(.footnote)]), .spacer,
                    ]).padding(),
                    .progress("", value: "40%").padding(.bottom, 20),
                    .row(spacing: 30, [.symbol("backward.fill"), .symbol("pause.fill"), .symbol("forward.fill")]).font(.title2),
                ])),
    ]

    // MARK: First runs and logins

    private static let ofFirstRuns = [
        AppScreen(
            name: "axelrivera/workouts OnboardingView",
            blueprint: .column(
                alignment: .center,
                [
                    .spacer,
                    .column(
                        spacing: 10, alignment: .center,
                        [
                            .text("Welcome to Workouts").font(.largeTitle).padding(.bottom, 40),
                            .symbol("heart.fill").resizable().scaledToFit().frame(width: 100, height: 100),
                            .text("Workouts needs your permission to read your workouts from the Health app.").multilineTextAlignment(
                                .center),
                        ]),
                    .spacer,
                    .button(.text("Request Permission").padding().frame(maxWidth: .infinity)),
                ]
            ).padding().frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)),
        AppScreen(
            name: "rep0mancer/IntraHabits OnboardingView",
            blueprint: .column(
                spacing: 20, alignment: .center,
                [
                    .spacer, .text("Please sign in to iCloud in Settings").multilineTextAlignment(.center), .button("Open Settings"),
                    .spacer,
                ]
            ).padding()),
        AppScreen(
            name: "MilanistaDev/SwiftUIStudy SecureTextField",
            blueprint: .column(
                spacing: 0,
                [
                    .navigationBar("Login", back: "Back").navigationBarTitleDisplayMode(.inline),
                    .column([
                        .text("Login").font(.title).foregroundColor(0xFF3B30, dark: 0xFF453A).padding(.leading, 20).padding(.top, 20),
                        .field("Mail address").textFieldStyle(.roundedBorder).padding(20),
                        .secureField("Password").textFieldStyle(.roundedBorder).padding(20),
                        .spacer,
                        .button(
                            .text("Login").bold().frame(minWidth: 0, maxWidth: .infinity).frame(height: 44)
                                .foregroundColor(0xFFFFFF).backgroundColor(0x007AFF, dark: 0x0A84FF)
                        ).padding(20),
                    ]),
                ])),
        AppScreen(
            name: "AlexSoftExp2020/SwiftUIViewsMastery SecureField_Intro",
            blueprint: .column(
                spacing: 20, alignment: .center,
                [
                    .image("Logo", width: 120, height: 60), .spacer, .text("SecureField").font(.largeTitle),
                    .text("Introduction").font(.title).foregroundColor(0x8E8E93), .text("SecureFields need a local variable."),
                    .field("user name").textFieldStyle(.roundedBorder).padding(),
                    .secureField("password").textFieldStyle(.roundedBorder).padding(),
                    .spacer,
                ])),
    ]
}
