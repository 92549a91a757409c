/// A pipe to this process: a byte written to it wakes a thread that polls it. A signal handler may write, too.
struct WakePipe: Sendable {
    let readEnd: CInt
    let writeEnd: CInt

    init() {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { preconditionFailure("no pipe is available: too many files are open") }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    /// A full pipe wakes the polling thread, too.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }

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
