import Dispatch

/// Delivers signals as events on the main actor: a handler only writes the signal's number to a pipe, which the main
/// queue reads.
///
/// - Ctrl-C (SIGINT) and a resized window (SIGWINCH) become events.
/// - Ctrl-Z (SIGTSTP): the listeners restore the terminal, and the program stops. When the program continues, they set
///   up the terminal again and redraw.
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
        for signal in [SIGINT, SIGWINCH, SIGTSTP, SIGCONT] { SignalPipe.catchSignal(signal) }
    }

    /// The newest listener is called first.
    func add(_ listener: AnyObject, _ handler: @escaping @MainActor (Event) -> Void) {
        listeners.insert((ObjectIdentifier(listener), handler), at: 0)
    }

    func remove(_ listener: ObjectIdentifier) { listeners.removeAll { $0.id == listener } }

    private func notify(_ event: Event) {
        for listener in listeners { listener.handler(event) }
    }

    private func signalsArrived() {
        for byte in pipe.drain() {
            switch CInt(byte) {
            case SIGINT:
                SignalPipe.interrupt.value = false
                notify(.interrupted)
            case SIGWINCH: notify(.resized)
            case SIGTSTP: stop()
            case SIGCONT: notify(.didContinue)
            default: break
            }
        }
    }

    private func stop() {
        notify(.willStop)
        letChildrenStop()
        signal(SIGTSTP, SIG_DFL)
        // Stops here, until the process is continued. (Without a shell that could continue it, the kernel doesn't stop
        // it.)
        kill(getpid(), SIGTSTP)
        SignalPipe.catchSignal(SIGTSTP)
        notify(.didContinue)
    }

    /// Waits, for about a second at most, until a child that got the same Ctrl-Z has stopped.
    ///
    /// The shell takes the terminal once this process has stopped. A child couldn't restore its screen after that, and
    /// would stop a second time after `fg`.
    private func letChildrenStop() {
        for _ in 0..<200 {
            var child = siginfo_t()
            // `waitid` fails without a child in this process group, and leaves `si_signo` 0 while no child has stopped.
            guard waitid(P_PGID, id_t(getpgrp()), &child, WSTOPPED | WNOHANG | WNOWAIT) == 0, child.si_signo == 0 else {
                return
            }
            _ = poll(nil, 0, 5)
        }
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
