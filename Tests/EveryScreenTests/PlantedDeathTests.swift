#if os(Linux)
    import EveryScreen
    import Foundation
    import Testing

    /// A way to die and a moment, as `exit0 fixing`; `DeathTests` runs this file in
    /// a separate process for each pair.
    private let death =
        ProcessInfo.processInfo.environment["EVERYSCREEN_PLANTED_DEATH"]?.split(separator: " ", maxSplits: 1).map(String.init) ?? []

    /// Content that is described in a report.
    private struct Order: Hashable, CustomStringConvertible {
        let number: Int
        var description: String {
            die(at: "describing")
            return "order \(number)"
        }
    }

    /// A layout rule that looks at the moment of its call.
    ///
    /// Cutting removes the text, and a fix changes the size.
    private struct DeadlyLayout: LayoutRule {
        func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
            let code = blueprint.swiftCode
            if !code.contains("Total") { die(at: "shrinking") }
            if code.contains("minWidth") { die(at: "fixing") }
            return StandardLayout().screen(for: blueprint, in: environment)
        }
    }

    @Suite(.enabled(if: !death.isEmpty), .regressions(.off)) struct PlantedDeathTests {
        @Test func `a bar of orders`() async {
            guard !death[1].hasPrefix("property") else { return }
            // Shells let jobs in the background ignore it.
            signal(SIGINT, SIG_DFL)
            var calls = 0
            let orders = Generator.integer(in: 0...1_000).map { number in
                die(at: "generating")
                return Order(number: number)
            }
            await expectAccessible(
                forEvery: orders, .cases(300), .specs(.humanInterfaceGuidelines.keeping([.targetSize])), laidOutBy: DeadlyLayout()
            ) { order, _ in
                calls += 1
                if calls == 1 {
                    die(at: "first")
                    if death[1] == "in another thread" {
                        Thread.detachNewThread { die(at: "in another thread") }
                        sleep(60)
                    }
                }
                if calls == 50 { die(at: "later") }
                let width = order.number > 500 ? 20.0 : 44
                return Blueprint.row([.text("Total"), .button("Pay").frame(width: width, height: 44)])
            }
            die(at: "after")
        }

        @Test func `a property`() async {
            guard death[1].hasPrefix("property") else { return }
            let numbers = Generator.integer(in: 0...9).map { number in
                die(at: "property drawing")
                return number
            }
            await expectHolds(forEvery: numbers) { _ in
                die(at: "property testing")
                return true
            }
        }
    }

    /// Dies as the pair says, if this is its moment.
    private func die(at moment: String) {
        guard death.count == 2, death[1] == moment else { return }
        // Threads of Dispatch block signals; those of a process that ends from
        // outside arrive at any other thread.
        switch death[0] {
        case "SIGSEGV": print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
        case "SIGABRT": abort()
        case "trap": fatalError("No more orders.")
        case "SIGBUS": raise(SIGBUS)
        case "SIGFPE": raise(SIGFPE)
        case "SIGILL": raise(SIGILL)
        case "exit0": exit(0)
        case "exit3": exit(3)
        case "SIGTERM": kill(getpid(), SIGTERM)
        case "SIGHUP": kill(getpid(), SIGHUP)
        case "SIGINT": kill(getpid(), SIGINT)
        case "SIGKILL": kill(getpid(), SIGKILL)
        case "timeout":
            alarm(1)
            sleep(60)
        case "memory":
            // A little more than the process has, since filling memory takes time.
            let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first.flatMap { UInt($0) }
            let most = (pages ?? 1 << 20) * UInt(getpagesize()) + 1 << 28
            var limit = rlimit(rlim_cur: most, rlim_max: most)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            var hoard: [[UInt8]] = []
            while true { hoard.append([UInt8](repeating: 1, count: 1 << 24)) }
        default: fatalError("There is no death \(death[0]).")
        }
        sleep(60)
    }
#endif
