import EveryScreenModel
import Foundation
import Testing

struct TextSizeTests {
    @Test func `the names are those of SwiftUI, smallest first`() {
        #expect(
            UserEnvironment.TextSize.allCases.map(\.name) == [
                "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
                "accessibility3", "accessibility4", "accessibility5",
            ])
        #expect(
            UserEnvironment.TextSize.allCases.map(\.shortName) == [
                "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
            ])
        #expect(UserEnvironment.TextSize.standard == .large)
    }

    @Test func `the last five are the accessibility sizes`() {
        #expect(
            UserEnvironment.TextSize.allCases.filter(\.isAccessibilitySize) == [
                .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
            ])
    }

    @Test(arguments: UserEnvironment.TextSize.allCases) func `a name leads back to its size`(size: UserEnvironment.TextSize) {
        #expect(UserEnvironment.TextSize(name: size.name) == size)
    }

    @Test(arguments: ["", "L", "AX5", "Large", "accessibility6"]) func `other names lead nowhere`(name: String) {
        #expect(UserEnvironment.TextSize(name: name) == nil)
    }

    @Test func `sizes are written as names and read back`() throws {
        let written = try JSONEncoder().encode(UserEnvironment.TextSize.allCases)

        #expect(String(decoding: written, as: UTF8.self).hasPrefix(#"["xSmall","small","medium","large""#))
        #expect(try JSONDecoder().decode([UserEnvironment.TextSize].self, from: written) == UserEnvironment.TextSize.allCases)
    }

    @Test func `an unknown size is rejected with its name`() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UserEnvironment.TextSize].self, from: Data(#"["huge"]"#.utf8))
        }

        guard case .dataCorrupted(let context) = error else {
            Issue.record("The error is \(String(describing: error))")
            return
        }
        #expect(context.debugDescription == #"There is no text size "huge""#)
    }

    @Test func `sizes are ordered as on the slider`() {
        #expect(UserEnvironment.TextSize.allCases.shuffled().sorted() == UserEnvironment.TextSize.allCases)
        #expect(UserEnvironment.TextSize.xxxLarge < .accessibility1)
        #expect(!(UserEnvironment.TextSize.large < .large))
    }
}
