import Marbles
import Testing

@testable import ChapterKit

@Suite("Lanes while the user types") @MainActor struct LiveLanesTests {
    @Test func `a lookup of code begins after the one before it, with all places known by then`() async {
        let recorder = StageRecorder(now: { .zero })
        let (events, log) = AsyncStream<String>.makeStream()
        let lanes = LiveLanes(of: recorder, arePrinted: false) { _, places in
            log.yield("\(places.count) places")
            try? await Task.sleep(for: .milliseconds(100))
            log.yield("found")
        }
        _ = recorder.watchStage()
        let first = recorder.recording.places.count
        lanes.refresh()
        var reader = events.makeAsyncIterator()
        _ = recorder.watchStage()
        let all = recorder.recording.places.count
        lanes.refresh()
        var seen: [String] = []
        while seen.count < 4, let event = await reader.next() { seen.append(event) }
        #expect(seen == ["\(first) places", "found", "\(all) places", "found"])
    }
}
