import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct AccessibilitySnapshotReaderTests {
    /// An element of a hierarchy with some members.
    private func element(_ members: String, place: Int = 0) -> String {
        "{\"element\": {\"_0\": {\(members)}, \"traversalIndex\": \(place)}}"
    }

    private func container(_ type: String, _ children: String...) -> String {
        "{\"container\": {\"_0\": {\"type\": {\(type)}, \"frame\": [[0, 0], [9, 9]]}, \"children\": [\(children.joined(separator: ", "))]}}"
    }

    private func read(_ nodes: String...) throws -> RenderedScreen {
        try ScreenCaptureTests.read("[\(nodes.joined(separator: ", "))]")
    }

    @Test func `the order of the file is that of the screen`() throws {
        let screen = try read(element("\"label\": \"b\"", place: 1), container("\"list\": {}", element("\"label\": \"a\"", place: 0)))

        #expect(screen.elements[0].accessibilityOrder == [screen.elements[3].source, screen.elements[1].source])
        #expect(screen.elements.map(\.label) == [nil, "b", nil, "a"])
    }

    @Test(
        arguments: [
            ("\"list\": {}", ScreenElement.ContainerType.list, ScreenElement.Role.list), ("\"landmark\": {}", .landmark, .group),
            ("\"dataTable\": {\"rowCount\": 3, \"columnCount\": 4}", .dataTable, .table),
            ("\"semanticGroup\": {\"label\": \"Ann\"}", .semanticGroup, .group), ("\"tabBar\": {}", nil, .tabBar),
            ("\"novelty\": {}", nil, .group),
        ] as [(String, ScreenElement.ContainerType?, ScreenElement.Role)])
    func `a container has its type`(type: String, container: ScreenElement.ContainerType?, role: ScreenElement.Role) throws {
        let element = try read(self.container(type)).elements[1]

        #expect((element.containerType, element.role) == (container, role))
        #expect(element.isAccessibilityElement == false)
    }

    @Test func `a table has its counts, and a group its label`() throws {
        let table = try read(container("\"dataTable\": {\"rowCount\": 3, \"columnCount\": 4}")).elements[1]
        let group = try read(container("\"semanticGroup\": {\"label\": \"Ann\", \"value\": null, \"identifier\": \"ann\"}")).elements[1]

        #expect(table.dataTable == ScreenElement.DataTable(rowCount: 3, columnCount: 4))
        #expect((group.label, group.value, group.identifier) == ("Ann", nil, "ann"))
    }

    @Test(
        arguments: [
            ("button", ScreenElement.Role.button, ScreenElement.Traits.button), ("header", .heading, .header), ("link", .link, .link),
            ("tabBarItem", .tab, .tabButton), ("switchButton", .toggle, .toggleButton), ("unknown(8)", .unknown, .selected),
            ("novelty", .unknown, []), ("unknown(-1)", .unknown, []),
        ] as [(String, ScreenElement.Role, ScreenElement.Traits)])
    func `traits have their names, and state the role`(name: String, role: ScreenElement.Role, traits: ScreenElement.Traits) throws {
        let element = try read(self.element("\"traits\": [\"\(name)\"]")).elements[1]

        #expect((element.role, element.traits) == (role, traits))
    }

    @Test func `missing texts are empty, and actions are unknown without custom ones`() throws {
        let plain = try read(element("\"label\": null, \"customActions\": []")).elements[1]
        let acting = try read(element("\"traits\": [\"button\"], \"customActions\": [\"Remove\"]")).elements[1]

        #expect((plain.label, plain.value, plain.hint, plain.actions) == ("", "", "", nil))
        #expect(acting.actions == [ScreenElement.Action(.activate), ScreenElement.Action(.custom, name: "Remove")])
    }

    @Test func `a mistake is reported with its place`() {
        #expect(message("[\(element("\"label\": 7"))]").contains("label"))
        #expect(message("[\(element("")), {\"order\": 1}]").hasSuffix("it must be an element or a container; fix the value"))
        #expect(message("[\(element("\"activationPoint\": [1]"))]").contains("[x, y]"))
    }

    @Test func `an element without a place is not a stop`() throws {
        #expect(try read("{\"element\": {\"_0\": {}}}").elements[0].accessibilityOrder == [])
    }
}
