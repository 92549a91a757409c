import Platform

/// Gives the terminal back as it was found, however the program ends: by `exit`, by a signal, by a crash.
///
/// Everything that a signal handler touches is plain memory that was allocated before the handler was installed; the
/// handler itself calls only what POSIX allows there (tcsetattr, write, sigaction, raise).
enum TerminalRestoration {
    /// Written by the main thread, read by handlers on any thread.
    private struct State {
        var modes = termios()
        var isArmed = false
        var showsAlternateScreen = false
    }

    // An unsafe pointer is what a signal handler can read without a lock or an exclusivity check, both of which could
    // make it wait for the very code that it has interrupted.
    private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        return state
    }()

    // For the same reason; what was to happen at each signal before, by its number.
    private nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
        actions.initialize(repeating: sigaction(), count: 64)
        return actions
    }()

    private static let endOfEditing = StaticBytes(
        EscapeSequences.endOfFrame + EscapeSequences.doNotMarkPastes + EscapeSequences.resetStyle
            + EscapeSequences.showCursor
    )
    private static let endOfAlternateScreen = StaticBytes(EscapeSequences.ordinaryScreen)

    private static let isInstalled: Bool = {
        // All lazy constants are made here, before a handler can need them.
        _ = (state, former, endOfEditing, endOfAlternateScreen)
        atexit { TerminalRestoration.restore() }
        giveHandlersAStack()
        for signal in [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] {
            var action = sigaction()
            action.sa_flags = SA_ONSTACK
            setHandler(of: &action) { signal in
                TerminalRestoration.restore()
                // The former action takes over: it ends the program, or prints a backtrace first.
                _ = sigaction(signal, TerminalRestoration.former + Int(signal), nil)
                raise(signal)
            }
            sigaction(signal, &action, former + Int(signal))
        }
        return true
    }()

    /// A recursion without end leaves the main thread no stack to run a handler on: it gets one of its own.
    private static func giveHandlersAStack() {
        let size = 64 * 1024
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        var present = stack_t()
        // Somebody else, such as the runtime's own backtraces, may have seen to it.
        if sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) == 0 { return }
        sigaltstack(&stack, nil)
    }

    /// From now on the terminal is given back with these modes. Main thread.
    static func arm(with modes: termios) {
        _ = isInstalled
        state.pointee.modes = modes
        state.pointee.isArmed = true
    }

    /// The terminal is as it was found: nothing to do. Main thread.
    static func disarm() {
        state.pointee.isArmed = false
    }

    /// Whether the alternate screen is to be left, too. Main thread.
    static func alternateScreen(_ isShown: Bool) {
        _ = isInstalled
        state.pointee.showsAlternateScreen = isShown
        if isShown { HeldErrors.hold() } else { HeldErrors.release() }
    }

    private static func restore() {
        if state.pointee.isArmed || state.pointee.showsAlternateScreen { endOfEditing.write() }
        if state.pointee.showsAlternateScreen { endOfAlternateScreen.write() }
        if state.pointee.isArmed {
            // In the background, setting modes would stop the program in place of ending it.
            signal(SIGTTOU, SIG_IGN)
            _ = withUnsafePointer(to: &state.pointee.modes) { tcsetattr(STDIN_FILENO, TCSANOW, $0) }
        }
        state.pointee.isArmed = false
        state.pointee.showsAlternateScreen = false
        HeldErrors.release()
    }
}

/// Bytes that never move and are never freed.
private struct StaticBytes: @unchecked Sendable { // Unsafe memory, written once, here.
    private let start: UnsafeMutablePointer<UInt8>
    private let count: Int

    init(_ text: String) {
        count = text.utf8.count
        start = .allocate(capacity: count)
        _ = UnsafeMutableBufferPointer(start: start, count: count).initialize(from: text.utf8)
    }

    func write() {
        _ = systemWrite(STDOUT_FILENO, start, count)
    }
}
