import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct JSONParserTests {
    @Test(arguments: [
        ("{", "1:2: the text ends inside a value; the file is cut off; write it again"),
        ("{\"a\": \"b", "1:9: the text ends inside a value; the file is cut off; write it again"),
        ("{\"a\": tru", "1:10: the text ends inside a value; the file is cut off; write it again"),
        ("{\"a\" 1}", "1:6: \"1\" where \":\" is expected; this is not well-formed JSON; fix it there"),
        ("{a: 1}", "1:2: \"a\" where a key or \"}\" is expected; this is not well-formed JSON; fix it there"),
        ("{\"a\": 1,}", "1:9: \"}\" where a key is expected; this is not well-formed JSON; fix it there"),
        ("[1 2]", "1:4: \"2\" where \",\" or \"]\" is expected; this is not well-formed JSON; fix it there"),
        ("[1,]", "1:4: \"]\" where a value is expected; this is not well-formed JSON; fix it there"),
        ("[01]", "1:3: \"1\" where \",\" or \"]\" is expected; this is not well-formed JSON; fix it there"),
        ("[1.]", "1:4: \"]\" where a digit is expected; this is not well-formed JSON; fix it there"),
        ("[-]", "1:3: \"]\" where a digit is expected; this is not well-formed JSON; fix it there"),
        ("[NaN]", "1:2: \"N\" where a value is expected; this is not well-formed JSON; fix it there"),
        ("[\"a\n\"]", "1:4: \"\\u{a}\" where the end of the string or an escape is expected; this is not well-formed JSON; fix it there"),
        ("[\"\\é\"]", "1:4: \"é\" where an escape such as \\n is expected; this is not well-formed JSON; fix it there"),
        ("[\"\\u12g4\"]", "1:7: \"g\" where four hexadecimal digits is expected; this is not well-formed JSON; fix it there"),
        ("{} {}", "1:4: \"{\" where the end of the file is expected; this is not well-formed JSON; fix it there"),
    ])
    func `Malformed text is reported with its place`(text: String, mistake: String) {
        #expect(message(text) == "capture:" + mistake)
    }

    @Test func `Values inside one another a hundred thousand deep need no stack`() {
        let depth = 100_000

        let start = String(repeating: "[", count: depth)
        let end = String(repeating: "]", count: depth)

        #expect(message(start).hasPrefix("capture:1:\(depth + 1): the text ends inside a value"))
        #expect(message(start + end).hasPrefix("capture: this is JSON that is an array"))
    }

    @Test(arguments: ["0", "-0", "10", "1.5", "-1.25", "1e5", "1E5", "1e+5", "1e-5", "1.5E+10", "-0.1e-10"])
    func `Numbers of JSON are well-formed`(number: String) {
        #expect(message("[\(number)]").hasPrefix("capture: this is JSON that is an array"))
    }

    @Test(arguments: ["1e", "1e+", "1e+-5", "+1", ".5", "1.e5", "--1", "0x1"])
    func `Other spellings of numbers are not`(number: String) {
        #expect(message("[\(number)]").contains("this is not well-formed JSON"))
    }
}
