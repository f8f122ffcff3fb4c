import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct ScreenFileTests {
    @Test func `No screens are a file too`() {
        #expect(ScreenFile.encode([]) == "{\"everyscreen\": 1, \"screens\": []}\n")
    }

    @Test func `Every fact is written under its own name`() throws {
        #expect(ScreenFile.encode(everything) == (try OwnCapture.text("everything.json")))
    }

    @Test func `Every fact comes back`() throws {
        let capture = try readCapture(Array(ScreenFile.encode(everything).utf8), named: "everything")

        #expect(capture == AccessibilityCapture(format: .native, screens: everything))
    }

    @Test func `Every role, trait bit, key and text size comes back`() throws {
        var builder = RenderedScreen.Builder(size: .zero)
        for role in ScreenElement.Role.allCases {
            var element = ScreenElement(role, source: role.rawValue, frame: .zero)
            element.keyboard = ScreenElement.KeyboardBehavior(consumedKeys: ScreenElement.Key.allCases)
            element.traits = ScreenElement.Traits(rawValue: .max)
            builder.add(element)
        }
        let screen = builder.finish()
        let screens = UserEnvironment.TextSize.allCases.map { size in
            CapturedScreen(name: size.name, screen: screen, environment: UserEnvironment(textSize: size))
        }

        #expect(try readCapture(Array(ScreenFile.encode(screens).utf8), named: "all").screens == screens)
    }

    @Test func `A number that is not finite is written so that reading names its place`() {
        var builder = RenderedScreen.Builder(size: .zero)
        builder.add(ScreenElement(.button, source: "a", frame: LayoutRect(x: .nan, y: 0, width: .infinity, height: 0)))

        let text = ScreenFile.encode([CapturedScreen(name: "a", screen: builder.finish())])

        #expect(
            message(text)
                == "capture:8:69: $.screens[0].elements[0].frame.x is \"nan\"; it must be a number; fix the value")
    }

    @Test func `Ten thousand elements inside one another come back`() throws {
        var builder = RenderedScreen.Builder(size: .zero)
        for depth in 0..<10_000 { builder.open(ScreenElement(.group, source: "\(depth)", frame: .zero)) }
        for _ in 0..<10_000 { builder.close() }
        let screens = [CapturedScreen(name: "deep", screen: builder.finish())]

        #expect(try readCapture(Array(ScreenFile.encode(screens).utf8), named: "deep").screens == screens)
    }
}
