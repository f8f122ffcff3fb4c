extension BrowserRecord {
    /// The details elements that are closed, each with the summary that stays
    /// visible: the first one directly inside.
    ///
    /// Browsers lay out the rest, and neither draw nor expose it (HTML, section
    /// 15.5.6).
    var closedDetails: (summaries: Set<String>, details: Set<String>) {
        var result: (summaries: Set<String>, details: Set<String>) = ([], [])
        let details = Set(nodes.lazy.filter { $0.tag == "details" }.map(\.id))
        if details.isEmpty { return result }
        var known = Set<String>()
        let summaries = nodes.filter { $0.tag == "summary" }.sorted { $0.order ?? 0 < $1.order ?? 0 }
        for summary in summaries {
            guard let parent = summary.documentParent, details.contains(parent), known.insert(parent).inserted,
                summary.states["expanded"] == "false"
            else { continue }
            result.summaries.insert(summary.id)
            result.details.insert(parent)
        }
        return result
    }
}
