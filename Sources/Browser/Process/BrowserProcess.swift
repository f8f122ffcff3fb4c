import Foundation

#if os(macOS) || os(Linux)
    /// A running browser: its process group, its profile, and the sockets that are
    /// its descriptors 3 and 4.
    ///
    /// All processes of the browser are in one group, which `end()` kills as a
    /// whole. A browser whose command socket closes, because this process was
    /// killed, ends by itself. The profile has the number of this process in its
    /// name, so that a later run removes the profiles of killed ones.
    final class BrowserProcess: @unchecked Sendable {
        let identifier: pid_t
        let profile: String
        /// The descriptor that commands are written to.
        let commands: Int32
        /// The descriptor that answers are read from.
        let answers: Int32
        private var isEnded = false

        private static let prefix = "everyscreen-browser-"
        /// The folder of profiles, without a slash at its end.
        fileprivate static var folder: String { (NSTemporaryDirectory() as NSString).standardizingPath }
        /// The running browsers, by number, with their profiles.
        private static let running = RunningBrowsers()

        /// Starts a program with a fresh profile.
        ///
        /// - Parameters:
        ///   - program: The path of the program.
        ///   - arguments: Its arguments, without the profile.
        init(_ program: String, _ arguments: [String]) throws(BrowserError) {
            func failure(_ reason: Int32 = errno) -> BrowserError {
                .notStarted(path: program, reason: String(cString: strerror(reason)))
            }
            Self.running.removeLeftovers(prefix: Self.prefix)
            var template = Array("\(Self.folder)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { throw failure() }
            profile = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let temporary = profile + "/t"
            mkdir(temporary, 0o700)

            var ends: [Int32] = []
            func closeAll() { for end in ends { close(end) } }
            for _ in 0..<2 {
                guard let pair = Self.sockets() else {
                    let reason = errno
                    closeAll()
                    Self.remove(profile)
                    throw failure(reason)
                }
                ends += pair
            }
            let all =
                [program, "--user-data-dir=\(profile)", "--disk-cache-dir=\(profile)/c"] + arguments + ["about:blank"]
            var variables = ProcessInfo.processInfo.environment
            // Sockets and folders that a killed browser leaves behind are removed
            // with the profile.
            variables["TMPDIR"] = temporary
            // Otherwise crash reports lie in the person's own profile. The name
            // also identifies the crash handler's process.
            variables["BREAKPAD_DUMP_LOCATION"] = profile + "/r"
            let outcome = Self.spawn(all, variables, commands: ends[1], answers: ends[3])
            close(ends[1])
            close(ends[3])
            guard case .success(let identifier) = outcome else {
                close(ends[0])
                close(ends[2])
                Self.remove(profile)
                guard case .failure(let reason) = outcome else { throw failure(0) }
                throw failure(reason.code)
            }
            self.identifier = identifier
            (commands, answers) = (ends[0], ends[2])
            Self.running.add(identifier, profile)
        }

        deinit { end() }

        /// Kills the browser with all its processes and removes its profile; does
        /// nothing the second time.
        func end() {
            guard !isEnded else { return }
            isEnded = true
            close(commands)
            close(answers)
            Self.running.end(identifier, profile)
        }

        private struct SpawnError: Error {
            let code: Int32
        }

        /// A pair of connected sockets that no other child inherits; sockets, since
        /// writing to a pipe without reader raises a signal.
        private static func sockets() -> [Int32]? {
            var pair: [Int32] = [0, 0]
            #if os(Linux)
                let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
            // Descriptors 3 and 4 are given to the child, so this process may use
            // neither.
            return pair.map { end in
                let moved = fcntl(end, F_DUPFD_CLOEXEC, 10)
                guard moved >= 0 else { return end }
                close(end)
                #if !os(Linux)
                    var on: Int32 = 1
                    setsockopt(moved, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
                #endif
                return moved
            }
        }

        private static func spawn(
            _ arguments: [String], _ variables: [String: String], commands: Int32, answers: Int32
        ) -> Result<pid_t, SpawnError> {
            #if os(Linux)
                var actions = posix_spawn_file_actions_t()
                var attributes = posix_spawnattr_t()
            #else
                var actions: posix_spawn_file_actions_t?
                var attributes: posix_spawnattr_t?
            #endif
            posix_spawn_file_actions_init(&actions)
            posix_spawnattr_init(&attributes)
            defer {
                posix_spawn_file_actions_destroy(&actions)
                posix_spawnattr_destroy(&attributes)
            }
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, commands, 3)
            posix_spawn_file_actions_adddup2(&actions, answers, 4)
            var flags = Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
            #if !os(Linux)
                flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
            #endif
            var signals = sigset_t()
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(&attributes, &signals)
            for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGCHLD] { sigaddset(&signals, signal) }
            posix_spawnattr_setsigdefault(&attributes, &signals)
            posix_spawnattr_setpgroup(&attributes, 0)
            posix_spawnattr_setflags(&attributes, flags)
            var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
            var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
            defer { for word in words + settings { free(word) } }
            var identifier: pid_t = 0
            let code = posix_spawn(&identifier, arguments[0], &actions, &attributes, &words, &settings)
            return code == 0 ? .success(identifier) : .failure(SpawnError(code: code))
        }

        fileprivate static func remove(_ profile: String) {
            // A process that is being killed may still write; the second pass
            // removes its files.
            for _ in 0..<20 {
                try? FileManager.default.removeItem(atPath: profile)
                if access(profile, F_OK) != 0 { return }
                usleep(10_000)
            }
        }
    }

    /// The browsers that this process has started and not ended.
    private final class RunningBrowsers: @unchecked Sendable {
        private let lock = NSLock()
        private var profiles: [pid_t: String] = [:]
        private var isPrepared = false

        func add(_ identifier: pid_t, _ profile: String) {
            lock.withLock { profiles[identifier] = profile }
        }

        func end(_ identifier: pid_t, _ profile: String) {
            kill(-identifier, SIGKILL)
            kill(identifier, SIGKILL)
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            // Processes that the browser started are no children of this one; they
            // have ended when their group is empty.
            for _ in 0..<20 where kill(-identifier, 0) == 0 { usleep(5_000) }
            endStragglers(profile)
            BrowserProcess.remove(profile)
            lock.withLock { profiles[identifier] = nil }
        }

        /// Ends processes outside the group: the crash handler has a separate
        /// session, and its arguments name the profile.
        ///
        /// On macOS it ends by itself with the browser.
        private func endStragglers(_ profile: String) {
            #if os(Linux)
                let name = Array(profile.utf8)
                for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                    guard let number = pid_t(entry), number != getpid(),
                        let data = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline")
                    else { continue }
                    if [UInt8](data).firstRange(of: name) != nil { kill(number, SIGKILL) }
                }
            #endif
        }

        /// Removes the profiles of processes that no longer run, once, and ends
        /// running browsers at exit.
        func removeLeftovers(prefix: String) {
            let isFirst = lock.withLock {
                defer { isPrepared = true }
                return !isPrepared
            }
            guard isFirst else { return }
            atexit { RunningBrowsers.shared?.endAll() }
            Self.shared = self
            let folder = BrowserProcess.folder
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
                guard let owner = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ pid_t($0) }) else { continue }
                if kill(owner, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(atPath: folder + "/" + name) }
            }
        }

        nonisolated(unsafe) private static var shared: RunningBrowsers?

        private func endAll() {
            for (identifier, profile) in lock.withLock({ profiles }) { end(identifier, profile) }
        }
    }
#endif
