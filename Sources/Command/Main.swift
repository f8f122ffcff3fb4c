import EveryScreenCommandLine

@main
enum Main {
    static func main() { CommandLineTool.main() }
}
