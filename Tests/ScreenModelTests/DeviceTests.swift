import EveryScreenModel
import Foundation
import Testing

struct DeviceTests {
    @Test func `names lead to devices, and no two have one name`() {
        let names = UserEnvironment.Device.all.flatMap(\.names)

        #expect(Set(names).count == names.count)
        #expect(names.filter { UserEnvironment.Device.named($0)?.names.contains($0) != true } == [])
        #expect(UserEnvironment.Device.named("iPhone 1") == nil)
    }

    @Test func `held upright a device is higher than wide, and on its side the two are exchanged`() {
        for device in UserEnvironment.Device.all {
            #expect(device.portrait.size.width < device.portrait.size.height)
            #expect(device.landscape.size == LayoutSize(width: device.portrait.size.height, height: device.portrait.size.width))
        }
    }

    @Test func `a phone has two screens`() throws {
        let phone = try #require(UserEnvironment.Device.named("iPhone 17 Pro"))

        #expect(phone.idiom == .phone)
        #expect(phone.screens.map(\.name) == ["iPhone 17", "iPhone 17, landscape"])
        #expect(phone.landscape.safeArea == LayoutInsets(left: 62, bottom: 20, right: 62))
    }

    @Test func `a tablet has windows of every split, upright before on its side, narrowest first`() throws {
        let tablet = try #require(UserEnvironment.Device.named("iPad Pro (12.9-inch) (6th generation)"))

        #expect(tablet.idiom == .pad)
        #expect(
            tablet.screens.map { "\(Int($0.size.width)) × \(Int($0.size.height))" } == [
                "1024 × 1366", "1366 × 1024", "375 × 1366", "639 × 1366", "375 × 1024", "678 × 1024", "981 × 1024",
            ])
        #expect(Set(tablet.screens.map(\.name)).count == 7)
    }

    @Test func `every screen makes an environment without a fault`() {
        for screen in UserEnvironment.Device.all.flatMap(\.screens) {
            #expect(UserEnvironment(screenSize: screen.size, safeArea: screen.safeArea).firstMistake == nil)
        }
    }

    @Test func `the screens that stand for all are screens of devices`() {
        let shapes = Set(
            UserEnvironment.Device.all.flatMap(\.screens).map { [$0.size.width, $0.size.height, $0.safeArea.top, $0.safeArea.left] })

        #expect(
            UserEnvironment.DeviceScreen.representative.filter {
                !shapes.contains([$0.size.width, $0.size.height, $0.safeArea.top, $0.safeArea.left])
            }
                == [])
    }
}

/// The measurements from which the table was made; they lie beside the package on
/// the machines of the project.
private struct Measurements: Decodable {
    struct Area: Decodable {
        let top, left, bottom, right: Double

        var insets: LayoutInsets { LayoutInsets(top: top, left: left, bottom: bottom, right: right) }
    }

    struct Way: Decodable {
        let size: [Double]
        let safeArea: Area
    }

    struct Entry: Decodable {
        let names: [String]
        let kind: String
        let portrait, landscape: Way
    }

    struct Widths: Decodable {
        let oneThird: Double
        let half: Double?
        let twoThirds, full: Double

        var split: [Double] { [oneThird, half, twoThirds].compactMap(\.self) }
    }

    struct Row: Decodable {
        let landscape, portrait: Widths
    }

    struct Splits: Decodable { let rows: [Row] }

    let devices: [Entry]
    let splitViewWidths: Splits

    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/data/devices.json")

    static var exist: Bool { FileManager.default.fileExists(atPath: file.path) }
}

@Suite(.enabled(if: Measurements.exist, "the shared measurements are not beside the package"))
struct DeviceTableTests {
    private let measured: Measurements

    init() throws { measured = try JSONDecoder().decode(Measurements.self, from: Data(contentsOf: Measurements.file)) }

    @Test func `the table has every device measured, with its sizes and safe areas`() {
        #expect(UserEnvironment.Device.all.map(\.names) == measured.devices.map(\.names))
        for (device, entry) in zip(UserEnvironment.Device.all, measured.devices) {
            #expect(device.idiom == (entry.kind == "iPad" ? .pad : .phone))
            for (screen, way) in [(device.portrait, entry.portrait), (device.landscape, entry.landscape)] {
                #expect([screen.size.width, screen.size.height] == way.size)
                #expect(screen.safeArea == way.safeArea.insets)
            }
        }
    }

    @Test func `tablets have the split widths measured`() {
        for row in measured.splitViewWidths.rows {
            let tablets = UserEnvironment.Device.all.filter { $0.landscape.size.width == row.landscape.full }
            #expect(!tablets.isEmpty)
            for tablet in tablets {
                #expect(tablet.screens.dropFirst(2).map(\.size.width) == row.portrait.split + row.landscape.split)
            }
        }
    }
}
