extension String {
    /// The part of a BCP 47 tag before the first hyphen, in lower case.
    package var primaryLanguage: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
