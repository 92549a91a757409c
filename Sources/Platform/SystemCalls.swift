/// `read` of the C library, for types whose own `read` hides it.
public func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// `write` of the C library, for types whose own `write` hides it.
public func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Whether the last call failed only because a signal interrupted it or nothing was ready yet.
public var errnoIsTemporary: Bool { errno == EINTR || errno == EAGAIN }
