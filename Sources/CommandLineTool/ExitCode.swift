/// How the command ended, for whoever called it.
enum ExitCode: Int32 {
    /// Nothing was found.
    case clean = 0
    /// There are findings.
    case findings = 1
    /// The arguments or an input could not be used; nothing was written.
    case unusable = 2
    /// Somebody pressed Ctrl-C; what was found by then was reported, as a shell expects of a program that SIGINT ends.
    case interrupted = 130
}
