import EveryScreen
import Testing

@testable import AppTypes

struct CommonNamesTests {
    @Test func everyCommonNameMeansTheAppsType() {
        let types: [Any.Type] = [
            Action.self, Alert.self, Alignment.self, Animation.self, Appearance.self, Axis.self, Badge.self, Baseline.self,
            Button.self, Capture.self, Card.self, Cell.self, Color.self, Component.self, Configuration.self, Container.self,
            Content.self, Contrast.self, Control.self, Coordinator.self, Crash.self, Device.self, Element.self, Environment.self,
            Event.self, Fault.self, Feature.self, Field.self, Filter.self, Flow.self, Font.self,
            Gesture.self, Grid.self, Icon.self, Image.self, Item.self, Key.self, Label.self, Layout.self,
            List.self, Media.self, Menu.self, Message.self, Model.self, Motion.self, Order.self, Outcome.self,
            Page.self, Persona.self, Picture.self, Point.self, Product.self, Profile.self, Reason.self, Recording.self,
            Rect.self, Report.self, Role.self, Route.self, Row.self, Scenario.self, Schedule.self, Screen.self,
            Search.self, Section.self, Segment.self, Setting.self, Settings.self, Severity.self, Shape.self, Size.self,
            Slot.self, Spec.self, State.self, Step.self, Store.self, Style.self, Subview.self, Tab.self,
            Text.self, Theme.self, Thresholds.self, Toggle.self, Token.self, Tracker.self, Traits.self,
            Transition.self, Trial.self, User.self, Value.self, View.self, Wording.self,
        ]

        #expect(types.map { String(reflecting: $0) }.filter { !$0.hasPrefix("AppTypes.") } == [])
    }

    @Test func aScreenOfTheAppIsChecked() async {
        let report = await expectAccessible(.environments(.everyTextSize)) { _ in .button("Track").frame(minWidth: 44, minHeight: 44) }

        #expect(report.isSuccess)
    }
}
