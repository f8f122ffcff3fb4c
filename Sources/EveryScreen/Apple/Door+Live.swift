#if canImport(UIKit) || canImport(AppKit)
    import EveryScreenKit
    import EveryValue
    import EveryScreenCapture

    extension Door {
        /// Runs the campaign on what is captured, in the settings that can be changed in a window here; the report names the others.
        ///
        /// - Parameters:
        ///   - content: Draws what is shown.
        ///   - empty: An interface of the same framework with nothing in it, to find out what can be changed.
        ///   - live: Makes what is shown.
        @MainActor
        func capture<Content>(
            forEvery content: Generator<Content>, like empty: any LiveInterface, _ live: @MainActor (Content) -> LiveContent
        ) throws -> CheckReport {
            let (limited, untested) = try LiveSettings.limited(settings, for: empty)
            var report = try runCampaign(named: name, forEvery: content, settings: limited) { content, environment in
                .screen(try live(content).screen(in: environment))
            }
            report.untestedSettings = untested
            return report
        }
    }

    #if canImport(Testing)
        import Testing

        extension Door {
            /// Runs the campaign on what is captured, and records what is found, or why nothing could be captured.
            @MainActor
            func expect<Content>(
                forEvery content: Generator<Content>, like empty: any LiveInterface, at location: SourceLocation,
                _ live: @MainActor (Content) -> LiveContent
            ) -> CheckReport? {
                do {
                    return record(try capture(forEvery: content, like: empty, live), at: location)
                } catch {
                    Issue.record(Comment(rawValue: "\(error)"), sourceLocation: location)
                    return nil
                }
            }
        }
    #endif

    #if canImport(XCTest)
        import XCTest

        extension Door {
            /// Runs the campaign on what is captured, and fails for what is found, or because nothing could be captured.
            @MainActor
            func assert<Content>(
                forEvery content: Generator<Content>, like empty: any LiveInterface, _ file: StaticString, _ line: UInt,
                _ live: @MainActor (Content) -> LiveContent
            ) -> CheckReport? {
                do {
                    return fail(for: try capture(forEvery: content, like: empty, live), file, line)
                } catch {
                    XCTFail("\(error)", file: file, line: line)
                    return nil
                }
            }
        }
    #endif
#endif
