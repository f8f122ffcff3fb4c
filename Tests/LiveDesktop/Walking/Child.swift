import Glibc

/// A child process, waited for by its id.
struct Child {
    let id: pid_t

    /// Starts a program that `PATH` leads to.
    ///
    /// - Parameters:
    ///   - command: The program and its arguments.
    ///   - environment: The whole environment.
    ///   - files: The descriptors that become its first three; `nil` passes this
    ///     process's own.
    init(_ command: [String], environment: [String: String], files: [Int32?] = [nil, nil, nil]) throws(DesktopError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, file) in files.enumerated() {
            if let file { posix_spawn_file_actions_adddup2(&actions, file, Int32(target)) }
        }
        let arguments = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var id: pid_t = 0
        let error = posix_spawnp(&id, command[0], &actions, nil, arguments, variables)
        guard error == 0 else { throw .notStarted(command[0], String(cString: strerror(error))) }
        self.id = id
    }

    /// Returns the exit status once the process has ended, else `nil`; for one
    /// killed by a signal, 128 and its number.
    func status() -> Int32? {
        var state: Int32 = 0
        guard waitpid(id, &state, WNOHANG) == id else { return nil }
        let signal = state & 0x7F
        return signal == 0 ? (state >> 8) & 0xFF : 128 + signal
    }

    /// Waits for its end for a limited time; `nil` if it still runs then.
    func status(within limit: Duration) -> Int32? {
        let end = ContinuousClock.now + limit
        repeat {
            if let status = status() { return status }
            usleep(5_000)
        } while ContinuousClock.now < end
        return status()
    }
}
