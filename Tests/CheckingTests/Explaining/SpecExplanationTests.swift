import EveryScreenKit
import Testing

struct SpecExplanationTests {
    @Test func `a spec is explained by its rule, its documentation and its examples`() {
        #expect(
            SpecExplanation.text(of: TargetSize(), in: .humanInterfaceGuidelines) == """
                target-size: A target is at least 44 × 44 points.
                A failure is an error in the profile hig.

                Who is affected
                  People with a tremor, people who touch with a knuckle or a stick, and people on a bus miss the control.

                Applies to
                  Enabled controls. The size is the largest rectangle that reaches the control by touch, clipped and covered parts \
                excluded.

                Sources
                  HIG, Buttons
                    https://developer.apple.com/design/human-interface-guidelines/buttons
                  WCAG 2.2 SC 2.5.5 Target Size (Enhanced), level AAA
                    https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced
                  WCAG 2.2 SC 2.5.8 Target Size (Minimum), level AA
                    https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum
                  HIG, Eyes
                    https://developer.apple.com/design/human-interface-guidelines/eyes
                  Material Design, Touch targets
                    https://m3.material.io/foundations/designing/structure

                Thresholds
                  hig            44 × 44 pt  HIG, Buttons; WCAG 2.2 SC 2.5.5
                  hig-macos      24 × 24 pt  WCAG 2.2 SC 2.5.8
                  hig-tvos       66 × 66 pt  HIG, Buttons
                  hig-visionos   60 × 60 pt  HIG, Eyes
                  material       48 × 48 dp  Material Design, Touch targets
                  small-targets  24 × 24 pt  WCAG 2.2 SC 2.5.8
                  wcag22aa       24 × 24 pt  WCAG 2.2 SC 2.5.8
                  wcag22aaa      44 × 44 pt  HIG, Buttons; WCAG 2.2 SC 2.5.5
                  web            24 × 24 px  WCAG 2.2 SC 2.5.8
                  strict         44 × 44 pt  HIG, Buttons; WCAG 2.2 SC 2.5.5

                Exemptions
                  A link within a text is exempt.
                  A segment of a segmented control is exempt: the system alone determines its height.
                  By WCAG, a control is exempt if the system or browser alone determines its size. In the profiles of native apps, a switch, slider or \
                stepper of the system's size is a note.
                  A control is exempt if a target of sufficient size has the same action.
                  If the profile allows it, a small target passes if a circle of the required width around its center meets no other \
                target.

                Cannot tell, or untested, if
                  Coordinates are pixels of unknown density.
                  The capture shows only the part that is scrolled into view.
                  The capture does not state the text around a link.
                  Hundreds of targets cover one.

                Fails
                  .button("Track").frame(width: 31, height: 44)

                Passes
                  .button("Track").frame(width: 44, height: 44)

                Fails in SwiftUI
                  Button("Close", systemImage: "xmark", action: close).labelStyle(.iconOnly)

                Passes in SwiftUI
                  Button(action: close) {
                      Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
                          .frame(minWidth: 44, minHeight: 44).contentShape(.rect)
                  }

                More in the documentation
                  EveryScreenSpecs, target-size: fixes in UIKit and HTML

                """)
    }

    @Test func `the sources of the profile stand first, with the clauses of the European standard`() {
        #expect(
            SpecExplanation.text(of: HeadingNotEmpty(), in: .wcag22A) == """
                heading-not-empty: A heading has a label.
                A failure is an error in the profile wcag22a.

                Who is affected
                  VoiceOver users who jump between headings land on "heading" and nothing else.

                Applies to
                  Headings, by role or trait, where assistive technology stops.

                Sources
                  WCAG 2.2 SC 1.3.1 Info and Relationships, level A; EN 301 549, 11.1.3.1 for software, 9.1.3.1 for web
                    https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships
                  WCAG 2.2 SC 2.4.6 Headings and Labels, level AA; EN 301 549, 11.2.4.6 for software, 9.2.4.6 for web
                    https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels

                Profiles
                  hig, hig-macos, hig-tvos, hig-visionos, material, small-targets, wcag22a, wcag22aa, wcag22aaa, web, strict

                Exemptions
                  The accuracy of the heading is not checked.

                Cannot tell, or untested, if
                  The capture does not state the label.

                Fails
                  .text("Delivery").accessibilityLabel(" ").accessibilityHeading()

                Passes
                  .text("Delivery").accessibilityHeading()

                Fails in SwiftUI
                  Image("delivery-banner").accessibilityLabel("").accessibilityAddTraits(.isHeader)

                Passes in SwiftUI
                  Image("delivery-banner").accessibilityLabel("Delivery").accessibilityAddTraits(.isHeader)

                More in the documentation
                  EveryScreenSpecs, heading-not-empty: fixes in UIKit and HTML

                """)
    }

    @Test func `the environment of an example is stated`() {
        #expect(SpecExplanation.text(of: TextGrows(), in: .strict).contains("\nFails at text size XL\n"))
    }

    @Test func `a spec whose subject only pages have is explained by their code`() {
        #expect(
            SpecExplanation.text(of: ZoomNotBlocked(), in: .strict).hasSuffix(
                """
                Fails in HTML
                  <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">

                Passes in HTML
                  <meta name="viewport" content="width=device-width, initial-scale=1">

                More in the documentation
                  EveryScreenSpecs, zoom-not-blocked

                """))
    }

    @Test func `an explanation has no spaces at the ends of lines`() {
        let text = SpecExplanation.text(of: MotionRespectsSetting(), in: .strict)

        #expect(text.contains("private var reduceMotion\n\n  .animation("))
        #expect(!text.contains(" \n"))
    }

    @Test func `your own spec is explained by its rule alone`() {
        let spec = ElementSpec("no-shouting", claim: "Labels are not all in capitals.", criteria: ["Our style guide"], about: { _ in true })
        {
            _ in .passes
        }

        #expect(
            SpecExplanation.text(of: spec, in: .strict) == """
                no-shouting: Labels are not all in capitals.
                A failure is an error in the profile strict.

                Sources
                  Our style guide

                Profiles
                  none

                """)
    }
}
