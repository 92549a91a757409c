import Synchronization

#if THREAD_SANITIZER
import Foundation
#endif

/// State that several threads share, and the only way to touch it.
///
/// Two rules of the house make every use of it safe, and every use in this module keeps them:
/// * *Decide under the lock, act outside it.* No closure of a user's runs inside `withLock`; what is to be done is returned.
/// * *Release outside it too.* A value that is replaced may run a user's `deinit`, so old values are moved out of `withLock`.
///
/// It is not recursive: taking it again inside `withLock` stops the program, which turns a broken rule into a failed test.
///
/// ThreadSanitizer on Linux doesn't know `Mutex` and reports races that are none. A sanitized build sets the flag
/// `THREAD_SANITIZER` (`swift test --sanitize=thread -Xswiftc -DTHREAD_SANITIZER`), which puts a lock that it knows around the mutex.
///
/// A closure is never stored in it bare: each access would wrap it in one more thunk. It goes in a struct or a class.
@usableFromInline struct Lock<State: Sendable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>
    #if THREAD_SANITIZER
    @usableFromInline let visible = NSLock()
    #endif

    @inlinable init(_ state: consuming State) {
        mutex = Mutex(state)
    }

    @inlinable borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        #if THREAD_SANITIZER
        visible.lock()
        defer { visible.unlock() }
        #endif
        return mutex.withLock { state in body(&state) }
    }
}
