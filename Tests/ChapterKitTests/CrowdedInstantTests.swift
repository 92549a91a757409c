import Testing

@testable import Marbles

@Suite("A crowded instant in a recording") struct CrowdedInstantTests {
    @Test func `each lane gets one … for the values beyond the limit; endings and later instants are recorded`() {
        var crowd = StageRecorder.Crowd()
        func admitted(_ kind: TimedEvent.Kind, in lane: Int, at milliseconds: Int) -> TimedEvent.Kind? {
            switch crowd.admit(.described(kind), in: lane, at: .milliseconds(milliseconds), atMost: 2) {
            case .described(let kind): kind
            case .value, nil: nil
            }
        }
        #expect(admitted(.subscribed, in: 0, at: 120) == .subscribed)
        #expect((1...3).map { admitted(.next("\($0)"), in: 0, at: 120) } == [.next("1"), .next("…"), nil])
        #expect((1...2).map { admitted(.next("\($0)"), in: 1, at: 120) } == [.next("…"), nil])
        #expect(admitted(.completed, in: 0, at: 120) == .completed)
        #expect(admitted(.next("4"), in: 0, at: 240) == .next("4"))
    }
}
