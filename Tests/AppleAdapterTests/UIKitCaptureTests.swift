#if canImport(UIKit)
    import EveryScreen
    import Testing
    import UIKit

    /// Screens as the adapters capture them.
    @MainActor
    enum LiveScreens {
        static func captured(_ interface: any LiveInterface, in environment: UserEnvironment = .standard) throws -> RenderedScreen {
            var conditions = LiveConditions()
            conditions.allowsEmptyScreens = true
            return try LiveContent(interface).screen(in: environment, under: conditions)
        }
    }

    extension AdapterTests {
        @MainActor
        struct UIKitCaptureTests {
            private func element(_ view: UIView, in environment: UserEnvironment = .standard) throws -> ScreenElement {
                view.accessibilityIdentifier = "subject"
                let root = UIView()
                root.addSubview(view)
                return try #require(LiveScreens.captured(root, in: environment).elements.first { $0.identifier == "subject" })
            }

            @Test func `a button exposes its role, its action and its look`() throws {
                let button = UIButton(frame: CGRect(x: 20, y: 30, width: 120, height: 44))
                button.setTitle("Delete", for: .normal)
                button.role = .destructive
                button.isEnabled = false
                button.addAction(UIAction { _ in }, for: .touchUpInside)
                button.accessibilityHint = "Removes the order"
                button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in true }]

                let element = try element(button)

                #expect(element.role == .button)
                #expect(element.label == "Delete")
                #expect(element.hint == "Removes the order")
                #expect(element.traits == [.button, .notEnabled])
                #expect(element.isEnabled == false)
                #expect(element.frame == LayoutRect(x: 20, y: 30, width: 120, height: 44))
                #expect(element.actions?.map(\.kind) == [.activate, .custom])
                #expect(element.actions?.first?.isDestructive == true)
                #expect(element.text?.map(\.string) == ["Delete"])
            }

            @Test func `text exposes its style, weight, size and color at the current text size`() throws {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
                label.text = "Total"
                label.font = .preferredFont(forTextStyle: .headline)
                label.adjustsFontForContentSizeCategory = true
                label.numberOfLines = 0

                let run = try #require(element(label, in: UserEnvironment(textSize: .accessibility5, appearance: .dark)).text?.first)

                #expect(run.style == .headline)
                #expect(run.pointSize == 53)
                #expect(run.weight == .semibold)
                #expect(run.color == SRGBColor.white)
                #expect(run.isTruncated == false)
            }

            @Test func `a field exposes its placeholder and purpose, and a secure one hides its content`() throws {
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                field.placeholder = "Email"
                field.textContentType = .emailAddress
                let secure = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
                secure.isSecureTextEntry = true
                secure.text = "secret"

                #expect(try element(field).field == ScreenElement.FieldFacts(placeholder: "Email", purpose: "email"))
                #expect(try element(field).text?.map(\.isPlaceholder) == [true])
                #expect(try element(secure).role == .secureTextField)
                #expect(try element(secure).text == nil)
            }

            @Test func `gestures of recognizers are recorded, except those of the system's own classes`() throws {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let double = UITapGestureRecognizer()
                double.numberOfTapsRequired = 2
                for recognizer in [UITapGestureRecognizer(), double, UISwipeGestureRecognizer(), UIPinchGestureRecognizer()] {
                    view.addGestureRecognizer(recognizer)
                }

                let element = try element(view)

                #expect(element.actions?.map(\.kind) == [.activate])
                #expect(element.gestures?.map(\.kind) == [.doubleTap, .swipe, .pinch])
            }

            @Test func `attributed labels expose the speech attributes of their ranges`() throws {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = "Bonjour"
                label.accessibilityAttributedLabel = NSAttributedString(
                    string: "Bonjour",
                    attributes: [.accessibilitySpeechLanguage: "fr", .accessibilitySpeechSpellOut: NSNumber(value: true)])

                #expect(
                    try element(label).speech?.labelSpans == [
                        ScreenElement.SpeechSpan(0..<7, ScreenElement.SpeechAttributes(language: "fr", spellsOut: true))
                    ])
            }

            @Test func `the context of a text is read as the constant and as its text`() throws {
                let contexts: [Any] = [UIAccessibilityTextualContext.sourceCode, UIAccessibilityTextualContext.narrative.rawValue, 7]
                let spans = try contexts.map { context in
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                    label.text = "let x"
                    label.accessibilityAttributedLabel = NSAttributedString(
                        string: "let x", attributes: [.UIAccessibilityTextAttributeContext: context])
                    return try element(label).speech?.labelSpans?.first?.attributes.textualContext
                }

                #expect(spans == [.sourceCode, .narrative, nil])
            }

            @Test func `a modal, grouped and ordered view is recorded as such`() throws {
                let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let first = UIButton(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
                sheet.addSubview(first)
                sheet.accessibilityViewIsModal = true
                sheet.shouldGroupAccessibilityChildren = true
                sheet.accessibilityContainerType = .list
                let virtual = UIAccessibilityElement(accessibilityContainer: sheet)
                virtual.accessibilityLabel = "drawn"
                virtual.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
                sheet.accessibilityElements = [first, virtual]

                let element = try element(sheet)

                #expect(element.modal == ScreenElement.ModalBehavior())
                #expect(element.groupsAccessibilityChildren == true)
                #expect(element.role == .list)
                #expect(element.accessibilityOrder?.count == 2)
            }

            @Test func `the safe area, direction and extent are those asked for`() throws {
                var environment = UserEnvironment(
                    screenSize: LayoutSize(width: 320, height: 568), safeArea: LayoutInsets(top: 20, bottom: 30),
                    layoutDirection: .rightToLeft)
                environment.isBoldText = true

                let found = try LiveCapture.settings(environment, for: UIView())

                #expect(found == environment)
            }

            @Test func `a view goes back to where it was`() throws {
                let home = UIView()
                let view = UIView()
                home.addSubview(view)

                _ = try LiveScreens.captured(view)

                #expect(view.superview === home)
            }

            @Test func `what a class says counts for those that descend from it`() throws {
                final class Fancy: UIButton {}

                #expect(try element(Fancy(frame: CGRect(x: 0, y: 0, width: 44, height: 44))).role == .button)
                #expect(try element(UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))).role == .toggle)
                #expect(
                    try element(UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))).actions?.map(\.kind) == [
                        .increment, .decrement,
                    ])
                #expect(try element(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 31))).role == .table)
            }
        }
    }
#endif
