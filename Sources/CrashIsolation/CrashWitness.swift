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
///
/// A fault in a thread that runs no case may come from a thread that outlives its
/// case. The handler says so, and names the case that ended last.
enum CrashWitness {
    /// The largest number of cases in progress that are printed; the journal has
    /// all of them.
    private static let slots = 64
    /// The largest number of bytes that are printed of a case.
    private static let width = 1_024
    /// The room for a line, in bytes: the words around the text of a case are few.
    private static let lineWidth = 2 * width
    /// The stack of the signal handler after a stack overflow, in bytes.
    private static let stack = 65_536

    /// A case, or other work, that calls the code under test.
    private struct Row {
        /// The length of the text; 0 for a free row.
        var length: Int32 = 0
        /// Whether the journal has it as well.
        var isCase = false
        /// The thread in which it began.
        var thread: pthread_t?
    }

    /// The state that the handlers read.
    private struct State {
        /// The number of checks in progress.
        var checks = 0
        /// The row and the length of the case that ended last.
        ///
        /// The row keeps its text until another case takes it, which is then in
        /// progress, or ends later.
        var ended = 0
        var endedLength: Int32 = 0
        /// The number of bytes of the line that is being made.
        var lineLength = 0
    }

    nonisolated(unsafe) private static let texts = UnsafeMutablePointer<UInt8>.allocate(capacity: slots * width)
    nonisolated(unsafe) private static let rows: UnsafeMutablePointer<Row> = {
        let rows = UnsafeMutablePointer<Row>.allocate(capacity: slots)
        rows.initialize(repeating: Row(), count: slots)
        return rows
    }()
    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        return state
    }()
    /// The line that is being made.
    ///
    /// It is written at once, or the output of another thread might come in its
    /// middle.
    nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(capacity: lineWidth)
    /// The earlier actions, by the number of the signal.
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    /// The rows in use, by owner and number of the case, and the free ones.
    private static let places = Locked(Places())

    private struct Places: Sendable {
        var used: [Case: Int] = [:]
        var free = Array(0..<slots)
        var checks = Set<Int>()

        mutating func release(_ row: Int) {
            if rows[row].isCase { (state.pointee.ended, state.pointee.endedLength) = (row, rows[row].length) }
            rows[row].length = 0
            free.append(row)
        }
    }

    private struct Case: Hashable, Sendable {
        let owner: Int
        let id: Int
    }

    /// The signals that others send to end a process.
    private static let ends = [SIGTERM, SIGINT, SIGXCPU, SIGHUP, SIGALRM, SIGQUIT]

    /// Starts to watch the process, once.
    private static let isWatching: Bool = {
        _ = (texts, rows, state, line, earlier)
        for number in 1..<32 where isFault(Int32(number)) { watch(Int32(number)) }
        for number in ends {
            // A program that ends in order still does.
            if SignalAction(of: number) == .standard { watch(number) }
        }
        #if os(Linux)
            on_exit({ status, _ in CrashWitness.exited(status) }, nil)
        #else
            atexit { CrashWitness.exited(0) }
        #endif
        return true
    }()

    /// Reports that a check starts.
    ///
    /// - Parameter owner: A number of the check, unique in the process.
    static func open(_ owner: Int) {
        _ = isWatching
        places.withLock { places in
            places.checks.insert(owner)
            state.pointee.checks = places.checks.count
        }
    }

    /// Reports that a check, and all its cases, have ended.
    static func close(_ owner: Int) {
        places.withLock { places in
            for (key, row) in places.used where key.owner == owner {
                places.used[key] = nil
                places.release(row)
            }
            places.checks.remove(owner)
            state.pointee.checks = places.checks.count
        }
    }

    /// Reports that a case, or other work, starts.
    ///
    /// - Parameters:
    ///   - owner: The number of the check.
    ///   - id: The number of the case.
    ///   - text: The line to print.
    ///   - isCase: Whether the journal has it.
    static func begin(_ owner: Int, _ id: Int, _ text: String, isCase: Bool = true) {
        makeStack()
        let row = places.withLock { places -> Int? in
            guard let free = places.free.popLast() else { return nil }
            if let old = places.used.updateValue(free, forKey: Case(owner: owner, id: id)) { places.release(old) }
            return free
        }
        guard let row else { return }
        var text = text
        text.withUTF8 { bytes in
            let count = min(bytes.count, width)
            guard count > 0, let start = bytes.baseAddress else { return }
            (texts + row * width).update(from: start, count: count)
            rows[row].thread = pthread_self()
            rows[row].isCase = isCase
            rows[row].length = Int32(count)
        }
    }

    /// Reports that a case, or other work, has ended.
    static func end(_ owner: Int, _ id: Int) {
        places.withLock { places in
            guard let row = places.used.removeValue(forKey: Case(owner: owner, id: id)) else { return }
            places.release(row)
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
        let isFault = isFault(number)
        if state.pointee.checks > 0 || isFault && state.pointee.endedLength > 0 {
            say("everyscreen: signal ")
            say(number)
            say(name(of: number))
            tellWork(isFault: isFault)
        }
        sigaction(number, earlier + Int(number), nil)
        raise(number)
    }

    private static func exited(_ status: Int32) {
        guard state.pointee.checks > 0 else { return }
        say("everyscreen: exit(")
        say(status)
        say(")")
        tellWork(isFault: true)
        guard status == 0 else { return }
        say("everyscreen: the run was cut short, so that it fails: exit(1)\n")
        fflush(nil)
        _exit(1)
    }

    /// Whether a process raises the signal by its own code.
    private static func isFault(_ number: Int32) -> Bool {
        switch number {
        case SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS: true
        default: false
        }
    }

    /// Prints the cases and other work in progress.
    ///
    /// - Parameter isFault: Whether the code of this thread ends the process.
    private static func tellWork(isFault: Bool) {
        var (isCase, isHere) = (false, false)
        for row in 0..<slots where rows[row].length > 0 {
            if rows[row].isCase { isCase = true }
            if let thread = rows[row].thread, pthread_equal(thread, pthread_self()) != 0 { isHere = true }
        }
        if isCase {
            say(" ends the process in the middle of a case; the next run shrinks and reports it\n")
        } else if state.pointee.checks > 0 {
            say(" ends the process in the middle of a check\n")
        } else {
            say(" ends the process after the last check\n")
        }
        for row in 0..<slots where rows[row].length > 0 {
            say("everyscreen: ")
            say(texts + row * width, Int(rows[row].length))
            say("\n")
        }
        guard isFault, !isHere, state.pointee.endedLength > 0 else { return }
        say("everyscreen: no case began in this thread, which may outlive its case; the last to end was the ")
        say(texts + state.pointee.ended * width, Int(state.pointee.endedLength))
        say("\n")
    }

    private static func say(_ text: StaticString) { say(text.utf8Start, text.utf8CodeUnitCount) }

    /// Adds bytes to the line, and writes it when it ends.
    ///
    /// Two threads that die at once may mix their lines, but never write beyond
    /// them.
    private static func say(_ bytes: UnsafePointer<UInt8>, _ byteCount: Int) {
        let start = min(state.pointee.lineLength, lineWidth)
        let count = min(byteCount, lineWidth - start)
        memcpy(line + start, bytes, count)
        state.pointee.lineLength = start + count
        guard count > 0, line[start + count - 1] == UInt8(ascii: "\n") else { return }
        state.pointee.lineLength = 0
        _ = write(STDERR_FILENO, line, start + count)
    }

    private static func say(_ number: Int32) {
        if number < 0 { say("-") }
        var rest = number.magnitude
        var place: UInt32 = 1
        while rest / place >= 10 { place *= 10 }
        while place > 0 {
            var digit = UInt8(48 + rest / place)
            say(&digit, 1)
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
        case SIGINT: " (SIGINT: ended from outside, such as by Ctrl-C)"
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
        fileprivate mutating func handle(_ body: @escaping @convention(c) (Int32) -> Void) { __sigaction_u.__sa_handler = body }
    #else
        fileprivate mutating func handle(_ body: @escaping @convention(c) (Int32) -> Void) { __sigaction_handler.sa_handler = body }
    #endif
}
