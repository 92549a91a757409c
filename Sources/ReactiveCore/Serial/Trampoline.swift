/// Runs a step again and again by a loop, also when the step asks for the next one before it has returned.
///
/// What follows a source that ended at once would otherwise start inside its ending, and a hundred thousand of them would use up the stack.
@usableFromInline final class Trampoline: Sendable {
    @usableFromInline enum State: Sendable { case idle, running, again }

    @usableFromInline let state = Lock(State.idle)

    @inlinable init() {}

    /// Runs `step` now, or once more after the step that is running.
    @inlinable func bounce(_ step: () -> Void) {
        let isIdle = state.withLock { state in
            defer { state = state == .idle ? .running : .again }
            return state == .idle
        }
        guard isIdle else { return }
        repeat {
            step()
        } while state.withLock({ state in
            defer { state = state == .again ? .running : .idle }
            return state == .again
        })
    }
}
