// The system's C library under one name: a file that imports Platform can call `open`,
// `poll` or `kill` on Linux and on macOS.
#if os(Linux)
@_exported import Glibc
#else
@_exported import Darwin
#endif
