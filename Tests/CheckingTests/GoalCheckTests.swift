import EveryScreenGenerators
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenPlantedFaults
import EveryScreenSampleShop
import Testing

struct GoalCheckTests {
    private func report(
        _ barrier: CheckoutFlow.Barrier?, goal: String = "Order placed", _ change: (inout JourneySettings) -> Void = { _ in }
    ) -> JourneyReport {
        var settings = JourneySettings()
        settings.environments = .only([.standard])
        change(&settings)
        return GoalCheck(goal, in: CheckoutFlow.flow(barrier), settings: settings).run()
    }

    /// By input method the kind of failure, the page it stops on, and the element.
    private func stops(_ report: JourneyReport) -> [String] {
        report.failures.map { failure in
            let page = failure.text.split(separator: "\n").first { $0.contains("stops at") }.map { $0.split(separator: "\"")[1] } ?? "-"
            return "\(failure.method.map(\.rawValue) ?? "all"): \(failure.kind) on \(page)"
        }
    }

    @Test func `everyone can order in the correct checkout, at these costs`() {
        let report = report(nil)

        #expect(report.isReachable)
        #expect(report.isComplete)
        #expect(
            report.description == """
                ✔ "Order placed": 18 journeys, 8 states, explored to the end
                    by                 reached  events  taps  keys  swipes  scan steps  presses  words said  words heard  seconds
                    touch               1 of 1       3     3                                                                  3.3
                    the keyboard        1 of 1       9           9                                                            2.5
                    the screen reader   1 of 1      22     3            19                                            67     29.1
                    Switch Control      1 of 1       3                              17        3                              17.8
                    Voice Control       1 of 1       3                                                   10                   4.0
                """)
    }

    @Test(arguments: CheckoutFlow.Barrier.allCases)
    func `each barrier is named at its step`(barrier: CheckoutFlow.Barrier) {
        let expected: [CheckoutFlow.Barrier: [String]] = [
            .notesKeepTab: ["keyboard: neverFocused on Delivery"],
            .hiddenOrderButton: [
                "keyboard: notOffered on Payment", "screenReader: notOffered on Payment", "switchControl: notOffered on Payment",
                "voiceControl: notOffered on Payment",
            ],
            .swallowedButton: [
                "screenReader: notOffered on Delivery", "switchControl: notOffered on Delivery", "voiceControl: notOffered on Delivery",
            ],
            .orderKeepsReturn: ["keyboard: notOperable on Payment"],
            .shortTimeLimit: ["screenReader: tooSlow on Payment", "switchControl: tooSlow on Payment"],
            .magicTapOnly: [
                "touch: noEvent on Payment", "keyboard: noEvent on Payment", "switchControl: noEvent on Payment",
                "voiceControl: noEvent on Payment",
            ],
        ]
        let report = report(barrier)

        #expect(stops(report) == expected[barrier])
        #expect(!report.isReachable)
    }

    @Test func `a failure names who, the step, the cause, the others' journey and the smallest flow`() throws {
        let failure = try #require(report(.notesKeepTab).failures.first)

        #expect(failure.method == .keyboard)
        #expect(failure.personas == ["keyboard user"])
        #expect(failure.step == 2)
        #expect(failure.others == [.touch("checkout"), .touch("pay"), .touch("order")])
        #expect(
            failure.text == """
                ✘ "Order placed" cannot be reached by the keyboard: the focus never gets to button "Continue to payment" \
                (CheckoutFlow.swift:77): text editor "Note for delivery" (CheckoutFlow.swift:75) keeps it
                    who: everyone who uses the keyboard, under the system's default settings
                    stops at event 2 of 3, on the screen "Delivery": touch "pay" (button "Continue to payment" (CheckoutFlow.swift:77))
                    others: touch "checkout", touch "pay", touch "order" (3 events)
                    until there: Shift-Tab, Return
                    smallest flow: begins with the event; its first screen has text editor "Note for delivery" \
                (CheckoutFlow.swift:75), button "Continue to payment" (CheckoutFlow.swift:77), text editor "Message with the gift" \
                (CheckoutFlow.swift:76)
                    fix: let Tab and Shift-Tab move on, or let a standard key leave
                """)
    }

    @Test func `a person who is slow stops where others are in time`() throws {
        let report = report(.shortTimeLimit) { settings in
            settings.personas = [UserPersona("slow", inputMethods: [.touch], habits: UserPersona.InputHabits(slowness: 1))]
        }
        let failure = try #require(report.failures.first { $0.method == .touch })

        #expect(failure.kind == .tooSlow)
        #expect(failure.personas == ["slow"])
        #expect(failure.cause.hasSuffix("takes longer than 8.0 s, after which the screen changes by itself"))
    }

    @Test func `a smallest flow of many elements names eight and counts the others`() throws {
        // Order is read last: before it, a screen reader needs the time that is
        // allowed.
        let flow = BlueprintFlow(from: "choosing", pauses: [14]) { state in
            .column(
                state == "choosing"
                    ? (1...24).map { .button("Card \($0)").framedAsTarget } + [.button("Order").framedAsTarget.action("order")]
                    : [.text(state)])
        } change: { state, event in
            switch event {
            case .activate("order"): "placed"
            case .wait where state == "choosing": "expired"
            default: state
            }
        }
        var settings = JourneySettings()
        settings.environments = .only([.standard])
        let failures = GoalCheck("placed", in: flow, settings: settings).run().failures
        let failure = try #require(failures.first { $0.method == .screenReader })
        let smallest = try #require(failure.text.split(separator: "\n").first { $0.contains("smallest flow: ") })

        #expect(failure.kind == .tooSlow)
        #expect(smallest.split(separator: "button \"Card ").count == 9)
        #expect(smallest.hasSuffix(", and 3 more"))
    }

    @Test func `a persona needs one of several input methods`() throws {
        let report = report(.orderKeepsReturn) { $0.personas = [UserPersona("both", inputMethods: [.keyboard, .touch])] }

        #expect(report.failures.map(\.personas) == [[]])
    }

    @Test func `a person who does not speak needs no voice control`() {
        #expect(UserPersona("a", inputMethods: [.voiceControl, .touch], speaks: false).usableInputMethods == [.touch])
    }

    @Test func `a persona who cannot gesture stops where others press long`() throws {
        let flow = BlueprintFlow(from: false) { isPlaced in
            isPlaced
                ? .text("Placed")
                : .button("Order").action("order").gestures([Blueprint.GestureAction(.longPress, does: "place")])
                    .frame(minWidth: 44, minHeight: 44)
        } change: { state, event in
            state || event == .activate("place")
        }
        var settings = JourneySettings()
        settings.environments = .only([.standard])
        settings.personas = [
            UserPersona("one arm", inputMethods: [.touch], canGesture: false), UserPersona("anyone", inputMethods: [.touch]),
        ]
        let failures = GoalCheck("Placed", in: flow, settings: settings).run().failures
        let failure = try #require(failures.first { $0.method == .touch })

        #expect(failure.kind == .needsGesture)
        #expect(failure.personas == ["one arm"])
        #expect(
            failure.cause == #"touch "longPress" of "order" needs a gesture that not everyone can make, and nothing else has its effect"#)
        #expect(failures.filter { $0.method == .switchControl }.map(\.kind) == [.noEvent])
    }

    @Test func `limits are compared with the least cost`() throws {
        let limits: [JourneySettings.Limit] = [.init(.swipes, 18), .init(.scanSteps, 17), .init(.seconds, 17.8, by: [.switchControl])]
        let report = report(nil) { $0.limits = limits }

        #expect(report.failures.map(\.kind) == [.overLimit, .overLimit])
        #expect(
            report.failures.map(\.cause) == [
                "by the screen reader it takes 19 swipes at least; the limit is 18 swipes",
                // The switch user takes 5.5 times as long as the stated speeds.
                "by Switch Control it takes 98.1 s at least; the limit is 17.8 s",
            ])
    }

    @Test func `a goal that nothing shows is an error`() {
        let report = report(nil, goal: "Order sent")

        #expect(report.failures.map(\.kind) == [.unknownGoal])
        #expect(report.failures.first?.cause == "no input method reaches it: none of 8 states is the goal")
    }

    @Test func `a goal that is there at the start is an error`() {
        #expect(report(nil, goal: "cart").failures.map(\.kind) == [.alreadyReached])
    }

    @Test func `beyond the bound nothing is claimed`() {
        let report = report(.orderKeepsReturn) { $0.bound = 30 }

        #expect(!report.isComplete)
        #expect(report.failures.map(\.kind).contains(.beyondBound))
        #expect(!report.failures.map(\.kind).contains(.notOperable))
    }

    @Test func `a state may be the goal by a condition`() {
        var settings = JourneySettings()
        settings.environments = .only([.standard])

        let report = GoalCheck("a gift", in: CheckoutFlow.flow(), settings: settings) { $0.isGift }.run()
        #expect(report.isReachable)
    }

    @Test func `environments without a stop are counted`() {
        let report = report(nil) { $0.environments = .everyTextSize }

        #expect(report.methods.map(\.reached) == Array(repeating: 12, count: 5))
        #expect(report.methods.allSatisfy { $0.environments == 12 })
    }
}
