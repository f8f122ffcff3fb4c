#if canImport(EveryScreenBrowser)
    import EveryScreenAudit
    import EveryScreenBrowser
    import EveryScreenCapture
    import EveryScreenKit
    import EveryScreenModel

    /// Judges documents by one failure, in the browser.
    struct PageJudge: Sendable {
        let finding: Finding
        let profile: AccessibilityProfile
        let environment: UserEnvironment
        let resources: String?

        /// The findings on a page.
        func findings(on page: CapturedScreen) -> [Finding] { Array(audit(page, as: .browser, from: "page", by: profile).findings) }

        /// Whether the failure is among some findings.
        func isFailing(_ findings: [Finding]) -> Bool { findings.contains(where: isSame) }

        private func isSame(_ other: Finding) -> Bool {
            other.spec == finding.spec && other.kind == finding.kind && other.element.role == finding.element.role
        }

        /// Returns the first change that ends the failure of the smallest document,
        /// and one of the whole document, without another failure as severe.
        ///
        /// - Parameters:
        ///   - smallest: The smallest document.
        ///   - whole: The whole document.
        ///   - path: The path of the failing element in the record of the whole;
        ///     `nil` if it is no element, such as a declaration in the head.
        /// - Returns: The change in words; `nil` if none is known to do so.
        func fix(of smallest: String, and whole: String, at path: String?) -> String? {
            let browser = LiveBrowser.shared
            guard PageFixes.exist(for: finding), let (before, line) = judged(smallest), let culprit = before.first(where: isSame),
                let (tag, changed) = browser.documents(
                    smallest, at: RecordedPage.paths(ofNodes: [culprit.element.source], in: line).first ?? "",
                    changedIn: { PageFixes.changes(for: finding, of: $0) }),
                let (wholeBefore, _) = judged(whole)
            else { return nil }
            for document in changed {
                guard ends(document, before),
                    let inWhole = browser.documents(whole, at: path ?? "", changedIn: { _ in [document.changes] })?.documents.first,
                    ends(inWhole, wholeBefore)
                else { continue }
                return PageFixes.text(of: document.changes, to: tag)
            }
            return nil
        }

        /// The findings on a document, and its record.
        private func judged(_ html: String) -> (findings: [Finding], line: String)? {
            guard let page = try? LiveBrowser.shared.record(html, resources: resources, in: environment).get() else { return nil }
            return (findings(on: page.screen), page.line)
        }

        /// Whether a changed document fails once less in the same way, and in no
        /// other way more often.
        private func ends(_ document: ChangedDocument, _ before: [Finding]) -> Bool {
            guard let (after, _) = judged(document.html), after.count(where: isSame) < before.count(where: isSame) else { return false }
            let earlier = counts(before)
            return counts(after).allSatisfy { (failure, count) in count <= earlier[failure, default: 0] }
        }

        private func counts(_ findings: [Finding]) -> [String: Int] {
            findings.filter { $0.severity >= finding.severity }.reduce(into: [:]) { $0["\($1.spec.rawValue).\($1.kind)", default: 0] += 1 }
        }
    }
#endif
