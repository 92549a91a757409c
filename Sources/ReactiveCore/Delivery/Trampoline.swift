/// Runs a step again in a loop when the step asks for the next one before it has returned.
///
/// The signal that follows one that completed at once would otherwise start inside that completion, and a hundred
/// thousand of them would overflow the stack.
@usableFromInline final class Trampoline: Sendable {
    private let requests = Lock(DrainQueue<Void>())

    @usableFromInline init() {}

    /// Runs `step` now, or after the step that is running.
    @usableFromInline func bounce(_ step: () -> Void) {
        guard requests.withLock({ $0.begin(()) }) else { return }
        repeat { step() } while requests.withLock { $0.next() != nil }
    }
}
