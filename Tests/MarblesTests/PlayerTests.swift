import Marbles
import ReactiveCore
import Testing

@Suite("Playing marbles") struct PlayerTests {
    private func drawn(_ events: [TimedEvent]) -> String {
        LaneDrawing([Lane("", events)]).lines[0].trimmingPrefix("  ").description
    }

    @Test("a hot signal plays its diagram")
    func hot() throws {
        let player = MarblePlayer()
        let source = try player.hot("a-b--c|")
        let result = player.play(source.signal.map { $0.uppercased() })
        #expect(drawn(result) == "A-B--C|")
    }

    @Test("a cold signal starts again for each subscriber")
    func cold() throws {
        let player = MarblePlayer()
        let outer = try player.hot("x---y|")
        let inner = try player.cold("a-b|")
        let result = player.play(outer.signal.flatMap { _ in inner })
        #expect(drawn(result) == "a-b-a-b|")
    }

    @Test func `due timers fire before the input of the same instant`() throws {
        let player = MarblePlayer()
        let source = try player.hot("a--b------|")
        let result = player.play(source.signal.throttle(player.steps(3), on: player.scheduler))
        #expect(drawn(result) == "---a--b---|")
    }

    @Test func `subscription and disposal are recorded`() throws {
        let player = MarblePlayer()
        let source = try player.hot("a-b-c-d|")
        let result = player.play(source.signal, disposedAt: player.steps(3))
        #expect(drawn(result) == "a-b")
        #expect(drawn(source.subscriptions.recorded) == "^--!")
    }
}
