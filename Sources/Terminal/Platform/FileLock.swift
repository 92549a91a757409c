/// A lock on a file or folder, with one holder at a time in all processes. The lock ends with this object or with the
/// process.
///
///     let lock = try FileLock("grades", waits: false)
///
/// A file that was created for the lock isn't removed: if it were, two processes could lock two different files.
public final class FileLock: Sendable {
    private let descriptor: CInt

    /// Takes the lock at a path. If the path doesn't exist, creates an empty file.
    /// - Parameter waits: whether to wait while the lock is held elsewhere. If false, the call throws instead.
    public init(_ path: String, waits: Bool = true) throws(FileLockError) {
        var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor < 0, errno == EISDIR { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileLockError() }
        while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            guard errno == EINTR else {
                let error = FileLockError()
                close(descriptor)
                throw error
            }
        }
        self.descriptor = descriptor
    }

    deinit {
        // A child process that is being started has a copy of the descriptor until it runs its program. If we only
        // closed our descriptor, that copy would keep the lock. Unlocking ends the lock for both.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Waits for the lock at a path, and runs `body` while this process holds it.
    /// - Throws: ``FileLockError`` if the path can't be locked, and the errors of `body`.
    public static func holding<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        let lock = try FileLock(path)
        return try withExtendedLifetime(lock) { try body() }
    }
}

/// The error if a path can't be locked.
public struct FileLockError: Error {
    /// The reason, as the end of a sentence.
    public let reason = SystemReason().words
    /// Whether the lock is already held.
    public let isTaken = errno == EWOULDBLOCK
}
