public import EveryScreenModel

extension Blueprint {
    /// Returns the blueprint reacting to gestures beyond its actions.
    public consuming func gestures(_ gestures: [Blueprint.GestureAction]) -> Blueprint { reaching { $0.gestures = gestures } }

    /// Returns the blueprint with actions that a swipe across it shows (SwiftUI's
    /// `swipeActions`); assistive technology offers them as custom actions.
    public consuming func swipeActions(_ names: [String]) -> Blueprint { offering(names, by: .swipe) }

    /// Returns the blueprint with actions that a long press shows (SwiftUI's
    /// `contextMenu`); assistive technology offers them as custom actions.
    public consuming func contextMenu(_ names: [String]) -> Blueprint { offering(names, by: .longPress) }

    private consuming func offering(_ names: [String], by gesture: ScreenElement.Gesture.Kind) -> Blueprint {
        let before = accessibility
        let gestures = (before?.gestures ?? []) + names.map { Blueprint.GestureAction(gesture, does: $0) }
        return accessibilityActions((before?.customActions ?? []) + names).gestures(gestures)
    }

    /// Returns the blueprint as a member of a set, numbered from 1: "2 of 5".
    public consuming func setMember(_ number: Int, of count: Int) -> Blueprint {
        modified { $0.setMembership = Blueprint.SetMembership(number: number, count: count) }
    }

    /// Returns the blueprint as one that leads out of the app when activated.
    public consuming func leavesApp(_ leaves: Bool = true) -> Blueprint { modified { $0.leavesApp = leaves } }

    /// Returns the blueprint, a field, with an error in it, and its message; an
    /// empty one says nothing.
    public consuming func fieldError(_ message: String) -> Blueprint { modified { $0.fieldError = message } }

    /// Returns the blueprint, a field, as one into which something must be entered,
    /// as HTML's `required` says.
    public consuming func fieldRequired(_ isRequired: Bool = true) -> Blueprint { modified { $0.isRequired = isRequired } }

    /// Returns the blueprint, an image, as one whose picture shows text that is not
    /// given otherwise (WCAG 2.2 SC 1.4.5).
    public consuming func showsText(_ showsText: Bool = true) -> Blueprint { modified { $0.showsText = showsText } }

    /// Returns the blueprint with what holds for the whole screen it stands on; of
    /// two the one further inside or behind counts.
    ///
    /// - Parameters:
    ///   - language: The language it is in, as a BCP 47 tag.
    ///   - orientations: The orientations it can be shown in.
    ///   - allowsZoom: Whether the person may enlarge it by the means of the
    ///     platform.
    ///   - refreshInterval: After how many seconds it reloads or leads elsewhere by
    ///     itself; infinity for never.
    public consuming func screenSettings(
        language: String? = nil, orientations: [UserEnvironment.Orientation]? = nil, allowsZoom: Bool? = nil, refreshInterval: Double? = nil
    ) -> Blueprint {
        modified {
            $0.screenSettings = Blueprint.ScreenSettings(
                language: language, orientations: orientations, allowsZoom: allowsZoom, refreshInterval: refreshInterval)
        }
    }
}
