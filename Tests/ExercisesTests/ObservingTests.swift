import Dispatch
import Testing

@testable import Exercises
@testable import Playing

@Suite("Observing") struct ObservingTests {
    @Test func `An observation has the time of the clock and names the place that it escaped to`() async {
        let observer = Observer { .milliseconds(70) }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                observer.next(1, in: .values)
                ThreadMark.run(as: ThreadName.background) { observer.record(.completed, in: .values) }
                continuation.resume()
            }
        }
        await Task.detached { observer.next(2, in: .values) }.value
        let (observations, overflowed) = observer.takeObservations()
        #expect(observations.map(\.thread) == [ThreadName.thread, ThreadName.background, ThreadName.task])
        #expect(observations.map(\.event) == [.next("1"), .completed, .next("2")])
        #expect(observations.allSatisfy { $0.at == .milliseconds(70) })
        #expect(!overflowed)
        #expect(observer.takeObservations().observations.isEmpty)
        #expect(ThreadName.isEscaped(ThreadName.thread))
        #expect(!ThreadName.isEscaped(ThreadName.main))
        #expect(!ThreadName.isEscaped(ThreadName.background))
    }

    @Test func `Code that runs away fills no memory with what it sees`() {
        let observer = Observer { .zero }
        for number in 0...Observer.capacity { observer.next(number, in: .values) }
        let (observations, overflowed) = observer.takeObservations()
        #expect(observations.count == Observer.capacity)
        #expect(overflowed)
    }

    @Test @MainActor func `Living objects are counted by name, without being kept alive`() {
        @MainActor final class View {}
        let living = LiveObjectCounter()
        var view: View? = View()
        let other = View()
        if let view { living.watch(view, as: "view") }
        living.watch(other, as: "view")
        #expect(living.counts == ["view": 2])
        view = nil
        #expect(living.counts == ["view": 1])
        withExtendedLifetime(other) {}
    }
}
