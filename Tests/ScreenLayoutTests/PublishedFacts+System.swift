import EveryScreenModel
import Testing

@testable import EveryScreenLayout

/// Published measures of controls, lists, bars and sheets.
extension PublishedFact {
    private static let sections = Blueprint.list(
        (1...2).map { .section("Section \($0)", footer: "Footer", [.text("One"), .text("Two")]) })
    private static let phone = (size: LayoutSize(width: 393, height: 852), safeArea: LayoutInsets(top: 59, bottom: 34))

    private static func system(
        _ id: String, _ name: String, _ source: String, design: SystemDesign = .iOS26, width: Double = 402, _ blueprint: Blueprint,
        at path: String = "", _ measure: @escaping @Sendable (LayoutRect) -> [Double], _ published: [Double]
    ) -> PublishedFact {
        PublishedFact(
            id: id, name: name, source: source, design: design, size: .wide(width), blueprint: blueprint,
            measure: {
                let heading = $0.elements.first { $0.role == .heading || $0.traits?.contains(.header) == true }
                return measure(path == "heading" ? try #require(heading?.frame) : try $0.frame(path))
            }, published: published)
    }

    static let lists = [
        system(
            "l18-x", "row of an inset list: x, width", "AS 18.5", design: .iOS18, sections, at: "0/0.cell", { [$0.minX, $0.width] },
            [20, 362]),
        system("l26-x", "row of an inset list: x, width", "AS 26.2", sections, at: "0/0.cell", { [$0.minX, $0.width] }, [16, 370]),
        system(
            "l18-header", "header: height above the first row", "AS 18.5", design: .iOS18, sections, at: "0/0.cell", { [$0.minY] }, [38.67]),
        system("l26-header", "header: height above the first row", "AS 26.2", sections, at: "0/0.cell", { [$0.minY] }, [40.33]),
        PublishedFact(
            id: "l18-footer", name: "footer: height", source: "AS 18.5", design: .iOS18, blueprint: sections,
            measure: { [try $0.frame("1/0.cell").minY - $0.frame("0/1.cell").maxY - $0.frame("0/0.cell").minY] }, published: [33.67]),
        PublishedFact(
            id: "l26-footer", name: "footer: height", source: "AS 26.2", blueprint: sections,
            measure: { [try $0.frame("1/0.cell").minY - $0.frame("0/1.cell").maxY - $0.frame("0/0.cell").minY] }, published: [29.67]),
        PublishedFact(
            id: "l18-all", name: "two sections of two rows with header and footer: height", source: "AS 18.5", design: .iOS18,
            blueprint: sections, measure: { [try #require($0.elements.first { $0.role == .list }?.scrolling?.contentSize?.height)] },
            published: [320.68]),
        system(
            "l-cell", "row with a switch: height", "ST", design: .iOS18, width: 390, .list([.toggle("Wi-Fi")]), at: "0.cell",
            { [$0.height] },
            [44.33]),
        system(
            "l-switch", "right edge of the switch in a row", "ST", design: .iOS18, width: 390,
            .list([.toggle("Wi-Fi")]).listStyle(.grouped),
            at: "0/0.cell", { [$0.maxX - 20] }, [370]),
        system(
            "co23", "row of a list: x, width, height", "ST (idb)", design: .iOS18, .list([.button("General")]), at: "0",
            { [$0.minX, $0.width, $0.height] }, [20, 362, 44]),
    ]

    static let controls = [
        system("co4", "switch: height", "ST", design: .iOS18, .toggle("Wi-Fi"), { [$0.height] }, [31]),
        system("sw-switch", "switch of iOS 26: height", "SW iOS", .toggle("Wi-Fi"), { [$0.height] }, [30]),
        system("co5", "switch takes the width", "ST", .toggle("Wi-Fi"), { [$0.width] }, [402]),
        system("co7", "slider takes the width", "AS", .slider("Volume", value: "1"), { [$0.width] }, [402]),
        system("slider", "slider: height", "AS", .slider("Volume", value: "1"), { [$0.height] }, [34]),
        system(
            "co9", "stepper of two buttons: width, height", "AS", .stepper("Count", value: "1").labelsHidden(), at: "0",
            { [$0.width, $0.height] }, [94, 32]),
        system(
            "co10", "segment of three in their ideal width: width, height", "AS",
            .segmentedControl(selected: 0, ["Segment A", "Segment B", "Segment C"].map { .text($0) }).fixedSize(), at: "0/1",
            { [$0.width, $0.height] }, [87, 32]),
        system("co11", "text field: height", "ST", .field("Name"), { [$0.height] }, [22]),
        system("search", "search field: height", "AS", .searchField("Search"), { [$0.height] }, [36]),
        system("co24", "progress bar: height", "UK", .progress("Load", value: "1"), { [$0.height] }, [4]),
        system("button", "plain button: size", "UK", .button("Configure"), { [$0.width, $0.height] }, [75, 20.33]),
        system(
            "bordered", "bordered button: size", "UK", .button("Configure").buttonStyle(.bordered), at: "0", { [$0.width, $0.height] },
            [99, 34.33]),
        system(
            "small", "small bordered button: size", "UK", .button("Configure").buttonStyle(.bordered).controlSize(.small), at: "0",
            { [$0.width, $0.height] }, [87.33, 28]),
    ]

    static let bars = [
        system(
            "co14", "inline title beside a way back: x, width", "ST", design: .iOS18, width: 390,
            .navigationBar("Keyboards", back: "General"),
            at: "heading", { [$0.minX, $0.width] }, [152, 86]),
        system(
            "co16", "bar with a large title: height", "ST", design: .iOS18, width: 390,
            .navigationBar("Settings").navigationBarTitleDisplayMode(.large), at: "0", { [$0.height] }, [96]),
        system(
            "co16-title", "large title: x, height", "ST", design: .iOS18, width: 390,
            .navigationBar("Settings").navigationBarTitleDisplayMode(.large), at: "heading", { [$0.minX, $0.height] }, [15, 42]),
        system(
            "co17", "way back: a circle of 44 at 16", "ST", .navigationBar("Card", back: "Contacts"), at: ".back",
            { [$0.minX, $0.width, $0.height] }, [16, 44, 44]),
        system("co18", "tab bar: height", "AS 18.5", design: .iOS18, .tabBar([.text("One")]), { [$0.height] }, [49]),
        system(
            "tab", "tab of four: width, height", "AS 18.5", design: .iOS18, .tabBar(["One", "Two", "Three", "Four"].map { .text($0) }),
            at: "0",
            { [$0.width, $0.height] }, [96.5, 48]),
        system(
            "alert", "button of an alert: size", "AS 26.2", .text("Behind").alert("Delete?", [.button("OK")]), at: "1/1",
            { [$0.width, $0.height] }, [288, 48]),
        sheet("co22", "large sheet", .scroll(.text("Sheet")), [59, 793]),
        sheet("detent-large", "large detent", Blueprint.text("Sheet").presentationDetents([.large]), [59, 793]),
        sheet("detent-medium", "medium detent, before it is drawn smaller", detent(.medium), [852 - 459, 459]),
        sheet("detent-200", "detent of 200, before it is drawn smaller", detent(.height(200)), [852 - 234, 234]),
        sheet("detent-most", "detent of more than there is", detent(.height(10_000)), [59, 793]),
    ]

    private static func detent(_ detent: Blueprint.PresentationDetent) -> Blueprint {
        .text("Sheet").presentationDetents([detent, .large])
    }

    /// A sheet by y and height on an iPhone of 393 × 852.
    private static func sheet(_ id: String, _ name: String, _ content: Blueprint, _ published: [Double]) -> PublishedFact {
        let behind = Blueprint.text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity)
        return PublishedFact(
            id: id, name: name, source: "UK", size: phone.size, safeArea: phone.safeArea, blueprint: behind.modal(content),
            measure: {
                let frame = try #require($0.elements.first { $0.role == .sheet }?.frame)
                return [frame.minY, frame.height]
            }, published: published)
    }
}

/// Published measures of macOS.
extension PublishedFact {
    private static func mac(
        _ id: String, _ blueprint: Blueprint, at path: String = "", _ measure: @escaping @Sendable (LayoutRect) -> [Double],
        _ published: [Double]
    ) -> PublishedFact {
        system("mac-" + id, id, "SW macOS", design: .macOS26, blueprint, at: path, measure, published)
    }

    static let macs = [
        mac("button: height", .button("OK"), { [$0.height] }, [24]),
        mac("borderless button: height", .button("OK").buttonStyle(.borderless), at: "0", { [$0.height] }, [16]),
        mac("check box without a label", .toggle("On").labelsHidden(), at: "0", { [$0.width, $0.height] }, [16, 16]),
        mac("text field: height", .field("Name"), { [$0.height] }, [24]),
        mac("slider: height", .slider("Volume", value: "1"), { [$0.height] }, [16]),
        mac("stepper", .stepper("Count", value: "1").labelsHidden(), at: "0", { [$0.width, $0.height] }, [20, 26]),
        mac("menu of choices: height", .picker("Sort", value: "Name").labelsHidden(), at: "0", { [$0.height] }, [24]),
        mac("progress bar: height", .progress("Load", value: "1"), { [$0.height] }, [20]),
        mac("spinner", .spinner(), { [$0.width, $0.height] }, [32, 32]),
        mac("row of a list: height", .list([.text("One")]), at: "0.cell", { [$0.height] }, [24]),
    ]
}
