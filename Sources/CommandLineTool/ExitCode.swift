/// The exit code of the command.
enum ExitCode: Int32 {
    /// Nothing was found.
    case clean = 0
    /// There are findings.
    case findings = 1
    /// The arguments or an input could not be used, no case was run, or the run was
    /// stopped early without findings.
    case unusable = 2
}
