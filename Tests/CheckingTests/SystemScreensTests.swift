import EveryScreenCaptureReaders
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Foundation
import Testing

/// Screens of the system rebuilt as blueprints, beside the frames of real captures.
///
/// - Source: the Settings app in captures of ldi-github/shirates-core (Appium, iOS
///   14 and 15: SettingsTopScreen, KeyboardScreen, AccessibilityScreen), and the
///   Contacts app in block/trailblaze (iOS 26.0: contacts_ios_edit_contact).
///   Appium rounds frames outwards to whole points.
struct SystemScreensTests {
    /// A frame of a capture: label, role, x, y, width and height.
    typealias Fact = (label: String, role: ScreenElement.Role, x: Double, y: Double, width: Double, height: Double)

    /// Checks all frames but those that the model is known to miss.
    private func check(
        _ blueprint: Blueprint, _ facts: [Fact], _ layout: StandardLayout, in environment: UserEnvironment, missing known: [String] = []
    ) {
        var missed: [String] = []
        let screen = layout.screen(for: blueprint, in: environment)
        for fact in facts {
            let found = screen.elements.first { element in
                let name = element.label?.isEmpty == false ? element.label : element.text?.first?.string
                return element.role == fact.role && name == fact.label
            }
            guard let frame = found?.frame else {
                Issue.record("there is no \(fact.role.rawValue) \(fact.label)")
                continue
            }
            let near =
                isNear(frame.minX, roundedDown: fact.x) && isNear(frame.minY, roundedDown: fact.y)
                && isNear(frame.maxX, roundedUp: fact.x + fact.width) && isNear(frame.maxY, roundedUp: fact.y + fact.height)
            if !near { missed.append(fact.label) }
            #expect(
                near || known.contains(fact.label),
                "\(fact.label): \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height), not \(fact.x),\(fact.y) \(fact.width)×\(fact.height)"
            )
        }
        #expect(missed == known)
    }

    /// Whether a length is within 2 points of those that are rounded down to a
    /// whole number.
    private func isNear(_ own: Double, roundedDown whole: Double) -> Bool { own > whole - 2 && own < whole + 3 }

    /// Whether a length is within 2 points of those that are rounded up to a whole
    /// number.
    private func isNear(_ own: Double, roundedUp whole: Double) -> Bool { own > whole - 3 && own < whole + 2 }

    private let phone = UserEnvironment(
        screenSize: LayoutSize(width: 390, height: 844), safeArea: LayoutInsets(top: 47, bottom: 34))

    /// The chevron of a row that leads elsewhere.
    private var chevron: Blueprint { .image("chevron.forward", width: 8, height: 13, isDecorative: true) }

    /// A row that leads elsewhere, with the icon of an app or without.
    private func row(_ title: String, value: String? = nil, icon: Bool = false) -> Blueprint {
        let symbol = icon ? [Blueprint.image(title, width: 29, height: 29, isDecorative: true).padding(.trailing, 15)] : []
        let trailing = value.map { [Blueprint.text($0).padding(.trailing, 11)] } ?? []
        return .button(.row(spacing: 0, symbol + [.text(title), .spacer] + trailing + [chevron]))
    }

    private var keyboards: Blueprint {
        let toggles = [("Auto-Correction", false), ("Smart Punctuation", true), ("Character Preview", true), ("Enable Dictation", false)]
        let list = Blueprint.list([
            .section([row("Keyboards", value: "3")]), .section([row("Text Replacement"), row("One-Handed Keyboard", value: "Off")]),
            .section("ALL KEYBOARDS", footer: "About Dictation and Privacy…", toggles.map { .toggle($0.0, isOn: $0.1) }),
            .section("ENGLISH", ["Auto-Capitalization", "Check Spelling", "Enable Caps Lock"].map { .toggle($0, isOn: true) }),
        ])
        return .column(spacing: 0, [.navigationBar("Keyboards", back: "General"), list.listStyle(.grouped)])
    }

    @Test func `Settings, Keyboards`() {
        let facts: [Fact] = [
            ("General", .button, 0, 47, 89, 44), ("Keyboards", .heading, 152, 58, 86, 21), ("Keyboards", .text, 20, 138, 81, 21),
            ("3", .text, 340, 138, 11, 21), ("Text Replacement", .text, 20, 217, 136, 21), ("Off", .text, 326, 261, 25, 21),
            ("One-Handed Keyboard", .text, 20, 261, 176, 21), ("Auto-Correction", .toggle, 0, 348, 390, 45),
            ("Smart Punctuation", .toggle, 0, 392, 390, 45), ("Character Preview", .toggle, 0, 436, 390, 45),
            ("Enable Dictation", .toggle, 0, 480, 390, 45), ("Auto-Capitalization", .toggle, 0, 594, 390, 45),
            ("Check Spelling", .toggle, 0, 638, 390, 45), ("Enable Caps Lock", .toggle, 0, 682, 390, 45),
        ]

        check(keyboards, facts, StandardLayout(design: .iOS18), in: phone)
    }

    private let small = UserEnvironment(screenSize: LayoutSize(width: 375, height: 667), safeArea: LayoutInsets(top: 20))

    private var accessibility: Blueprint {
        let groups = [
            ("VISION", ["Display & Text Size", "Motion", "Spoken Content"]), ("PHYSICAL AND MOTOR", ["Touch", "Keyboards"]),
            ("HEARING", ["Subtitles & Captioning"]),
        ]
        let list = Blueprint.list(groups.map { .section($0.0, $0.1.map { row($0, icon: true) }) })
        // The introduction above the list is 46 high, and begins 35 below the bar.
        return .column(
            spacing: 0, [.navigationBar("Accessibility", back: "Settings"), .spacer(minLength: 81).fixedSize(), list.listStyle(.grouped)])
    }

    @Test func `Settings, Accessibility`() {
        let facts: [Fact] = [
            ("Settings", .button, 0, 20, 92, 44), ("Accessibility", .heading, 137, 32, 101, 21),
            ("Display & Text Size", .text, 60, 195, 144, 21), ("Motion", .text, 60, 239, 53, 21),
            ("Spoken Content", .text, 60, 283, 123, 21),
            ("Touch", .text, 60, 382, 47, 21), ("Keyboards", .text, 60, 426, 81, 21), ("Subtitles & Captioning", .text, 60, 526, 170, 21),
        ]

        check(accessibility, facts, StandardLayout(design: .iOS18), in: small)
    }

    private let newPhone = UserEnvironment(
        screenSize: LayoutSize(width: 402, height: 874), safeArea: LayoutInsets(top: 62, bottom: 34))

    private var editedContact: Blueprint {
        // The rows of the app are 53 high, with the field in the middle.
        let fields = ["First name", "Last name", "Job title", "Company"].map { Blueprint.field($0).padding(.vertical, 15.33) }
        let photo = Blueprint.column(
            spacing: 12,
            alignment: .center,
            [
                Blueprint.image("person", width: 175, height: 175).accessibilityLabel("Add photo"),
                Blueprint.button("Add Photo").fontWeight(.semibold).font(.subheadline).frame(width: 127, height: 48),
            ]
        ).frame(maxWidth: .infinity, minHeight: 258, alignment: .top)
        return .column(
            spacing: 0,
            [
                .navigationBar("", leading: [Blueprint.imageButton("xmark", width: 36, height: 36).accessibilityLabel("close")]), photo,
                Blueprint.column(spacing: 0, fields).padding(.horizontal, 36),
            ])
    }

    @Test func `Contacts, edit`() {
        let facts: [Fact] = [
            ("close", .button, 20, 66, 36, 36), ("Add photo", .image, 113, 116, 175, 175), ("Add Photo", .button, 137, 303, 127, 48),
            ("First name", .textField, 36, 390, 330, 22), ("Last name", .textField, 36, 443, 330, 22),
            ("Job title", .textField, 36, 496, 330, 22), ("Company", .textField, 36, 549, 330, 22),
        ]

        // The model gives an item of a bar its target of 44 × 44, the capture the
        // circle of 36 that is drawn.
        check(editedContact, facts, StandardLayout(), in: newPhone, missing: ["close"])
    }

    private var settings: Blueprint {
        // The picture of 60 × 60 reaches into the room around the row's content.
        let account = Blueprint.button(
            .row(
                spacing: 0,
                [
                    .image("person", width: 60, height: 57.67, isDecorative: true).padding(.trailing, 15),
                    .column(
                        spacing: 2, [.text("Sign in to your iPhone"), .text("Set up iCloud, the App Store, and more.", style: .footnote)]),
                    .spacer, chevron,
                ]))
        let groups = [["General", "Accessibility", "Privacy"], ["Passwords"], ["Safari", "News", "Maps", "Shortcuts", "Health"]]
        let list = Blueprint.list([.section([account])] + groups.map { .section($0.map { row($0, icon: true) }) })
        // The app leaves no room above the account.
        return Blueprint.column(spacing: 0, [.navigationBar("Settings"), list.listStyle(.grouped).padding(.top, -35)])
            .navigationBarTitleDisplayMode(.large)
    }

    @Test func `Settings, top`() {
        let facts: [Fact] = [
            ("Settings", .heading, 15, 94, 135, 42), ("Sign in to your iPhone", .text, 95, 158, 166, 21),
            ("Set up iCloud, the App Store, and more.", .text, 94, 181, 242, 16), ("General", .text, 64, 260, 60, 21),
            ("Accessibility", .text, 64, 304, 95, 21), ("Privacy", .text, 64, 348, 56, 21), ("Passwords", .text, 64, 427, 82, 21),
            ("Safari", .text, 64, 506, 44, 21), ("News", .text, 64, 550, 43, 21), ("Maps", .text, 64, 594, 42, 21),
            ("Shortcuts", .text, 64, 638, 75, 21), ("Health", .text, 64, 682, 50, 21),
        ]

        check(settings, facts, StandardLayout(design: .iOS18), in: phone)
    }

    // MARK: Findings

    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/samples").standardized

    private static var hasSamples: Bool { FileManager.default.fileExists(atPath: samples.path) }

    /// The specs that find something on a screen by itself, with the element each.
    private func findings(_ audits: [ScreenAudit]) -> Set<String> {
        Set(audits.flatMap(\.findings).filter { $0.severity != .note }.map { "\($0.spec) \($0.element.label ?? "")" })
    }

    private func audits(_ screen: RenderedScreen, in environment: UserEnvironment) -> [ScreenAudit] {
        let captured = CapturedScreen(name: "screen", screen: screen, environment: environment)
        return audit(AccessibilityCapture(format: .native, screens: [captured]), from: "screen", by: .humanInterfaceGuidelines)
    }

    @Test(.enabled(if: hasSamples, "the shared samples are not beside the package"))
    func `a rebuilt screen has no finding that the capture of the real one does not have`() throws {
        let screens: [(String, Blueprint, StandardLayout, UserEnvironment)] = [
            ("appium-ios-xml/SettingsTopScreen.xml", settings, StandardLayout(design: .iOS18), phone),
            ("appium-ios-xml/KeyboardScreen.xml", keyboards, StandardLayout(design: .iOS18), phone),
            ("appium-ios-xml/AccessibilityScreen.xml", accessibility, StandardLayout(design: .iOS18), small),
            ("trailblaze-json/ios-contacts/contacts_ios_edit_contact.json", editedContact, StandardLayout(), newPhone),
        ]
        for (file, blueprint, layout, environment) in screens {
            let path = Self.samples.appendingPathComponent(file).path
            let capture = try readCapture(at: path, options: CaptureOptions())
            let real = audit(capture, from: file, by: .humanInterfaceGuidelines)
            // A capture without the facts, such as placeholders, decides nothing.
            let undecided = Set(
                real.flatMap(\.verdicts).filter { $0.tally.failed == 0 && $0.tally.passed == 0 }.map { "\($0.spec)" })
            let rebuilt = findings(audits(layout.screen(for: blueprint, in: environment), in: environment)).filter { finding in
                !undecided.contains { finding.hasPrefix($0 + " ") }
            }

            #expect(rebuilt.subtracting(findings(real)).sorted() == [], "\(file)")
        }
    }
}
