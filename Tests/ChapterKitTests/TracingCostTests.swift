import Foundation
import Marbles
import ReactiveCore
import TerminalTestKit
import Testing

@testable import ChapterKit

/// `MEASURE=1 swift test --filter TracingCostTests` prints the time that tracing adds to events and to new stages.
@Suite("The cost of tracing", .enabled(if: ProcessInfo.processInfo.environment["MEASURE"] != nil), .serialized)
struct TracingCostTests {
    private static let stages = 10
    private static let events = 10_000

    private struct Named { let name: String }

    private final class Box: Sendable {}

    private enum Outcome: Sendable {
        case found([String])
    }

    /// In nanoseconds per event and stage, from the fastest of seven rounds.
    private func duration<Value: Sendable>(_ value: Value, _ recorder: (VirtualTime) -> StageRecorder?) -> Double {
        let time = VirtualTime()
        var best = Double.infinity
        for _ in 0..<7 {
            if let recorder = recorder(time) { StageWatching.start(recorder) }
            defer { StageWatching.stop() }
            let subject = Subject<Value, Never>()
            var signal = subject.signal
            for _ in 1..<Self.stages { signal = signal.map { $0 } }
            signal.subscribe(next: { _ in })
            let start = Self.processorTime
            for _ in 0..<Self.events { subject.send(value) }
            best = min(best, (Self.processorTime - start) / Double(Self.stages * Self.events))
        }
        return best
    }

    /// This thread's, in nanoseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    @Test func `of an event of each kind`() {
        func print<Value: Sendable>(_ name: String, _ value: Value) -> Double {
            let off = duration(value) { _ in nil }
            let on = duration(value) { time in StageRecorder(now: { time.now }) }
            Swift.print("\(name): \(Int(off)) ns per event and stage; tracing adds \(Int(on - off)) ns.")
            return on - off
        }
        #expect(print("a text", "swift") < 1_000)
        #expect(print("a number", 42) < 1_000)
        #expect(print("a truth", true) < 1_000)
        #expect(print("a pair of truths", (true, false)) < 1_000)
        #expect(print("a pair with a text", ("swift", 42)) < 1_000)
        #expect(print("a case", FloatingPointRoundingRule.up) < 1_000)
        #expect(print("an optional text", Optional("yellow")) < 1_000)
        #expect(print("no text", String?.none) < 1_000)
        #expect(print("a list of texts", ["red", "yellow"]) < 1_000)
        #expect(print("a structure", Named(name: "swift")) < 1_000)
        #expect(print("an object", Box()) < 1_000)
        // Another case of the type may hold an object, so the value is described at once.
        _ = print("a case with a list", Outcome.found(["swift"]))
    }

    @Test func `of an event while a run is stepped through, which is also written to a file`() throws {
        let folder = try TemporaryFolder()
        let file = try #require(RunChunkFile(path: folder.url.appending(path: "run").path))
        let off = duration("swift") { _ in nil }
        let on = duration("swift") { time in
            StageRecorder(now: { time.now }, changed: { file.writeStages(at: time.now, recorder: $0) })
        }
        print("A text: stepping adds \(Int(on - off)) ns per event and stage.")
    }

    @Test func `of a stage that is created, on and off`() {
        for isTraced in [false, true] {
            let time = VirtualTime()
            if isTraced { StageWatching.start(StageRecorder(now: { time.now })) }
            defer { StageWatching.stop() }
            let spent = ContinuousClock().measure {
                for _ in 0..<4_000 { _ = Signal<Int, Never>.never.map { $0 } }
            }
            let duration = Int(spent / .nanoseconds(1) / 8_000)
            print("Creating a stage takes \(duration) ns \(isTraced ? "with" : "without") tracing.")
        }
    }
}
