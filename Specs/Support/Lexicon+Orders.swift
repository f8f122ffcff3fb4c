extension Lexicon {
    /// Returns the first two words of a text that is an order in English, or
    /// `nil`.
    ///
    /// An order begins with a verb in its base form, and an article or a
    /// possessive. In other languages the forms of an order and of a statement
    /// are often equal.
    func order(starting words: String) -> String? {
        guard self === Self.byLanguage["en"] else { return nil }
        let first = words.split(separator: " ", maxSplits: 2)
        guard first.count > 1, Self.orders.contains(first[0]), Self.determiners.contains(first[1]) else { return nil }
        return "\(first[0]) \(first[1])"
    }

    /// Whether a word is the verb of an action that apps offer; of other languages
    /// than English that is not known, and any word may be one.
    func isOrder(_ word: String) -> Bool { self !== Self.byLanguage["en"] || Self.orders.contains(word[...]) }

    /// Verbs of actions that apps offer, in their base form; the third person
    /// of each ends in "s".
    private static let orders: Set<Substring> = [
        "accept", "activate", "add", "allow", "answer", "archive", "attach", "block", "book", "browse", "buy", "call", "cancel", "change",
        "check", "choose", "clear", "close", "collapse", "compare", "complete", "confirm", "connect", "continue", "copy", "create", "cut",
        "deactivate", "decline", "decrease", "delete", "disable", "discard", "disconnect", "dismiss", "download", "duplicate", "edit",
        "enable", "enter", "erase", "exit", "expand", "explore", "export", "filter", "find", "finish", "follow", "forget", "forward",
        "get", "go", "hide", "import", "increase", "insert", "install", "invite", "join", "leave", "like", "load", "lock", "log", "mark",
        "move", "mute", "open", "order", "pause", "pay", "pick", "pin", "play", "post", "preview", "print", "purchase", "read", "record",
        "redo", "refresh", "reject", "remove", "rename", "reorder", "repeat", "replace", "reply", "report", "request", "reset", "resume",
        "retry", "return", "review", "save", "scan", "schedule", "search", "see", "select", "send", "set", "share", "show", "sign",
        "skip", "sort", "start", "stop", "submit", "subscribe", "switch", "take", "toggle", "track", "translate", "undo", "unlock",
        "unsubscribe", "update", "upgrade", "upload", "use", "verify", "view", "visit", "watch", "write",
    ]
    /// Words that follow a verb and begin its object.
    private static let determiners: Set<Substring> = [
        "a", "an", "the", "this", "that", "these", "those", "your", "my", "our", "their", "its", "his", "her", "all", "another", "each",
        "every", "any", "some",
    ]
}
