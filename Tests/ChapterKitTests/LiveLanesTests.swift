import Marbles
import Testing

@testable import ChapterKit

@Suite("Lanes while the user types") @MainActor struct LiveLanesTests {
    @Test func `a lookup of code begins after the one before it, with all places known by then`() async {
        let recorder = StageRecorder(now: { .zero })
        let (events, log) = AsyncStream<String>.makeStream()
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let lanes = LiveLanes(of: recorder, arePrinted: false) { _, places in
            log.yield("\(places.count) places")
            for await _ in gate { break }
            log.yield("found")
        }
        _ = recorder.watchStage()
        let first = recorder.recording.places.count
        lanes.refresh()
        var reader = events.makeAsyncIterator()
        _ = recorder.watchStage()
        let all = recorder.recording.places.count
        var seen = [await reader.next()]
        lanes.refresh()
        // A second lookup could begin now, while the first one waits.
        for _ in 0..<1_000 { await Task.yield() }
        opening.yield()
        opening.yield()
        while seen.count < 4, let event = await reader.next() { seen.append(event) }
        #expect(seen == ["\(first) places", "found", "\(all) places", "found"])
    }
}
