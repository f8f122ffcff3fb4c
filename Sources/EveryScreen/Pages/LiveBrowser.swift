#if canImport(EveryScreenBrowser)
    import EveryScreenBrowser
    import EveryScreenCapture
    import EveryScreenModel
    import EveryValueCrashIsolation

    /// The browser of a test run; concurrent tests take turns.
    ///
    /// It is started for the first page and ends with the process.
    final class LiveBrowser: @unchecked Sendable {
        static let shared = LiveBrowser()

        /// A document under some settings.
        private struct Key: Hashable {
            let html: String
            let resources: String?
            let environment: UserEnvironment
        }

        private struct State {
            var recorder = PageRecorder()
            var known: [Key: Result<RecordedPage, BrowserError>] = [:]
        }

        // One thread at a time uses a recorder; the lock ensures this.
        private struct Guarded: @unchecked Sendable {
            var state = State()
        }

        private let guarded = Locked(Guarded())
        private static let mostKept = 256

        /// Records a document, unless it was recorded before.
        func record(_ html: String, resources: String?, in environment: UserEnvironment) -> Result<RecordedPage, BrowserError> {
            guarded.withLock { guarded in
                let key = Key(html: html, resources: resources, environment: environment)
                if let known = guarded.state.known[key] { return known }
                let result: Result<RecordedPage, BrowserError>
                do throws(BrowserError) {
                    result = .success(
                        try guarded.state.recorder.record(
                            .html(html, resources: resources), named: "page", in: PageSettings(environment)))
                } catch {
                    result = .failure(error)
                }
                if guarded.state.known.count >= Self.mostKept { guarded.state.known = [:] }
                guarded.state.known[key] = result
                return result
            }
        }

        /// Changes a document in several ways; `nil` if there is no element at the
        /// path.
        func documents(_ html: String, at path: String, changedIn ways: @escaping (_ tag: String) -> [[DocumentChange]]) -> (
            tag: String, documents: [ChangedDocument]
        )? {
            guarded.withLock { guarded in
                (try? guarded.state.recorder.documents(html, at: path, changedIn: ways)).flatMap(\.self)
            }
        }

        /// Shrinks a document while it fails.
        func shrink(
            _ html: String, resources: String?, culprits: [String], in environment: UserEnvironment,
            while isFailing: @escaping (CapturedScreen) -> Bool
        ) -> ShrunkDocument? {
            guarded.withLock { guarded in
                try? guarded.state.recorder.shrink(
                    html, resources: resources, culprits: culprits, in: PageSettings(environment), while: isFailing)
            }
        }
    }
#endif
