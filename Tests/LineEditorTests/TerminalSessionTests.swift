import Platform
import TerminalTestKit
import Testing

@Suite("A program that a test starts on a terminal")
struct TerminalSessionTests {
    // A program that inherits the writing end of a file keeps others from running that file.
    @Test("inherits no open file of the tests")
    func inheritsNothing() throws {
        // A program that another test starts at the same moment may inherit the pipe, but not each time.
        let isFree = try (1...4).contains { _ in try pipeEndsWhileAProgramRuns() }
        #expect(isFree, "the program holds the pipe's end")
    }

    /// Whether a pipe that was open while a program started ends with the test's own end.
    private func pipeEndsWhileAProgramRuns() throws -> Bool {
        var ends: [CInt] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let session = try TerminalSession(Program(path: "/bin/cat"))
        close(ends[1])
        var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        let hasEnded = poll(&waiting, 1, 10_000) == 1 && waiting.revents & Int16(POLLHUP) != 0
        session.type("\u{4}")
        #expect(try session.waitForEnd() == .exited(0))
        return hasEnded
    }
}
