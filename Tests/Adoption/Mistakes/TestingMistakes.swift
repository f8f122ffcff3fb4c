// Typical mistakes in tests, and what the compiler must report at their lines; it
// reports nothing at another one. `make adopt` type-checks this file.
import EveryScreen
import EveryValue
import Testing

struct MistakeTests {
    @Test func wordsOfBlueprints() async {
        await expectAccessible { _ in
            Blueprint.column([
                .row([.imageBotton("xmark"), .spacer]),  // error: type 'Blueprint' has no member 'imageBotton'
                .image("cover", size: LayoutSize(width: 300, height: 300)),  // error: extra argument 'size'
                .button("Play").frame(widht: 44),  // error: incorrect argument label in call (have 'widht:', expected 'width:')
                .slider("Position", value: 1),  // error: cannot convert value of type 'Int' to expected argument type 'String'
            ])
        }
    }
    @Test func wordsOfColors() async {
        await expectAccessible { _ in Blueprint.text("Paid").foregroundColor(.grean) }  // error: has no member 'grean'
    }
    @Test func wordsInContent() async {
        await expectAccessible(forEvery: .integer(in: 0...9)) { number, _ in
            .column([
                .text("Orders").acessibilityHeading(),  // error: has no member 'acessibilityHeading'
                .button("Track \(numbr)"),  // error: cannot find 'numbr' in scope
            ])
        }
    }
    @Test func text() async {
        await expectAccessible { _ in "OK" }  // error: cannot convert value of type 'String'
    }
    @Test func list() async {
        await expectAccessible(forEvery: [1, 2]) { number, _ in .button("\(number)") }  // error: cannot convert value of type '[Int]'
    }
    @Test func parameters() async {
        await expectAccessible(forEvery: .integer(in: 0...9)) { number in .button("\(number)") }  // error: expects 2 arguments, but 1 was
    }
    @Test func noParameter() async {
        await expectAccessible { .button("OK") }  // error: expects 1 argument, which cannot be implicitly ignored
    }
    @Test func option() async {
        await expectAccessible(.environment(.standard)) { _ in .button("OK") }  // error: type 'CheckOption' has no member 'environment'
    }
    @Test func layout() async {
        await expectAccessible(laidOutBy: StandardLayout) { _ in .button("OK") }  // error: does not conform to expected type 'LayoutRule'
    }
    @Test func noAwait() async {
        expectAccessible { _ in .button("OK") }  // error: expression is 'async' but is not marked with 'await'
    }
    @Test func noAsync() {
        await expectAccessible { _ in .button("OK") }  // error: 'async' call in a function that does not support concurrency
    }
    @Test func setting() async {
        await expectAccessible { environment in
            let title = environment.textsize == .xxxLarge ? "OK" : "Accept"  // error: has no member 'textsize'
            return .button(title)
        }
    }
    @Test func optionAfterTheFunction() async {
        await expectAccessible({ _ in .button("OK") }, .cases(20))
    }
}
