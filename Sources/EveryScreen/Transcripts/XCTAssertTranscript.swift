#if canImport(XCTest)
    public import EveryScreenLayout
    public import EveryScreenModel
    import XCTest

    /// Asserts that the experience of assistive technology matches a stored
    /// transcript; see `expectTranscript`.
    public func XCTAssertTranscript<Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ moreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (UserEnvironment) throws(Failure) -> Blueprint
    ) throws(Failure) {
        let session = TranscriptSession<Blueprint>(options + moreOptions, laidOutBy: rule, in: function, at: file, line)
        session.fail(for: try session.issues(showing: screen), file, line)
    }

    /// Asserts the transcript of a screen, a view, the first screen of a flow, or a
    /// value of your own type.
    public func XCTAssertTranscript<Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ moreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (UserEnvironment) throws(Failure) -> Shown
    ) throws(Failure) {
        let session = TranscriptSession<Shown>(options + moreOptions, laidOutBy: rule, in: function, at: file, line)
        session.fail(for: try session.issues(showing: screen), file, line)
    }

    extension TranscriptSession {
        /// Prepares a check of a test method.
        fileprivate init(
            _ options: [CheckOption], laidOutBy rule: any LayoutRule, in function: String, at file: StaticString, _ line: UInt
        ) {
            let check = ResolvedOptions(arguments: options, of: .transcript, showing: Shown.self)
            self.init(in: CallingTest(in: function, at: file, line), check, laidOutBy: rule)
        }

        /// Fails once with all errors, and prints the rest.
        fileprivate func fail(for issues: [CheckIssue], _ file: StaticString, _ line: UInt) {
            CheckSession.report(mistakes.map { CheckIssue(isError: true, text: $0.text) } + issues, file, line)
        }
    }
#endif
