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
        let opened = [makeSocketPair(), makePipe(), makePipe()]
        guard let sockets = opened[0], let output = opened[1], let errors = opened[2] else {
            for pair in opened.compactMap(\.self) {
                close(pair.0)
                close(pair.1)
            }
            return nil
        }
        (channel, childChannel) = sockets
        (self.output, childOutput) = output
        (self.errors, childErrors) = errors
        for descriptor in [channel, self.output, self.errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    }

    func closeChildsEnds() {
        for descriptor in [childChannel, childOutput, childErrors] { close(descriptor) }
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
