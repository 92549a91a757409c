import Platform

/// Restores the terminal however the program ends: by `exit`, by a signal, by a crash.
///
/// A signal handler here uses only ``HandlerVariable``s, and calls only what POSIX allows in handlers (tcsetattr,
/// write, sigaction, raise).
enum TerminalRestoration {
    private struct State {
        var modes = termios()
        var isArmed = false
        var showsAlternateScreen = false
    }

    /// Written by the main thread, read by handlers on any thread.
    private static let state = HandlerVariable(State())
    /// For each signal, by its number, the action that was set before.
    private static let former = HandlerVariable(sigaction(), count: 64)
    private static let endOfEditing = StaticBytes(
        EscapeSequences.endOfFrame + EscapeSequences.doNotMarkPastes + EscapeSequences.resetStyle
            + EscapeSequences.showCursor
    )
    private static let endOfAlternateScreen = StaticBytes(EscapeSequences.ordinaryScreen)

    private static let isInstalled: Bool = {
        // Makes all lazy constants before a handler can need them.
        _ = (state, former, endOfEditing, endOfAlternateScreen)
        atexit { TerminalRestoration.restore() }
        giveHandlersAStack()
        for signal in [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] {
            var action = sigaction()
            action.sa_flags = SA_ONSTACK
            setHandler(of: &action) { signal in
                TerminalRestoration.restore()
                // The former action takes over: it ends the program, or prints a backtrace first.
                _ = sigaction(signal, TerminalRestoration.former.pointer + Int(signal), nil)
                raise(signal)
            }
            sigaction(signal, &action, former.pointer + Int(signal))
        }
        return true
    }()

    /// Gives handlers a stack apart: an endless recursion leaves no room on the main thread's.
    private static func giveHandlersAStack() {
        var present = stack_t()
        // The runtime's own backtraces may have set one already.
        if sigaltstack(nil, &present) == 0, present.ss_flags & CInt(SS_DISABLE) == 0 { return }
        let size = 64 * 1024
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }

    /// From now on the terminal gets these attributes back. Main thread.
    static func arm(with attributes: TerminalAttributes) {
        _ = isInstalled
        state.value.modes = attributes.modes
        state.value.isArmed = true
    }

    /// The terminal is as it was found: there is nothing to restore. Main thread.
    static func disarm() {
        state.value.isArmed = false
    }

    /// Whether to leave the alternate screen as well. Main thread.
    static func alternateScreen(_ isShown: Bool) {
        _ = isInstalled
        state.value.showsAlternateScreen = isShown
        if isShown { StandardErrorBuffer.hold() } else { StandardErrorBuffer.release() }
    }

    private static func restore() {
        if state.value.isArmed || state.value.showsAlternateScreen { endOfEditing.write() }
        if state.value.showsAlternateScreen { endOfAlternateScreen.write() }
        if state.value.isArmed {
            // In a background process, setting modes would stop the program instead of ending it.
            signal(SIGTTOU, SIG_IGN)
            tcsetattr(STDIN_FILENO, TCSANOW, &state.pointer.pointee.modes)
        }
        state.value.isArmed = false
        state.value.showsAlternateScreen = false
        StandardErrorBuffer.release()
    }
}

/// Bytes that never move and are never freed.
private struct StaticBytes: Sendable {
    private let bytes: HandlerVariable<UInt8>
    private let count: Int

    init(_ text: String) {
        count = text.utf8.count
        bytes = HandlerVariable(0, count: count)
        _ = UnsafeMutableBufferPointer(start: bytes.pointer, count: count).update(from: text.utf8)
    }

    func write() {
        _ = Platform.write(STDOUT_FILENO, bytes.pointer, count)
    }
}
