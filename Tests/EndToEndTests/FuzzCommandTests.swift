#if os(macOS) || os(Linux)
    import EveryScreenKit
    import Foundation
    import Testing

    struct FuzzCommandTests {
        @Test func `the correct sample passes with its coverage`() throws {
            let run = try CommandRun.of(["fuzz", "--screens", "sample/correct", "--cases", "100"])

            #expect(run.code == 0)
            #expect(run.error == "")
            #expect(run.output.hasPrefix("✔ sample/correct: nothing found in 100 cases and 72 environments, seed 1\n"))
        }

        @Test func `the faulty sample fails, its failures are saved, replayed and drawn`() throws {
            try withFolder { folder in
                let run = try CommandRun.of(["fuzz", "--screens", "sample/faulty", "--cases", "100", "--save", "out"], in: folder)
                let files = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path).sorted()
                let saved = files.filter { $0.hasSuffix(".json") }

                #expect(run.code == 1)
                #expect(saved.count >= 6)
                #expect(files.filter { $0.hasSuffix(".svg") }.count == saved.count)
                for name in saved { #expect(run.output.contains("    saved: out/\(name)")) }

                let replay = try CommandRun.of(["replay"] + saved.map { "out/\($0)" }, in: folder)
                #expect(replay.code == 1)
                #expect(replay.output.hasSuffix("\n\(saved.count) replayed, \(saved.count) still fail\n"))

                let strip = try CommandRun.of(["render", "--strip", "out/\(saved[0])"], in: folder)
                let page = try CommandRun.of(["render", "--strip", "--format", "html", "out/\(saved[0])"], in: folder)
                #expect(page.output.hasPrefix("<!DOCTYPE html>"))
                #expect(page.output.contains(strip.output))
                #expect(strip.code == 0)
                #expect(strip.output.hasPrefix("<svg "))
            }
        }

        @Test func `the flows of the correct sample pass, and planted mistakes are reported with their events`() throws {
            let options = ["--cases", "14", "--environments", "standard", "--seed", "2"]
            let correct = try CommandRun.of(["fuzz", "--screens", "flows/correct"] + options)
            let faulty = try CommandRun.of(["fuzz", "--screens", "flows/faulty"] + options)

            #expect(correct.code == 0)
            #expect(faulty.code == 1)
            #expect(faulty.output.contains("\n    after: "))
            #expect(faulty.output.contains("✘ focus-never-lost: "))
        }

        @Test func `a budget too small to judge anything is no pass`() throws {
            let run = try CommandRun.of(["fuzz", "--screens", "controls", "--budget", "0.000000001"])

            #expect(run.code == 2)
            #expect(run.error == "everyscreen: controls: no case was run within the budget; raise --budget\n")
        }

        @Test func `two runs with one seed print the same bytes`() throws {
            let arguments = ["fuzz", "--screens", "controls", "--cases", "60", "--seed", "7", "--format", "json"]

            #expect(try CommandRun.of(arguments) == CommandRun.of(arguments))
        }

        @Test func `a file that only its test can run is left to it, and is no failure`() throws {
            try withFolder { folder in
                var builder = RenderedScreen.Builder(size: LayoutSize(width: 390, height: 844))
                var button = ScreenElement(.button, source: "add", frame: LayoutRect(x: 0, y: 0, width: 31, height: 44))
                (button.label, button.isAccessibilityElement, button.isVisible) = ("Add", true, true)
                builder.add(button)
                let screen = builder.finish()
                let report = runCheck(
                    named: "add", forEvery: .constant(()), settings: CheckSettings(environments: .standard)
                ) { _, _ in .screen(screen) }
                let failure = try #require(report.failures.first)
                let file = RegressionFile(failure, in: report, property: "AddTests/add", origin: .test)
                try Data(file.json.utf8).write(to: folder.appendingPathComponent("a.json"))

                let run = try CommandRun.of(["replay", "a.json"], in: folder)
                #expect(run.code == 0)
                #expect(run.output.hasPrefix("– a.json: not run here: its screen is drawn by the code of the test \"AddTests/add\""))
                #expect(run.output.hasSuffix("\n0 replayed, 0 still fail, 1 left to its test\n"))
                #expect(run.error == "everyscreen: nothing was replayed here; run the tests\n")
            }
        }

        @Test func `a regression file that is damaged is refused by name`() throws {
            try withFolder { folder in
                try Data("{}".utf8).write(to: folder.appendingPathComponent("a.json"))

                #expect(
                    try CommandRun.of(["replay", "a.json"], in: folder)
                        == CommandRun(
                            code: 2, output: "0 replayed, 0 still fail\n",
                            error:
                                "everyscreen: a.json: it cannot be read: \"everyscreenRegression\" is missing; write the file again with --save\n"
                        ))
            }
        }
    }
#endif
