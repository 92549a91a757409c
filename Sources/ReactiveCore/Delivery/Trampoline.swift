import Synchronization

/// Runs a step again in a loop when the step asks for the next one before it has returned.
///
/// The signal that follows one that completed at once would otherwise start inside that completion, and a hundred
/// thousand of them would overflow the stack.
@usableFromInline final class Trampoline: Sendable {
    /// The steps that were asked for and haven't returned.
    private let requests = Atomic<Int>(0)

    @usableFromInline init() {}

    /// Runs `step` now, or after the step that is running.
    @usableFromInline func bounce(_ step: () -> Void) {
        guard requests.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat { step() } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
