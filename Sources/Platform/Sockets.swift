/// SOCK_STREAM, as `socketpair` takes it. On macOS it is a number; on Linux a C enumeration.
public var streamSocket: CInt {
    #if os(Linux)
    CInt(SOCK_STREAM.rawValue)
    #else
    SOCK_STREAM
    #endif
}

/// Sends bytes on a socket. When the other side is gone this is an error, like any other: no SIGPIPE ends the process.
///
/// On Linux a flag of `send` asks for that; on macOS, an option of the socket.
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
