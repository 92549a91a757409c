import Synchronization

/// Writes the calls in progress to a file when the program crashes, or when a SIGQUIT asks where it is.
///
/// The Swift runtime's own report follows frame pointers. It gets lost where the program waits in a function of
/// Linux's C library, which keeps none. This one uses the C library's unwinder, and then calls the runtime's handler.
/// On macOS it does nothing.
public enum CallRecorder {
    /// The environment variable that names the file to write to.
    public static let announcement = "WORKBOOK_CALLS"

    #if os(Linux)
    private static let descriptor = Atomic<CInt>(-1)
    private static let next = Atomic<UInt>(0)

    /// The C library's unwinder, which its module hides.
    private struct Unwinder: Sendable {
        let capture: @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, CInt) -> CInt
        let print: @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, CInt, CInt) -> Void

        init?() {
            let library = dlopen(nil, RTLD_NOW)
            guard let capture = dlsym(library, "backtrace"), let print = dlsym(library, "backtrace_symbols_fd") else {
                return nil
            }
            self.capture = unsafeBitCast(
                capture, to: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, CInt) -> CInt).self)
            self.print = unsafeBitCast(
                print, to: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, CInt, CInt) -> Void).self)
        }
    }

    private static let unwinder = Unwinder()

    private typealias Handler =
        @convention(c) (CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    /// Handles the signals of a crash from now on. It leaves bad memory accesses to the runtime: most come from a
    /// full stack, which has no room for this.
    public static func start() {
        guard let path = getenv(announcement), let unwinder else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        let moved = fcntl(file, F_DUPFD_CLOEXEC, 200)
        close(file)
        guard moved >= 0 else { return }
        descriptor.store(moved, ordering: .relaxed)
        // The first call loads the unwinder, which a signal handler must not do.
        var address: UnsafeMutableRawPointer?
        _ = unwinder.capture(&address, 1)
        for signal in [SIGQUIT, SIGABRT, SIGILL, SIGTRAP] { handle(signal) }
        // A call of `exit` is recorded too. The player itself ends with `_exit`.
        atexit { CallRecorder.write() }
    }

    private static func handle(_ signal: CInt) {
        var action = sigaction()
        var before = sigaction()
        action.__sigaction_handler.sa_sigaction = { signal, information, context in
            CallRecorder.write()
            CallRecorder.callNext(signal, information, context)
        }
        action.sa_flags = SA_SIGINFO | CInt(SA_ONSTACK) | CInt(SA_NODEFER)
        guard sigaction(signal, &action, &before) == 0 else { return }
        if before.sa_flags & SA_SIGINFO != 0, let handler = before.__sigaction_handler.sa_sigaction {
            next.store(UInt(bitPattern: unsafeBitCast(handler, to: Int.self)), ordering: .relaxed)
        }
    }

    private static func write() {
        let file = descriptor.exchange(-1, ordering: .relaxed)
        guard file >= 0, let unwinder else { return }
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 100) { addresses in
            addresses.initialize(repeating: nil)
            let count = unwinder.capture(addresses.baseAddress, CInt(addresses.count))
            unwinder.print(addresses.baseAddress, count, file)
        }
    }

    private static func callNext(
        _ number: CInt, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        let handler = next.load(ordering: .relaxed)
        if handler != 0 {
            return unsafeBitCast(Int(bitPattern: handler), to: Handler.self)(number, information, context)
        }
        signal(number, SIG_DFL)
        raise(number)
    }
    #else
    public static func start() {}
    #endif
}
