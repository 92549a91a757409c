import Synchronization

// The only code for one system in this module. Foundation would do without, but it'd be the largest dependency.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A source sent an event after its own end. That harms no subscriber, so the program goes on; but a source whose
/// values silently vanish is hard to debug.
@usableFromInline enum LateEvent {
    private static let isReported = Atomic<Bool>(false)

    /// Reports the first such event of a program on standard error.
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
