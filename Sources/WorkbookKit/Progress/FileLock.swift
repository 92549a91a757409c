import Platform

/// Lets only one workbook at a time change a file.
enum FileLock {
    /// Waits for the lock at `path`, and runs `body` while this process holds it.
    ///
    /// The empty lock file stays: if it were removed, two processes could lock two different files.
    /// - Throws: ``FileLockError`` if the lock file can't be opened, and the errors of `body`.
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
