import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct IDBReaderTests {
    private func element(_ members: String) -> String { "{\"AXFrame\": \"\", \(members)}" }

    @Test func `One element, a flat list, a nested one and a complete description are read alike`() throws {
        let button = element("\"type\": \"Button\", \"AXLabel\": \"Pay\"")

        #expect(try read(button).elements.map(\.label) == ["Pay"])
        #expect(try read("[\(button), \(button)]").elements.map(\.source) == ["0", "1"])
        #expect(try read("[\(element("\"children\": [\(button)]"))]").elements.map(\.source) == ["0", "0/0"])
        #expect(try read("{\"elements\": [\(button)], \"backend\": \"ax\"}").elements.map(\.role) == [.button])
    }

    @Test func `The list of the keys of a tree holds no element`() throws {
        let schema = "[{\"path\": \"$\", \"type\": \"array\"}, {\"path\": \"$.[].AXFrame\", \"type\": \"string\"}]"

        #expect(try read(schema).elements == [])
    }

    @Test(arguments: [
        ("\"type\": \"CheckBox\", \"subrole\": \"AXSwitch\"", ScreenElement.Role.toggle),
        ("\"type\": \"TextField\", \"subrole\": \"AXSearchField\"", .searchField),
        ("\"subrole\": \"AXToggle\"", .toggle), ("\"subrole\": \"AXSecureTextField\"", .secureTextField),
        ("\"subrole\": \"AXTabButton\"", .tab), ("\"type\": \"ScrollArea\"", .scrollView), ("\"type\": \"PopUpButton\"", .picker),
        ("\"type\": \"BusyIndicator\"", .progressIndicator), ("\"type\": \"List\"", .list), ("\"type\": \"Row\"", .cell),
        ("\"type\": \"Heading\"", .heading), ("\"role\": \"AXLink\"", .link), ("\"type\": \"GenericElement\"", .unknown),
        ("\"type\": \"TextArea\", \"role\": \"AXTextArea\"", .textEditor), ("\"type\": \"Novelty\"", .unknown),
    ])
    func `Type and subrole determine the role`(members: String, role: ScreenElement.Role) throws {
        #expect(try read(element(members)).elements[0].role == role)
    }

    @Test func `The extent is that of the application`() throws {
        let frame = "\"frame\": {\"x\": 0, \"y\": 0, \"width\": 320, \"height\": 568}"
        let button = element("\"frame\": {\"x\": 300, \"y\": 0, \"width\": 100, \"height\": 44}")

        #expect(try read("[\(button), \(element("\"type\": \"Application\", \(frame)"))]").size == LayoutSize(width: 320, height: 568))
        #expect(try read(button).size == LayoutSize(width: 400, height: 44))
    }

    @Test func `Values of any kind are read as they are spelled, none as empty`() throws {
        let values = try ["\"on\"", "1", "0.5", "true", "null"].map { try read(element("\"AXValue\": \($0)")).elements[0].value }

        #expect(values == ["on", "1", "0.5", "true", ""])
    }

    @Test func `An empty list of traits states nothing`() throws {
        #expect(try read(element("\"traits\": []")).elements[0].traits == nil)
        #expect(try read(element("\"traits\": [\"Button\", \"Novelty\"]")).elements[0].traits == .button)
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(element("\"frame\": {\"x\": 1}"))
                == "capture:1:26: $.frame is an object; it must be an object with x, y, width, height; fix the value")
        #expect(message(element("\"AXLabel\": 7")) == "capture:1:28: $.AXLabel is 7; it must be a string; fix the value")
        #expect(message("[\(element("\"type\": \"A\"")), 7]") == "capture:1:32: $[1] is 7; it must be an object; fix the value")
    }
}
