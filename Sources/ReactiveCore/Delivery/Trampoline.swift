import Synchronization

/// Runs a step again in a loop when the step asks for the next one before it has returned.
///
/// Otherwise, if a signal completes at once, the next one would start inside its completion, and a hundred thousand of
/// them would overflow the stack.
@usableFromInline final class Trampoline: Sendable {
    /// The number of requested steps that haven't returned.
    private let requests = Atomic<Int>(0)

    @usableFromInline init() {}

    /// Runs `step` now, or after the step that is running.
    @usableFromInline func bounce(_ step: () -> Void) {
        guard requests.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat { step() } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
