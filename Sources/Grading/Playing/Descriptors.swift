import Terminal

/// The grading process's ends of a child's descriptors, and the child's ends until it has started.
struct Descriptors: Sendable {
    /// The private channel: a socket, so that writing to a player that is gone is an error and not a signal.
    let channel: CInt
    let output: CInt
    let errors: CInt
    /// The child's ends, which are closed here once the child has started.
    let childChannel: CInt
    let childOutput: CInt
    let childErrors: CInt

    /// Opens all descriptors; nil when this process can't have more.
    init?() {
        var opened: [CInt] = []
        func pair(_ make: (UnsafeMutablePointer<CInt>) -> CInt) -> Bool {
            var ends: [CInt] = [-1, -1]
            guard ends.withUnsafeMutableBufferPointer({ make($0.baseAddress!) }) == 0 else { return false }
            opened += ends
            return true
        }
        guard pair({ socketpair(AF_UNIX, streamSocket, 0, $0) }), pair({ pipe($0) }), pair({ pipe($0) }) else {
            for descriptor in opened { close(descriptor) }
            return nil
        }
        for descriptor in opened { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        (channel, childChannel, output, childOutput, errors, childErrors) = (
            opened[0], opened[1], opened[2], opened[3], opened[4], opened[5]
        )
        for descriptor in [channel, output, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    }

    func closeOwnEnds() {
        for descriptor in [channel, output, errors] { close(descriptor) }
    }

    /// Sends bytes that fit the socket's buffer, as every instruction does; false if they can't be sent.
    func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { sendWithoutSignal(channel, $0) } == bytes.count
    }

    enum Piece {
        case bytes(ArraySlice<UInt8>)
        case nothingYet
        case end
    }

    static func read(_ descriptor: CInt, into buffer: inout [UInt8]) -> Piece {
        let count = systemRead(descriptor, &buffer, buffer.count)
        if count > 0 { return .bytes(buffer[..<count]) }
        return count < 0 && errnoIsTemporary ? .nothingYet : .end
    }
}
