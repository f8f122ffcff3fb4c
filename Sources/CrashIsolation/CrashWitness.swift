import Foundation

/// Prints the signal and the case when a process dies during a case.
///
/// The text of each case in progress lies in memory that is allocated once, so that
/// a signal handler finds it without a lock, an allocation or the runtime. The
/// handler writes with `write(2)` alone, removes itself and raises the signal
/// again, so that the earlier handler takes over. A call of `exit(_:)` in the code
/// under test is reported likewise. Exit code 0 then becomes 1: a run that was cut
/// short is no success. SIGKILL cannot be caught; then only the journal has the
/// case.
enum CrashWitness {
    /// The largest number of cases in progress that are printed; the journal has
    /// all of them.
    private static let slots = 64
    /// The largest number of bytes that are printed of a case.
    private static let width = 1_024
    /// The stack of the signal handler after a stack overflow, in bytes.
    private static let stack = 65_536

    /// The texts, a row for each case, and their lengths; 0 for a free row.
    nonisolated(unsafe) private static let texts = UnsafeMutablePointer<UInt8>.allocate(capacity: slots * width)
    nonisolated(unsafe) private static let lengths: UnsafeMutablePointer<Int32> = {
        let lengths = UnsafeMutablePointer<Int32>.allocate(capacity: slots)
        lengths.initialize(repeating: 0, count: slots)
        return lengths
    }()
    /// The earlier actions, by the number of the signal.
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    /// The rows in use, by owner and number of the case, and the free ones.
    private static let rows = Locked(Rows())

    private struct Rows: Sendable {
        var used: [Case: Int] = [:]
        var free = Array(0..<slots)
    }

    private struct Case: Hashable, Sendable {
        let owner: Int
        let id: Int
    }

    /// The signals that a process raises by its own code, and those that others
    /// send to end it.
    private static let fatalSignals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
    private static let ends = [SIGTERM, SIGXCPU, SIGHUP, SIGALRM, SIGQUIT]

    /// Starts to watch the process, once.
    static let isWatching: Bool = {
        _ = (texts, lengths, earlier)
        _ = rows.withLock(\.free.count)
        for number in fatalSignals { watch(number) }
        for number in ends {
            // A program that ends in order still does.
            var now = sigaction()
            sigaction(number, nil, &now)
            if now.isDefault { watch(number) }
        }
        #if os(Linux)
            on_exit({ status, _ in CrashWitness.exited(status) }, nil)
        #else
            atexit { CrashWitness.exited(0) }
        #endif
        return true
    }()

    /// Reports that a case starts.
    ///
    /// - Parameters:
    ///   - owner: A number of the property, unique in the process.
    ///   - id: The number of the case.
    ///   - text: The property and the case.
    static func begin(_ owner: Int, _ id: Int, _ text: String) {
        makeStack()
        let row = rows.withLock { rows -> Int? in
            guard let free = rows.free.popLast() else { return nil }
            if let old = rows.used.updateValue(free, forKey: Case(owner: owner, id: id)) {
                lengths[old] = 0
                rows.free.append(old)
            }
            return free
        }
        guard let row else { return }
        var text = text
        text.withUTF8 { bytes in
            let count = min(bytes.count, width)
            guard count > 0, let start = bytes.baseAddress else { return }
            (texts + row * width).update(from: start, count: count)
            lengths[row] = Int32(count)
        }
    }

    /// Reports that a case has ended.
    static func end(_ owner: Int, _ id: Int) {
        rows.withLock { rows in
            guard let row = rows.used.removeValue(forKey: Case(owner: owner, id: id)) else { return }
            lengths[row] = 0
            rows.free.append(row)
        }
    }

    /// Reports that all cases of a property have ended.
    static func end(_ owner: Int) {
        rows.withLock { rows in
            for (key, row) in rows.used where key.owner == owner {
                lengths[row] = 0
                rows.used[key] = nil
                rows.free.append(row)
            }
        }
    }

    // MARK: Dying

    private static func watch(_ number: Int32) {
        var action = sigaction()
        action.handle { CrashWitness.died($0) }
        // A separate stack, since the usual one may have overflowed.
        action.sa_flags = SA_ONSTACK
        sigaction(number, &action, earlier + Int(number))
    }

    /// Prints the signal and the cases; calls only functions that are safe in a
    /// handler.
    private static func died(_ number: Int32) {
        if isAnyOpen {
            say("everyscreen: signal ")
            say(number)
            say(name(of: number))
            tellCases()
        }
        sigaction(number, earlier + Int(number), nil)
        raise(number)
    }

    private static func exited(_ status: Int32) {
        guard isAnyOpen else { return }
        say("everyscreen: exit(")
        say(status)
        say(")")
        tellCases()
        guard status == 0 else { return }
        say("everyscreen: the run was cut short, so that it fails: exit(1)\n")
        fflush(nil)
        _exit(1)
    }

    private static var isAnyOpen: Bool {
        for row in 0..<slots where lengths[row] > 0 { return true }
        return false
    }

    private static func tellCases() {
        say(" ends the process in the middle of a case; the next run shrinks and reports it\n")
        for row in 0..<slots where lengths[row] > 0 {
            say("everyscreen: case under way: ")
            _ = write(STDERR_FILENO, texts + row * width, Int(lengths[row]))
            say("\n")
        }
    }

    private static func say(_ text: StaticString) { _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

    private static func say(_ number: Int32) {
        if number < 0 { say("-") }
        var rest = number.magnitude
        var place: UInt32 = 1
        while rest / place >= 10 { place *= 10 }
        while place > 0 {
            var digit = UInt8(48 + rest / place)
            _ = write(STDERR_FILENO, &digit, 1)
            rest %= place
            place /= 10
        }
    }

    private static func name(of number: Int32) -> StaticString {
        switch number {
        case SIGSEGV: " (SIGSEGV: memory that is not there, or no room left on the stack)"
        case SIGBUS: " (SIGBUS: memory that is not there)"
        case SIGILL: " (SIGILL: a trap, such as a failed precondition)"
        case SIGTRAP: " (SIGTRAP: a trap, such as a failed precondition)"
        case SIGABRT: " (SIGABRT: abort, or no memory left)"
        case SIGFPE: " (SIGFPE: a fault of arithmetic)"
        case SIGSYS: " (SIGSYS: a forbidden call of the system)"
        case SIGTERM: " (SIGTERM: ended from outside, such as by a time limit)"
        case SIGXCPU: " (SIGXCPU: the limit of CPU time)"
        case SIGHUP: " (SIGHUP: the terminal went away)"
        case SIGALRM: " (SIGALRM: a time limit)"
        case SIGQUIT: " (SIGQUIT: ended from outside)"
        default: ""
        }
    }

    /// Gives the thread a stack for handlers, if it has none.
    ///
    /// The stack stays for the life of the thread; there are few.
    ///
    /// tvOS and watchOS prohibit `sigaltstack`: after a stack overflow, only the
    /// journal has the case.
    private static func makeStack() {
        #if !os(tvOS) && !os(watchOS)
            var current = stack_t()
            guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
            var new = stack_t()
            new.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack, alignment: 16)
            new.ss_size = numericCast(stack)
            sigaltstack(&new, nil)
        #endif
    }
}

extension sigaction {
    #if canImport(Darwin)
        fileprivate var isDefault: Bool { unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 0 }

        fileprivate mutating func handle(_ body: @escaping @convention(c) (Int32) -> Void) { __sigaction_u.__sa_handler = body }
    #else
        fileprivate var isDefault: Bool { unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 0 }

        fileprivate mutating func handle(_ body: @escaping @convention(c) (Int32) -> Void) { __sigaction_handler.sa_handler = body }
    #endif
}
