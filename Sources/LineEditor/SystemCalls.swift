#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `read` and `write` of the C library, under names that no method called read or write hides.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Whether the last call failed only because something interrupted it.
var errnoIsTemporary: Bool { errno == EINTR || errno == EAGAIN }
