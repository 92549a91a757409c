import Synchronization

#if THREAD_SANITIZER
import Foundation
#endif

/// State that several threads share, reachable only under the lock.
///
/// Two rules make every use of it safe:
/// * *Decide under the lock, act outside it.* No user code runs inside `withLock`: return the work to do.
/// * *Release outside it too.* Releasing a value may run a user's `deinit`, so move old values out of `withLock`.
///
/// The lock is not recursive: locking again inside `withLock` stops the program, which turns a broken rule into a
/// failed test.
///
/// ThreadSanitizer on Linux doesn't know `Mutex` and reports false races. A sanitized build sets the flag
/// `THREAD_SANITIZER` (`swift test --sanitize=thread -Xswiftc -DTHREAD_SANITIZER`), which adds a lock that
/// ThreadSanitizer knows.
///
/// Don't store a bare closure in a lock, since each access would wrap the closure in another thunk. Put it in a struct,
/// as ``Action`` does.
@usableFromInline struct Lock<State: Sendable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>
    #if THREAD_SANITIZER
    @usableFromInline let visible = NSLock()
    #endif

    @inlinable init(_ state: consuming State) { mutex = Mutex(state) }

    @inlinable borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        #if THREAD_SANITIZER
        visible.lock()
        defer { visible.unlock() }
        #endif
        return mutex.withLock { state in body(&state) }
    }
}
