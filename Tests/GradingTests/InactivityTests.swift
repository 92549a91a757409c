import Testing

@testable import Grading

@Suite("Inactivity") struct InactivityTests {
    @Test func `A child that sleeps is idle, and one that waits until its output is read isn't`() {
        var deadlocked = Inactivity()
        var printing = Inactivity()
        for _ in 1...4 {
            deadlocked.add(.init(), lasting: .milliseconds(100))
            printing.add(.init(hasPrinted: true), lasting: .milliseconds(100))
        }
        #expect(deadlocked.idleTime == .milliseconds(400))
        #expect(printing.idleTime == .zero)
        #expect(printing.sleepTime == .milliseconds(400))
    }

    @Test func `A child that uses the processor isn't idle, and an excused one isn't asleep`() {
        var inactivity = Inactivity()
        inactivity.add(.init(), lasting: .milliseconds(100))
        inactivity.add(.init(processorTime: .milliseconds(10)), lasting: .milliseconds(100))
        #expect(inactivity.idleTime == .zero)
        inactivity.add(.init(processorTime: .milliseconds(10), isExcused: true), lasting: .seconds(1))
        #expect(inactivity.idleTime == .zero)
        #expect(inactivity.sleepTime == .milliseconds(200))
    }

    @Test func `Ten minutes in which the machine stood still don't use up the minute of a check`() {
        var watched = WatchedTime()
        watched.add(.milliseconds(20))
        watched.add(.seconds(600))
        #expect(watched.total < Limits().wallClock)
        for _ in 1...3_000 { watched.add(.milliseconds(20)) }
        #expect(watched.total > Limits().wallClock)
    }
}
