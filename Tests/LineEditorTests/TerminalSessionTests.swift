import Terminal
import TerminalTestKit
import Testing

@Suite("A program that a test starts on a terminal") struct TerminalSessionTests {
    // A file can't be executed while a program that inherited a descriptor for writing has it open.
    @Test func `inherits no open file of the tests, also where a thousand are open`() throws {
        let inherited = fcntl(STDERR_FILENO, F_DUPFD, min(1500, getdtablesize() - 50))
        try #require(inherited >= 0)
        defer { close(inherited) }
        let session = try TerminalSession(Program(path: "/bin/ls"), ["-1", "/dev/fd/"])
        #expect(try session.waitForEnd() == .exited(0))
        // The check ignores other inherited files, so a concurrent test doesn't matter.
        let open = session.screen.text.split(separator: "\n").compactMap { CInt($0) }
        #expect(open.contains(STDERR_FILENO) && !open.contains(inherited))
    }
}
