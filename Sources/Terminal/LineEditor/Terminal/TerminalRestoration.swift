/// Restores the terminal when the program ends by `exit`, by a crash, or by a signal such as SIGTERM. (``SignalPipe``
/// catches SIGINT.)
///
/// The signal handlers here use only ``HandlerVariable``s, and call only what POSIX allows in handlers, such as
/// tcsetattr.
enum TerminalRestoration {
    private struct State {
        var modes = termios()
        var isArmed = false
        var showsAlternateScreen = false
    }

    /// The main thread sets it. Handlers on any thread read it, and clear its flags.
    private static let state = HandlerVariable(State())
    /// The former actions of the signals, by signal number.
    private static let former = HandlerVariable(sigaction(), count: 64)
    private static let endOfEditing = StaticBytes(
        EscapeSequences.endOfFrame + EscapeSequences.doNotMarkPastes + EscapeSequences.resetStyle
            + EscapeSequences.showCursor
    )
    private static let endOfAlternateScreen = StaticBytes(EscapeSequences.ordinaryScreen)

    private static let isInstalled: Bool = {
        // Initializes all lazy constants before a handler can need them.
        _ = (state, former, endOfEditing, endOfAlternateScreen)
        atexit { TerminalRestoration.restore() }
        giveHandlersAStack()
        for signal in [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] {
            var action = sigaction()
            action.sa_flags = SA_ONSTACK
            setHandler(of: &action) { signal in
                TerminalRestoration.restore()
                // The former action handles the signal: it ends the program, or prints a backtrace first.
                _ = sigaction(signal, TerminalRestoration.former.pointer + Int(signal), nil)
                raise(signal)
            }
            sigaction(signal, &action, former.pointer + Int(signal))
        }
        return true
    }()

    /// Gives handlers their own stack: after infinite recursion, the main thread's stack has no room left.
    private static func giveHandlersAStack() {
        var present = stack_t()
        // The runtime's backtraces may have set one already.
        if sigaltstack(nil, &present) == 0, present.ss_flags & CInt(SS_DISABLE) == 0 { return }
        Terminal.giveHandlersAStack(byteCount: 1 << 16)
    }

    /// Call it on the main thread.
    static func arm(with attributes: TerminalAttributes) {
        _ = isInstalled
        state.value.modes = attributes.modes
        state.value.isArmed = true
    }

    /// Call it on the main thread, when the terminal is as it was found.
    static func disarm() { state.value.isArmed = false }

    /// Call it on the main thread.
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

    func write() { _ = Terminal.write(STDOUT_FILENO, bytes.pointer, count) }
}

/// Whether the program shows the alternate screen. If so, the normal screen comes back even if the program crashes.
@MainActor
public enum AlternateScreen {
    /// Set it right after writing the escape sequence that switches the screens.
    public static var isShown = false { didSet { TerminalRestoration.alternateScreen(isShown) } }
}

/// A variable that a signal handler may use.
///
/// Its memory is allocated before the handler is installed, and used without an exclusivity check or a lock. A lock
/// could make the handler wait for the code that it has interrupted.
struct HandlerVariable<Value>: @unchecked Sendable { // Only the main thread and signal handlers use it.
    let pointer: UnsafeMutablePointer<Value>

    init(_ value: Value, count: Int = 1) {
        pointer = .allocate(capacity: count)
        pointer.initialize(repeating: value, count: count)
    }

    var value: Value {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }
}
