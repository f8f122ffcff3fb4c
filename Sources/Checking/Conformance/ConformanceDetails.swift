import EveryScreenAudit
package import EveryScreenCapture

/// The details of a product for its conformance report: its name, the author, and
/// decisions on criteria.
///
///     {"everyscreenProduct": 1, "product": "Shop", "version": "2.1", "author": "Accessibility team", "email": "a11y@shop.example",
///      "decisions": [{"criterion": "1.1.1", "level": "supports", "notes": "All labels were compared with their pictures.", "by": "QA"}]}
package struct ConformanceDetails: Hashable, Sendable {
    /// A person's decision on a criterion or clause.
    package struct Decision: Hashable, Sendable {
        /// The number of the criterion or clause.
        let number: String
        let level: ConformanceLevel
        let notes: String
        let by: String
    }

    var product = ""
    var version: String?
    var description: String?
    var author: String?
    var company: String?
    var email: String?
    var date: String?
    var notes: String?
    var decisions: [Decision] = []

    /// Creates the details of an unnamed product.
    package init() {}

    /// Returns the decision on a criterion or clause.
    func decision(on number: String) -> Decision? { decisions.first { $0.number == number } }

    /// The name of the product, or advice to name it.
    var shownProduct: String { product.isEmpty ? "(unnamed product: give --about)" : product }

    private static let versionKey = "everyscreenProduct"

    /// Reads the contents of a file; a mistake anywhere in it is an error.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - file: The name of the file, for errors.
    /// - Throws: `CaptureError` with file, place, mistake and fix.
    package init(reading bytes: [UInt8], named file: String) throws(CaptureError) {
        let texts = ["version", "description", "author", "company", "email", "date", "notes"]
        let root = try StrictObject(bytes, named: file, keys: [Self.versionKey, "product", "decisions"] + texts)
        _ = try root.integer(Self.versionKey, in: 1...1, expected: "the version of the format, 1")
        func text(_ key: String) throws(CaptureError) -> String? {
            root.has(key) ? try root.words(key, expected: "a text, or no key") : nil
        }
        product = try root.words("product", expected: "the name of the product")
        version = try text("version")
        description = try text("description")
        author = try text("author")
        company = try text("company")
        email = try text("email")
        date = try text("date")
        notes = try text("notes")
        guard root.has("decisions") else { return }
        let numbers = CriterionGuide.all.map(\.criterion.number) + EuropeanClause.all.map(\.number)
        let levels = ConformanceLevel.ofPeople.map(\.rawValue)
        for object in try root.objects("decisions", of: "decisions", keys: ["criterion", "level", "notes", "by"]) {
            let number = try object.choice(
                "criterion", among: numbers, expected: "the number of a criterion of WCAG 2.2 A or AA, or of a clause, such as 1.1.1")
            let word = try object.choice("level", among: levels, expected: "one of \(levels.joined(separator: ", "))")
            guard decision(on: number) == nil else { throw object.mistake("criterion", expected: "one decision on each criterion") }
            decisions.append(
                Decision(
                    number: number, level: ConformanceLevel(rawValue: word) ?? .needsPerson,
                    notes: try object.words("notes", expected: "the checks made and their findings"),
                    by: try object.words("by", expected: "the name or role of the person who decided")))
        }
    }
}
