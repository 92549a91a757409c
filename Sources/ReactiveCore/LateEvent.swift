import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The mistake of a source that goes on after its own end. It harms nobody, as nobody hears it, so the program is not stopped; but a source
/// whose values vanish without a word is hard to mend.
@usableFromInline enum LateEvent {
    private static let isTold = Atomic<Bool>(false)

    /// Tells it on standard error, the first time that it happens in a program.
    @inline(never) @usableFromInline static func tell() {
        if isTold.exchange(true, ordering: .relaxed) { return }
        let sentence = """
            ReactiveCore: a signal was sent an event after it had ended, and nobody hears that. Return after the last event, or ask \
            `subscriber.isDisposed` before each one. (This is told once.)

            """
        Array(sentence.utf8).withUnsafeBytes { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}
