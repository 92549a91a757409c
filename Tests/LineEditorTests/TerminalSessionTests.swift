import Platform
import TerminalTestKit
import Testing

@Suite("A program that a test starts on a terminal", .blocking)
struct TerminalSessionTests {
    // A program that inherits the writing end of a file keeps others from running that file.
    @Test("inherits no open file of the tests")
    func inheritsNothing() throws {
        var ends: [CInt] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let session = try TerminalSession(Program(path: "/bin/cat"))
        close(ends[1])
        var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        #expect(
            poll(&waiting, 1, 30_000) == 1 && waiting.revents & Int16(POLLHUP) != 0, "the program holds the pipe's end")
        session.type("\u{4}")
        #expect(try session.waitForEnd() == .exited(0))
    }
}
