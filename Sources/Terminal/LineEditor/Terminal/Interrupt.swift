/// Ctrl-C, for code that keeps the main actor busy, so that no event can reach it.
///
///     while !isDone, !Interrupt.isPending { usleep(2_000) }
@MainActor
public enum Interrupt {
    /// Whether Ctrl-C was pressed, and no event has told it yet. After the first call, Ctrl-C no longer ends the
    /// program by itself.
    public static var isPending: Bool { SignalPipe.shared.hasInterrupt }
}
