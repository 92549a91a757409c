import Marbles
import Synchronization
import Terminal

/// On Linux, writes a thread's call stack to a file when the thread crashes, calls `exit`, or receives the signal
/// ``request``.
///
/// The Swift runtime's own report needs another process, which an isolated program can't start. This type uses the C
/// library's unwinder and writes addresses; the grader knows the program and finds the lines.
///
/// A line has the thread, the signal, and the offset in a program or library, all in hexadecimal, and then the path of
/// that program or library. The innermost call is first. A line without a path ends a call stack.
///
///     1f 4 1a2b /folder/exercise
///     1f 4 33680 /usr/lib/swift/linux/libdispatch.so
///     1f 4 0
public enum CallRecorder {
    /// The environment variable that names the file to write to.
    public static let announcement = "WORKBOOK_CALLS"

    #if os(Linux)
    /// Whether crashes are recorded on this system.
    public static let isAvailable = true

    /// The signal that asks a thread for its call stack. Dispatch blocks most other signals in its threads.
    public static let request = SIGPROF

    private static let descriptor = Atomic<CInt>(-1)

    /// gettid(2), which returns the calling thread's ID. The C library's Swift module doesn't export it.
    private static let threadNumber: (@convention(c) () -> pid_t)? = {
        let function = dlsym(dlopen(nil, RTLD_NOW), "gettid")
        return function.map { unsafeBitCast($0, to: (@convention(c) () -> pid_t).self) }
    }()

    /// Begins to record if ``announcement`` is set. Call it on the main thread, which gets a stack for signal handlers.
    public static func start() {
        guard let path = getenv(announcement), let functions = StackFunctions.all, threadNumber != nil else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        let moved = fcntl(file, F_DUPFD_CLOEXEC, 200)
        close(file)
        guard moved >= 0 else { return }
        descriptor.store(moved, ordering: .relaxed)
        // The first call loads the unwinder, which a signal handler must not do.
        var address: UnsafeMutableRawPointer?
        _ = functions.capture(&address, 1)
        giveHandlersAStack(byteCount: 1 << 17)
        for signal in [SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGSEGV, SIGBUS, request] { handle(signal) }
        // Record calls of `exit` as well. The player itself ends with `_exit`, which runs no handlers.
        atexit { CallRecorder.write(0) }
    }

    /// Asks at most 100 threads of a process for their call stacks. Returns the number of threads that were asked.
    public static func requestCalls(of process: pid_t) -> Int {
        typealias Send = @convention(c) (pid_t, pid_t, CInt) -> CInt
        guard let send = dlsym(dlopen(nil, RTLD_NOW), "tgkill") else { return 0 }
        let threads = SystemFile.names(in: "/proc/\(process)/task").compactMap { pid_t($0) }.prefix(100)
        return threads.count { unsafeBitCast(send, to: Send.self)(process, $0, request) == 0 }
    }

    private static func handle(_ signal: CInt) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in
            let reason = errno
            CallRecorder.write(signal)
            errno = reason
            guard signal != CallRecorder.request else { return }
            Glibc.signal(signal, SIG_DFL)
            raise(signal)
        }
        action.sa_flags = CInt(SA_ONSTACK) | CInt(SA_NODEFER) | CInt(SA_RESTART)
        sigaction(signal, &action, nil)
    }

    private static func write(_ signal: CInt) {
        let file = descriptor.load(ordering: .relaxed)
        guard file >= 0, let functions = StackFunctions.all, let threadNumber else { return }
        let thread = UInt(threadNumber())
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 100) { addresses in
            addresses.initialize(repeating: nil)
            let count = functions.capture(addresses.baseAddress, CInt(addresses.count))
            for address in addresses.prefix(Int(count)) {
                var image: (path: UnsafePointer<CChar>?, start: UInt, name: UInt, symbol: UInt) = (nil, 0, 0, 0)
                guard let address, functions.find(address, &image) != 0 else { continue }
                let offset = UInt(bitPattern: address) - image.start
                writeLine([thread, UInt(signal), offset], image.path, to: file)
            }
        }
        writeLine([thread, UInt(signal), 0], nil, to: file)
    }

    /// Writes numbers in hexadecimal, and a text, without using the heap, which a crash may have damaged.
    private static func writeLine(_ numbers: InlineArray<3, UInt>, _ text: UnsafePointer<CChar>?, to file: CInt) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_000) { line in
            var length = 0
            for index in numbers.indices {
                for shift in stride(from: 60, through: 0, by: -4) where shift == 0 || numbers[index] >> shift != 0 {
                    let digit = UInt8(truncatingIfNeeded: numbers[index] >> shift & 15)
                    line[length] = digit < 10 ? 48 + digit : 87 + digit
                    length += 1
                }
                line[length] = 32
                length += 1
            }
            var next = text
            while let byte = next?.pointee, byte != 0, length < 999 {
                line[length] = UInt8(bitPattern: byte)
                length += 1
                next? += 1
            }
            line[length] = 10
            _ = Glibc.write(file, line.baseAddress, length + 1)
        }
    }
    #else
    public static let isAvailable = false
    public static let request = SIGQUIT

    public static func start() {}

    public static func requestCalls(of process: pid_t) -> Int { kill(process, SIGQUIT) == 0 ? 1 : 0 }
    #endif
}
