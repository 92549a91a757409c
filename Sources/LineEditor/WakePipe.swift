import Platform

/// A pipe to oneself: a byte written to it wakes a thread that polls it. Writing is allowed in a signal handler.
struct WakePipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { preconditionFailure("no pipe is to be had: too many files are open") }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    /// Wakes whoever polls. A full pipe wakes just as well.
    func wake(_ byte: UInt8 = 0) {
        var byte = byte
        _ = write(writeEnd, &byte, 1)
    }

    /// The bytes that were written since.
    func drain() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(readEnd, &buffer, buffer.count)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
