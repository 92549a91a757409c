// The system's C library under one name: a file that imports Terminal can call `open`,
// `poll`, or `kill` on Linux and on macOS.
#if os(Linux)
@_exported import Glibc
#else
@_exported import Darwin
#endif

/// SOCK_STREAM, in the type that `socketpair` takes. On macOS it is a number; on Linux, a C enumeration.
public var streamSocket: CInt {
    #if os(Linux)
    CInt(SOCK_STREAM.rawValue)
    #else
    SOCK_STREAM
    #endif
}

/// Sends bytes on a socket. A closed connection is an ordinary error, without a SIGPIPE that ends the process.
///
/// On Linux, a flag of `send` prevents the signal; on macOS, a socket option does.
/// - Returns: how many bytes were sent, or -1, with the reason in `errno`.
public func sendWithoutSignal(_ socket: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if os(Linux)
    send(socket, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
    #else
    var on: CInt = 1
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<CInt>.size))
    return send(socket, bytes.baseAddress, bytes.count, 0)
    #endif
}

/// Sets the handler of a signal action. On macOS, the C structure has a different field for it.
public func setHandler(of action: inout sigaction, to handler: @escaping @convention(c) (CInt) -> Void) {
    #if os(Linux)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
}

/// Gives the calling thread a separate stack for its signal handlers, for when the thread's own stack is full.
/// - Returns: the stack's memory, which nothing frees.
@discardableResult
public func giveHandlersAStack(byteCount: Int) -> UnsafeMutableRawPointer {
    let room = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = room
    stack.ss_size = byteCount
    sigaltstack(&stack, nil)
    return room
}

/// Makes `print` write each line immediately, so that the output of a program that crashes isn't lost.
///
/// The C library's `stdout` is a global variable, which Swift 6 doesn't let two threads access, so it is looked up by
/// name. On macOS, that name is `__stdoutp`.
public func printByLines() {
    #if os(Linux)
    let name = "stdout"
    #else
    let name = "__stdoutp"
    #endif
    let symbol = dlsym(dlopen(nil, RTLD_NOW), name)
    let stream = symbol?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
    if let stream { setvbuf(stream, nil, _IOLBF, 0) }
}
