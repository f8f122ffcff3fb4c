/// How the command ended, for whoever called it.
enum ExitCode: Int32 {
    /// Nothing was found.
    case clean = 0
    /// There are findings.
    case findings = 1
    /// The arguments or an input could not be used, nothing was judged, or the run was stopped before the end and had found nothing.
    case unusable = 2
}
