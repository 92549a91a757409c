import Synchronization

// The only platform-specific code in this module. Foundation would avoid it, but would be the largest dependency.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reports the first event that a source sends after its own end. The event harms no subscriber, so the program
/// continues, but a source whose values silently vanish is hard to debug.
@usableFromInline enum LateEvent {
    private static let isReported = Atomic<Bool>(false)

    @inline(never) @usableFromInline static func report() {
        if isReported.exchange(true, ordering: .relaxed) { return }
        let message = """
            ReactiveCore: a signal was sent an event after it had ended.
            The event was dropped. Only the first such event is reported.
            Return after the last event, or check `subscriber.isDisposed` before each one.

            """
        Array(message.utf8).withUnsafeBytes { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}
