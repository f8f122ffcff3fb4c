import EveryScreenCommandLine

/// The command with the demo shop among its screens: for `make demo` and for tests.
@main
enum Main {
    static func main() { CommandLineTool.main(fuzzing: ScreenSource.shop) }
}
