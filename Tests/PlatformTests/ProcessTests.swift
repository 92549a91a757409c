import Foundation
import Platform
import Testing

@Suite("Processes and threads", .enabled(if: OtherThreads.canBeSeen))
struct ProcessTests {
    @Test("A child is found by its unusual limit on the size of files, as long as it lives")
    func limits() throws {
        let limit = 1 << 48 + UInt64.random(in: 0..<1 << 40)
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sh")
        child.arguments = ["-c", "ulimit -f \(limit); echo ready; exec cat"]
        let (input, output) = (Pipe(), Pipe())
        (child.standardInput, child.standardOutput) = (input, output)
        try child.run()
        _ = output.fileHandleForReading.availableData
        #expect(processes(withFileSizeLimits: [limit * 512, limit * 1_024]) == [child.processIdentifier])
        #expect(ProcessSample(child.processIdentifier)?.isRunning == true)
        try input.fileHandleForWriting.close()
        child.waitUntilExit()
        #expect(processes(withFileSizeLimits: [limit * 512, limit * 1_024]) == [])
        #expect(ProcessSample(child.processIdentifier) == nil)
    }

    @Test("A thread that computes keeps the others from being at rest")
    func rest() {
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
