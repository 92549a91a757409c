import Foundation
import Grading
import Playing
import Testing

@Suite("Processes and threads", .enabled(if: OtherThreads.canBeSeen)) struct ProcessTests {
    @Test(
        "A child is found by an unusual limit or by a word in its environment, as long as it lives",
        arguments: [(true, false), (false, true)])
    func marks(hasLimit: Bool, hasWord: Bool) throws {
        let (limit, word) = (1 << 48 + UInt64.random(in: 0..<1 << 40), "word-\(UUID())")
        let (limits, words) = ([limit * 512, limit * 1_024], hasWord ? word : "none-\(UUID())")
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sh")
        child.arguments = ["-c", "\(hasLimit ? "ulimit -f \(limit); " : "")exec cat"]
        child.environment = hasWord ? ["WORD": "a \(word) b"] : [:]
        let (input, output) = (Pipe(), Pipe())
        (child.standardInput, child.standardOutput) = (input, output)
        try child.run()
        // While the shell becomes `cat`, its environment is invisible for an instant. `cat` answers after that.
        try input.fileHandleForWriting.write(contentsOf: Data("ready".utf8))
        _ = output.fileHandleForReading.availableData
        #expect(processes(withLimits: limits, orInEnvironment: words) == [child.processIdentifier])
        #expect(ProcessSample(child.processIdentifier)?.isRunning == true)
        try input.fileHandleForWriting.close()
        child.waitUntilExit()
        #expect(processes(withLimits: limits, orInEnvironment: words) == [])
        #expect(ProcessSample(child.processIdentifier) == nil)
    }

    @Test func `A process's stamp says whether it has ended`() {
        #expect(ProcessStamp.hasEnded(ProcessStamp.own) == false)
        let later = ProcessStamp.own.split(separator: ".").dropLast().joined(separator: ".") + ".1"
        #expect(ProcessStamp.hasEnded(later) == true)
        #expect(ProcessStamp.hasEnded("another form") == nil)
    }

    @Test func `A thread that computes keeps the others from being at rest`() {
        let others = OtherThreads()
        let (started, stop) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let thread = Thread {
            started.signal()
            while stop.wait(timeout: .now()) == .timedOut {}
        }
        thread.start()
        started.wait()
        #expect(!others.areAtRest())
        stop.signal()
    }
}
