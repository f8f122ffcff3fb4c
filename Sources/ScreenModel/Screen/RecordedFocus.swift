extension RenderedScreen {
    /// Where the focus went when keys were pressed on a real screen, as a capture
    /// recorded it.
    ///
    /// Elements are named by their source; `nil` in the place of one is having left
    /// the page. Where a script pulled the focus back after it had left, the place
    /// it was pulled to is what counts: the person is back inside.
    public struct RecordedFocus: Hashable, Sendable {
        /// Where repeated Tab, and repeated Shift-Tab, led from one element.
        public struct Walk: Hashable, Sendable {
            /// The source of the element it starts from.
            public var from: String
            /// Where Tab led, pressed again and again.
            public var tab: [String?]
            /// Where Shift-Tab led.
            public var shiftTab: [String?]
            /// The presses of Tab, from 0, after which a script pulled back the
            /// focus that had left the page.
            public var tabPulledBackAt: [Int]
            /// The presses of Shift-Tab after which it did.
            public var shiftTabPulledBackAt: [Int]
            /// Whether the element lost the focus as soon as it had it, so that no
            /// key could be pressed there.
            package var losesFocus = false

            /// Creates a walk.
            public init(
                from: String, tab: [String?], shiftTab: [String?], tabPulledBackAt: [Int] = [], shiftTabPulledBackAt: [Int] = []
            ) {
                self.from = from
                self.tab = tab
                self.shiftTab = shiftTab
                self.tabPulledBackAt = tabPulledBackAt
                self.shiftTabPulledBackAt = shiftTabPulledBackAt
            }
        }

        /// A try to leave with some other key, followed by Tabs.
        public struct EscapeAttempt: Hashable, Sendable {
            /// The source of the element it starts from.
            public var from: String
            /// The key as the browser names it: *Escape*, *ArrowDown*, *Ctrl+M*.
            public var key: String
            /// Where the focus was after the key, and after each Tab that followed.
            public var focusAfter: [String?]

            /// Creates a try.
            public init(from: String, key: String, focusAfter: [String?]) {
                self.from = from
                self.key = key
                self.focusAfter = focusAfter
            }
        }

        /// Where an element was in the window while it had the focus, in points.
        package struct FocusFrame: Hashable, Sendable {
            /// The source of the element.
            package var of: String
            /// Its frame; other than that of the screen where the page scrolled.
            package var frame: LayoutRect

            /// Creates a place.
            package init(of: String, frame: LayoutRect) { (self.of, self.frame) = (of, frame) }
        }

        /// The walks from each element that takes focus.
        public var walks: [Walk]
        /// Where Tab led from outside, pressed again and again.
        public var tabSequence: [String?]
        /// Where Shift-Tab led from outside.
        public var shiftTabSequence: [String?]
        /// The tries to leave.
        public var escapeAttempts: [EscapeAttempt]

        /// A setting that was changed by key, to see if that leads elsewhere.
        package struct ChangedSetting: Hashable, Sendable {
            /// The source of the control.
            package var of: String
            /// Whether another page came.
            package var leadsAway: Bool

            /// Creates a change.
            package init(of: String, leadsAway: Bool) { (self.of, self.leadsAway) = (of, leadsAway) }
        }

        /// A control that looked different once it was activated.
        package struct ChangedState: Hashable, Sendable {
            /// The source of the control.
            package var of: String
            /// Whether its name or a state changed as well.
            package var isStated: Bool

            /// Creates a change.
            package init(of: String, isStated: Bool) { (self.of, self.isStated) = (of, isStated) }
        }

        /// The content that appeared when a control was activated.
        package struct Opening: Hashable, Sendable {
            /// The screen that then was there.
            package var screen: RenderedScreen
            /// The source of the control, on that screen.
            package var control: String
            /// The sources of the elements that appeared, each with all inside.
            package var shown: [String]
            /// Whether it lies over the rest, in the middle of the window.
            package var coversRest: Bool
            /// The source of the element with the focus, on that screen; `nil`
            /// where nothing had it.
            package var focus: String?
            /// The source of the element to which Tab led next; `nil` outside.
            package var next: String?
            /// Whether Escape took it away again.
            package var closesOnEscape: Bool
            /// The source of the element with the focus after that, on that screen.
            package var focusAfterEscape: String?

            /// Creates an opening.
            package init(
                screen: RenderedScreen, control: String, shown: [String], coversRest: Bool = false, focus: String? = nil,
                next: String? = nil,
                closesOnEscape: Bool = false, focusAfterEscape: String? = nil
            ) {
                self.screen = screen
                self.control = control
                self.shown = shown
                self.coversRest = coversRest
                self.focus = focus
                self.next = next
                self.closesOnEscape = closesOnEscape
                self.focusAfterEscape = focusAfterEscape
            }
        }

        /// Where elements were in the window while they had the focus.
        package var frames: [FocusFrame] = []
        /// The source of the element whose focus led to another page.
        package var leadsAwayFrom: String?
        /// Whether its focus opened or closed a modal instead.
        package var isModalChangedByFocus = false
        /// The settings that were changed; `nil` where none was tried.
        package var changedSettings: [ChangedSetting]?
        /// The controls that looked different once they were activated.
        package var changedStates: [ChangedState] = []
        /// The content that appeared when controls were activated, each on the
        /// screen as it was at first.
        package var openings: [Opening] = []

        /// Creates a recording.
        public init(
            walks: [Walk], tabSequence: [String?] = [], shiftTabSequence: [String?] = [], escapeAttempts: [EscapeAttempt] = []
        ) {
            self.walks = walks
            self.tabSequence = tabSequence
            self.shiftTabSequence = shiftTabSequence
            self.escapeAttempts = escapeAttempts
        }
    }
}
