/// Keeps a trap, such as an index out of range, from ending the program: a guarded thread that traps says so and stops,
/// forever, and the other threads go on.
///
/// A trap comes from the thread's own instruction, between calls of the C library, so nothing that others need is left
/// locked. What the thread had allocated isn't freed.
public enum TrapGuard {
    /// The descriptor, plus one, to which the calling thread writes the number of its trap's signal; 0 for a thread
    /// that isn't guarded.
    private static let descriptor = ThreadWord()

    private static let signals = [SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSEGV, SIGBUS]

    /// Room for the handler when the stack is full, in bytes.
    private static let handlerStack = 1 << 16

    /// The address of what the program did with each signal before.
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

    /// Runs `body` on the calling thread, which should have been made for it.
    /// - Parameter output: gets one byte if it traps, the signal's number. The thread never goes on.
    public static func run(announcingTrapTo output: CInt, _ body: () -> Void) {
        _ = isInstalled
        var stack = stack_t()
        let room = UnsafeMutableRawPointer.allocate(byteCount: handlerStack, alignment: 16)
        stack.ss_sp = room
        stack.ss_size = handlerStack
        sigaltstack(&stack, nil)
        descriptor.value = Int(output) + 1
        body()
        descriptor.value = 0
        stack.ss_flags = CInt(SS_DISABLE)
        sigaltstack(&stack, nil)
        room.deallocate()
    }

    private static func handle(_ signal: CInt) {
        guard descriptor.value > 0 else { return passOn(signal) }
        var number = UInt8(truncatingIfNeeded: signal)
        _ = write(CInt(descriptor.value - 1), &number, 1)
        while true { pause() }
    }

    /// Lets a signal of another thread do what it did before: the instruction runs again, or the signal is sent again.
    private static func passOn(_ signal: CInt) {
        guard let index = signals.firstIndex(of: signal) else { return }
        sigaction(signal, UnsafePointer<sigaction>(bitPattern: earlier)! + index, nil)
        if signal == SIGABRT { raise(signal) }
    }
}
