import Foundation
import Terminal
import Testing

@testable import ReactiveCore

@Suite("Memory of a steady flow stays constant") struct SteadyMemoryTests {
    #if os(Linux) && !THREAD_SANITIZER
    /// The environment variable that's set in the process that measures.
    private static let measures = "WORKBOOK_MEASURES_MEMORY"

    /// Memory is counted per process, and other tests use memory as well. So the test runs itself again in another
    /// process. (An exit test would do so too, but keeps a processor busy while other tests start processes.)
    @Test func `more values need no more memory, whatever waits in an operator`() async throws {
        guard ProcessInfo.processInfo.environment[Self.measures] == nil else { return try await measure() }
        var program = Spawn(
            runningProgramPath, ["--testing-library", "swift-testing", "--filter", "SteadyMemoryTests"],
            environment: [Self.measures: "1"])
        program.errors = .output
        let alone = try await program.collect()
        let words = alone.standardOutput
        #expect(alone.terminationStatus.isSuccess && words.contains("1 test "), "\(words)")
    }

    private func measure() async throws {
        for flow in SteadyFlow.all {
            let growth = try await Self.growth(flow)
            #expect(growth < 4, "\(flow.name) grows by \(growth) bytes per value.")
        }
    }
    #endif

    /// - Returns: the memory's growth in bytes per value, which is the smallest of all rounds except the first.
    private static func growth(_ flow: SteadyFlow) async throws -> Int {
        let count = 5_000
        let step = flow.start()
        var least = Int.max
        for round in 0..<4 {
            let before = try residentBytes()
            for number in 0..<count { await step(round * count + number) }
            if round > 0 { least = min(least, (try residentBytes() - before) / count) }
            if least <= 0 { break }
        }
        return least
    }

    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return Int(fields[1])! * 4096
    }
}
