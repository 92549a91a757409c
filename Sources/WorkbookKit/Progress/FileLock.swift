import Platform

/// Lets one workbook at a time change a file, however many are open on a checkout.
enum FileLock {
    /// Runs `body` while this process holds the lock at `path`, waiting for whoever holds it now.
    ///
    /// The lock file stays behind, empty: removing it would let two holders hold two different files.
    /// - Throws: ``FileLockError`` where the lock file cannot be opened, and whatever `body` throws.
    static func holding<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileLockError(reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw FileLockError(reason: String(cString: strerror(errno))) }
        }
        return try body()
    }
}

/// Why a lock file could not be used, in the system's words.
struct FileLockError: Error {
    let reason: String
}
