import Testing

@testable import EveryScreen

struct CheckPlacesTests {
    @Test func `the checks of a test are numbered in the order in which it reaches them`() {
        let places = CheckPlaces()

        #expect(places.property(of: "BarTests/bar", at: "Bar.swift:9:5") == "BarTests/bar")
        #expect(places.property(of: "BarTests/bar", at: "Bar.swift:12:5") == "BarTests/bar, check 2")
        #expect(places.property(of: "BarTests/bar", at: "Bar.swift:3:5") == "BarTests/bar, check 3")
    }

    @Test func `what runs several times at one place is one check`() {
        let places = CheckPlaces()

        #expect((0..<3).map { _ in places.property(of: "a", at: "A.swift:9:5") } == ["a", "a", "a"])
        #expect((0..<2).map { _ in places.property(of: "a", at: "A.swift:8:5") } == ["a, check 2", "a, check 2"])
    }

    @Test func `tests are apart from one another`() {
        let places = CheckPlaces()

        #expect(places.property(of: "a", at: "Helper.swift:1:1") == "a")
        #expect(places.property(of: "b", at: "Helper.swift:1:1") == "b")
        #expect(places.property(of: "b", at: "Helper.swift:2:1") == "b, check 2")
    }
}
