#if canImport(Testing)
    public import EveryScreenLayout
    public import EveryScreenModel
    public import Testing

    /// Compares the experience of assistive technology with a stored transcript: a
    /// text file beside the test, for people to review.
    ///
    ///     @Test func orderIsReadAsReviewed() async {
    ///         await expectTranscript { environment in OrderScreen(number: "1234").blueprint }
    ///     }
    ///
    /// The file `Transcripts/OrderTests-orderIsReadAsReviewed.txt` has the speech
    /// of VoiceOver in order, with hints, actions and content, the rotors, the
    /// orders of keyboard and Switch Control, and the names of Voice Control. It
    /// lists the default settings in full, and the differences under every other
    /// setting. The first run writes it. Later runs compare by meaning: added,
    /// removed, moved, changed. `EVERYSCREEN_TRANSCRIPTS=update swift test` stores
    /// intended changes; with `check`, and in CI, a missing file is an error.
    ///
    /// - Parameters:
    ///   - options: The environments, the first of which is listed in full; by
    ///     default the system's, then every other setting alone.
    ///   - rule: The rule that lays the blueprint out.
    ///   - moreOptions: Further options.
    ///   - isolation: The actor on which the function is called; the caller's.
    ///   - sourceLocation: The line at which issues are recorded; the caller's.
    ///   - screen: Returns the blueprint for a person with these settings.
    public func expectTranscript<Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ moreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) {
        let session = TranscriptSession<Blueprint>(options + moreOptions, laidOutBy: rule, at: sourceLocation)
        session.record(try await session.issues(isolation: isolation, showing: screen), at: sourceLocation)
    }

    /// Checks the transcript of a screen, a view, the first screen of a flow, or a
    /// value of your own type.
    public func expectTranscript<Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ moreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) {
        let session = TranscriptSession<Shown>(options + moreOptions, laidOutBy: rule, at: sourceLocation)
        session.record(try await session.issues(isolation: isolation, showing: screen), at: sourceLocation)
    }

    extension TranscriptSession {
        /// Prepares a check of the running test, with the traits of the test and
        /// its suites.
        fileprivate init(_ options: [CheckOption], laidOutBy rule: any LayoutRule, at location: SourceLocation) {
            let test = CallingTest(at: location, calling: "expectTranscript")
            let check = ResolvedOptions(traits: Test.current?.checkOptions ?? [], arguments: options, of: .transcript, showing: Shown.self)
            self.init(in: test, check, laidOutBy: rule)
            for mistake in mistakes {
                CheckSession.record(CheckIssue(isError: true, text: mistake.text), at: mistake.place?.location ?? location)
            }
        }

        /// Records issues at the caller's line.
        fileprivate func record(_ issues: [CheckIssue], at location: SourceLocation) {
            for issue in issues {
                for file in issue.attachments { Attachment.record(file.text, named: file.name, sourceLocation: location) }
                CheckSession.record(issue, at: location)
            }
        }
    }
#endif
