import Synchronization

/// Repeats a step in a loop, once more for each time the step requests its next run before it has returned.
///
/// Without the loop, if a signal completes at once, the next one would start inside its completion, and a hundred
/// thousand of them would overflow the stack.
@usableFromInline final class Trampoline: Sendable {
    /// How many requested runs haven't returned.
    private let requests = Atomic<Int>(0)

    @usableFromInline init() {}

    /// Runs `step` now or, if a step is running, repeats that step when it returns. So all steps must do the same.
    @usableFromInline func bounce(_ step: () -> Void) {
        guard requests.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat { step() } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
