import Dispatch

/// Delivers signals as events on the main actor: a handler only writes the signal's number to a pipe, which the main
/// queue reads.
///
/// - Ctrl-C (SIGINT) and a resized window (SIGWINCH) become events.
/// - Ctrl-Z (SIGTSTP): the listeners restore the terminal, and the program stops. When the program continues, they set
///   up the terminal again and redraw. A program whose child has the terminal stops when the child has (SIGCHLD).
@MainActor
final class SignalPipe {
    /// The program's only instance. Its handlers are installed at first use.
    static let shared = SignalPipe()

    enum Event {
        case interrupted, resized, willStop, didContinue
    }

    // Written once, before the handlers are installed.
    nonisolated private static let writeEnd = HandlerVariable<CInt>(-1)
    nonisolated private static let interrupt = HandlerVariable(false)

    /// Whether Ctrl-C was pressed, and its event waits until the main actor has time.
    var hasInterrupt: Bool { SignalPipe.interrupt.value }

    private var listeners: [(id: ObjectIdentifier, handler: @MainActor (Event) -> Void)] = []
    private let pipe = WakePipe()
    private let source: any DispatchSourceRead

    private init() {
        SignalPipe.writeEnd.value = pipe.writeEnd
        source = DispatchSource.makeReadSource(fileDescriptor: pipe.readEnd, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { SignalPipe.shared.signalsArrived() } }
        source.resume()
        for signal in [SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGCHLD] { SignalPipe.catchSignal(signal) }
    }

    /// The newest listener is called first.
    func add(_ listener: AnyObject, _ handler: @escaping @MainActor (Event) -> Void) {
        listeners.insert((ObjectIdentifier(listener), handler), at: 0)
    }

    func remove(_ listener: ObjectIdentifier) { listeners.removeAll { $0.id == listener } }

    private func notify(_ event: Event) {
        for listener in listeners { listener.handler(event) }
    }

    /// Sends the events of the signals that have arrived.
    func signalsArrived() {
        for byte in pipe.drain() {
            switch CInt(byte) {
            case SIGINT:
                SignalPipe.interrupt.value = false
                notify(.interrupted)
            case SIGWINCH: notify(.resized)
            case SIGTSTP where childState != .running, SIGCHLD where childState == .stopped: stop()
            case SIGCONT: notify(.didContinue)
            default: break
            }
        }
    }

    private func stop() {
        notify(.willStop)
        signal(SIGTSTP, SIG_DFL)
        // Stops here, until the process is continued. (Without a shell that could continue it, the kernel doesn't stop
        // it.)
        kill(getpid(), SIGTSTP)
        SignalPipe.catchSignal(SIGTSTP)
        notify(.didContinue)
    }

    private enum ChildState {
        case none, running, stopped
    }

    /// The state of a child that gets the same Ctrl-Z, because it's in this process's group.
    ///
    /// The shell takes the terminal once this process has stopped. A child couldn't restore its screen after that, and
    /// would stop a second time after `fg`. So the child stops first, however long it takes.
    private var childState: ChildState {
        var child = siginfo_t()
        // `waitid` fails without such a child, and leaves `si_signo` 0 while none has stopped.
        guard waitid(P_PGID, id_t(getpgrp()), &child, WSTOPPED | WNOHANG | WNOWAIT) == 0 else { return .none }
        return child.si_signo == 0 ? .running : .stopped
    }

    private static func catchSignal(_ number: CInt) {
        var action = sigaction()
        action.sa_flags = CInt(SA_RESTART) | SA_ONSTACK
        setHandler(of: &action) { number in
            let error = errno
            if number == SIGINT { SignalPipe.interrupt.value = true }
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(SignalPipe.writeEnd.value, &byte, 1)
            errno = error
        }
        sigaction(number, &action, nil)
    }
}
