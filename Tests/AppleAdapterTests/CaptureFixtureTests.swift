#if canImport(UIKit) && canImport(SwiftUI)
    import EveryScreen
    import EveryScreenCapture
    import EveryScreenModel
    import Foundation
    import SwiftUI
    import Testing
    import UIKit

    extension AdapterTests {
        /// Screens as the frameworks really show them, written where the
        /// environment variable `EVERYSCREEN_CAPTURES` names a folder: what a
        /// simulator shows becomes a fixture of tests that run everywhere.
        @MainActor @Suite
        struct CaptureFixtureTests {
            private struct Form: View {
                var body: some View {
                    VStack(alignment: .leading) {
                        Text("Order 1234").font(.headline).accessibilityAddTraits(.isHeader)
                        Toggle("Gift", isOn: .constant(true))
                        TextField("Name", text: .constant("Ada"))
                        Button("Pay") {}
                        List { Text("Row 1") }
                        ScrollView { Text("Terms") }
                    }
                }
            }

            private var folder: URL {
                let named = ProcessInfo.processInfo.environment["EVERYSCREEN_CAPTURES"] ?? ""
                return URL(
                    fileURLWithPath: named.isEmpty ? NSTemporaryDirectory() + "everyscreen-captures-\(UUID().uuidString)" : named)
            }

            @Test func `every kind of interface gives a capture that is read back as it was written`() throws {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
                let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
                let interfaces: [(String, any LiveInterface)] = [
                    ("swiftui-form", UIHostingController(rootView: Form())), ("uikit-table", table), ("uikit-tab-bar", bar),
                ]
                let folder = folder
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for (name, interface) in interfaces {
                    let screen = try LiveScreens.captured(interface)
                    let text = ScreenFile.encode([CapturedScreen(name: name, screen: screen)])
                    try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).json"))

                    #expect(try ScreenFile.screens(inFile: text, named: name).map(\.screen) == [screen])
                }
            }
        }
    }
#endif
