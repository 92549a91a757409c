import Dispatch
import Platform

/// Signals as events on the main actor: a handler only writes the signal's number to a pipe, which the main queue reads.
///
/// - Ctrl-C (SIGINT) and another window size (SIGWINCH) are passed on to whoever listens.
/// - Ctrl-Z (SIGTSTP): listeners give the terminal back, the program stops; when it goes on, they take the terminal
///   again and redraw.
@MainActor
final class SignalPipe {
    /// The program's one pipe. Its handlers are installed when it is first used, and stay.
    static let shared = SignalPipe()

    /// What listeners are told.
    enum Event {
        case interrupted, resized, willStop, didContinue
    }

    // Read by signal handlers, which can take no lock; written once, before they are installed.
    private nonisolated(unsafe) static let writeEnd = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    private var listeners: [(id: ObjectIdentifier, tell: @MainActor (Event) -> Void)] = []
    private let pipe = WakePipe()
    private let source: any DispatchSourceRead

    private init() {
        SignalPipe.writeEnd.initialize(to: pipe.writeEnd)
        source = DispatchSource.makeReadSource(fileDescriptor: pipe.readEnd, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { SignalPipe.shared.signalsArrived() } }
        source.resume()
        for signal in [SIGINT, SIGWINCH, SIGTSTP, SIGCONT] { SignalPipe.catchSignal(signal) }
    }

    /// Tells a listener of each event until `remove`. The last one added is told first.
    func add(_ listener: AnyObject, _ tell: @escaping @MainActor (Event) -> Void) {
        listeners.insert((ObjectIdentifier(listener), tell), at: 0)
    }

    /// Tells a listener no more.
    func remove(_ listener: ObjectIdentifier) {
        listeners.removeAll { $0.id == listener }
    }

    private func tell(_ event: Event) {
        for listener in listeners { listener.tell(event) }
    }

    private func signalsArrived() {
        for byte in pipe.drain() {
            switch Int32(byte) {
            case SIGINT: tell(.interrupted)
            case SIGWINCH: tell(.resized)
            case SIGTSTP: stop()
            case SIGCONT: tell(.didContinue)
            default: break
            }
        }
    }

    private func stop() {
        tell(.willStop)
        letChildrenStop()
        signal(SIGTSTP, SIG_DFL)
        // Stops here, until the shell's `fg`. (Without a shell that could continue it, the kernel does not stop it.)
        kill(getpid(), SIGTSTP)
        SignalPipe.catchSignal(SIGTSTP)
        tell(.didContinue)
    }

    /// Waits until a child that got the key as well has stopped, for a second at most.
    ///
    /// The shell takes the terminal once this process has stopped. A child that still has its screen to give back then could not do
    /// so any more, and would stop a second time after `fg`.
    private func letChildrenStop() {
        for _ in 0..<200 {
            var child = siginfo_t()
            // Fails where there is no child in this process group; leaves the signal 0 while none has stopped.
            guard waitid(P_PGID, id_t(getpgrp()), &child, WSTOPPED | WNOHANG | WNOWAIT) == 0, child.si_signo == 0 else {
                return
            }
            _ = poll(nil, 0, 5)
        }
    }

    private static func catchSignal(_ number: Int32) {
        var action = sigaction()
        action.sa_flags = Int32(SA_RESTART) | SA_ONSTACK
        setHandler(of: &action) { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(SignalPipe.writeEnd.pointee, &byte, 1)
            errno = error
        }
        sigaction(number, &action, nil)
    }
}
