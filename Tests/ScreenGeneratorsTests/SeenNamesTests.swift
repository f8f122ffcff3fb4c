import Testing

@testable import EveryScreenGenerators

struct SeenNamesTests {
    @Test func `a name is counted from the second time on, and no name never`() {
        var seen = SeenNames()

        #expect(["Tea", "Cup", "Tea", "", "", "Tea"].map { seen.number(of: $0) } == [nil, nil, 2, nil, nil, 3])
    }

    @Test(arguments: [
        ("TEA", "tea"), ("ÄPFEL", "äpfel"), ("ÀÖØÞ Z", "àöøþ z"), ("ÄAZ", "äaz"), ("ŁÓDŹ A", "łódź a"), ("ΑΘΗΝΑ", "αθηνα"),
        ("МОСКВА", "москва"),
        ("書籍 A", "書籍 a"), ("한국 Z", "한국 z"),
    ])
    func `capital and small letters are one name in every script`(capital: String, small: String) {
        var seen = SeenNames()

        #expect(seen.number(of: capital) == nil)
        #expect(seen.number(of: small) == 2)
    }

    @Test(arguments: [("×", "÷"), ("@", "`"), ("[", "{"), ("É@", "É`"), ("É[", "É{"), ("É×", "É÷")])
    func `signs that lie as far apart as letters do are different names`(first: String, second: String) {
        var seen = SeenNames()

        #expect(seen.number(of: first) == nil)
        #expect(seen.number(of: second) == nil)
    }

    @Test func `hundreds of names are kept apart`() {
        var seen = SeenNames()

        #expect((0..<500).allSatisfy { seen.number(of: "name \($0)") == nil })
        #expect((0..<500).allSatisfy { seen.number(of: "NAME \($0)") == 2 })
    }
}
