import Terminal

/// Keeps a trap, such as an index out of range, from ending the program: a guarded thread that traps reports it and
/// stops forever, and the other threads continue.
///
/// A trap usually comes from the thread's own instruction, not from inside the C library, so the library's locks stay
/// usable. The thread's memory isn't freed.
public enum TrapGuard {
    /// The descriptor to which the calling thread reports its trap, plus one; 0 for a thread that isn't guarded.
    private static let descriptor = ThreadWord()

    private static let signals = [SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSEGV, SIGBUS]

    /// The address of an array of the signals' earlier actions.
    private static let earlier: UInt = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
        for (index, signal) in signals.enumerated() { sigaction(signal, nil, actions + index) }
        return UInt(bitPattern: actions)
    }()

    private static let isInstalled: Bool = {
        _ = (earlier, descriptor.value)
        var action = sigaction()
        setHandler(of: &action) { TrapGuard.handle($0) }
        action.sa_flags = CInt(SA_ONSTACK) | CInt(SA_NODEFER)
        for signal in signals { sigaction(signal, &action, nil) }
        return true
    }()

    /// Runs `body` on the calling thread, which should have been created only for this call.
    /// - Parameter output: receives one byte if the thread traps: the signal's number. The thread never continues.
    public static func run(announcingTrapTo output: CInt, _ body: () -> Void) {
        _ = isInstalled
        let room = giveHandlersAStack(byteCount: 1 << 16)
        descriptor.value = Int(output) + 1
        body()
        descriptor.value = 0
        var none = stack_t()
        none.ss_flags = CInt(SS_DISABLE)
        sigaltstack(&none, nil)
        room.deallocate()
    }

    private static func handle(_ signal: CInt) {
        guard descriptor.value > 0 else { return passOn(signal) }
        var number = UInt8(truncatingIfNeeded: signal)
        _ = write(CInt(descriptor.value - 1), &number, 1)
        while true { pause() }
    }

    /// Restores a signal's earlier action for an unguarded thread, and lets the instruction or the signal repeat.
    private static func passOn(_ signal: CInt) {
        guard let index = signals.firstIndex(of: signal) else { return }
        sigaction(signal, UnsafePointer<sigaction>(bitPattern: earlier)! + index, nil)
        if signal == SIGABRT { raise(signal) }
    }
}
