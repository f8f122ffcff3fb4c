#if canImport(Testing)
    import EveryScreenKit
    import EveryScreenLayout
    import Testing

    extension Door {
        /// Prepares a check of the running test, with the traits of the test and its suites.
        ///
        /// - Parameters:
        ///   - options: The arguments of the call.
        ///   - campaign: What holds where nobody says otherwise.
        ///   - rule: The layout rule that is being tested, if it is one.
        ///   - location: The caller's line.
        init(
            _ options: [CheckOption], from campaign: CheckSettings = CheckSettings(), testing rule: (any LayoutRule)? = nil,
            at location: SourceLocation
        ) {
            let test = Test.current
            let check = ResolvedOptions((test?.campaignOptions ?? []) + options, from: campaign)
            let name = test.map { $0.displayName ?? $0.name.withoutDecoration } ?? "expectAccessible"
            let names = test?.id.nameComponents.map(\.withoutDecoration) ?? [String(location.fileName.prefix { $0 != "." }), name]
            let place = "\(location.fileID):\(location.line):\(location.column)"
            let property = CheckPlaces.ofThisProcess.property(of: names.joined(separator: "/"), at: place)
            self.init(name, property: property, check, rule: rule, beside: location.filePath)
            settings = settings.noting(at: location)
        }

        /// Records what there is to say of a report at the caller's line, and hands the report back.
        func record(_ report: CheckReport, at location: SourceLocation) -> CheckReport {
            for issue in issues(of: report) {
                for attachment in issue.attachments { Attachment.record(attachment.text, named: attachment.name, sourceLocation: location) }
                Issue.record(Comment(rawValue: issue.text), severity: issue.isError ? .error : .warning, sourceLocation: location)
            }
            return report
        }
    }

    extension String {
        /// The name of a function without backticks and parentheses.
        fileprivate var withoutDecoration: String { replacing("`", with: "").replacing("()", with: "") }
    }
#endif
