import Dispatch
import Marbles
import ReactiveCore
import Testing

@Suite("throttleLatest, collect(every:) and timeout(betweenValues:)") struct PacingTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("throttleLatest sends a value at once, and then the newest at a fixed rate") {
            "abcdefgh----i-j|"
            $0.inputs[0].throttleLatest($0.steps(3), on: $0.scheduler)
            "a--c--f--h--i--[j|]"
            $0.inputs[0].throttleLatest($0.steps(5), on: $0.scheduler)
            "a----e----h----[j|]"
            $0.inputs[0].throttleLatest(.zero, on: $0.scheduler)
            "abcdefgh----i-j|"
        }
        Picture("throttleLatest sends what waits when its source completes, and drops it when the source fails") {
            "ab-|"
            "cd-#"
            $0.inputs[0].throttleLatest($0.steps(9), on: $0.scheduler)
            "a--[b|]"
            $0.inputs[1].throttleLatest($0.steps(9), on: $0.scheduler)
            "c--#"
            $0.inputs[0].throttleLatest($0.steps(9), on: $0.scheduler)
            "a-!"
        }
        Picture("the next value of throttleLatest has to wait from the last one that was sent, even if that was late") {
            "ab----c--d"
            $0.inputs[0].throttleLatest($0.steps(3), on: $0.scheduler(late: 2))
            "a----b----d"
        }
        Picture("on the immediate scheduler, throttleLatest lets everything through") {
            "abc-d|"
            $0.inputs[0].throttleLatest($0.steps(3), on: ImmediateScheduler())
            "abc-d|"
        }
        Picture("a value that a subscriber sends back into throttleLatest waits for its turn") {
            "a"
            $0.inputs[0].throttleLatest($0.steps(2), on: $0.scheduler).replying(["a": "b", "b": "c"], to: $0)
            "a-b-c"
        }
        Picture("collect(every:) sends at multiples of its period from the subscription on, and never an empty array") {
            "ab-c------d-e|"
            $0.inputs[0].collect(every: $0.steps(4), on: $0.scheduler).map { $0.joined() }
            "----'abc'-------'d'[e|]"
            $0.inputs[0].collect(every: $0.steps(4), on: $0.scheduler).map { $0.joined() }
            "-^---'bc'-------['de'|]"
        }
        Picture("collect(count:orEvery:) sends what is full at once, and the rest at multiples of its period") {
            "abc---def----g|"
            "ab#"
            $0.inputs[0].collect(count: 2, orEvery: $0.steps(4), on: $0.scheduler).map { $0.joined() }
            "-'ab'--c--'de'----f-[g|]"
            $0.inputs[1].collect(count: 3, orEvery: $0.steps(4), on: $0.scheduler).map { $0.joined() }
            "--#"
        }
        Picture("collect(every:) drops what waits when its source fails or it is disposed") {
            "ab#"
            "cd"
            $0.inputs[0].collect(every: $0.steps(4), on: $0.scheduler).map { $0.joined() }
            "--#"
            $0.inputs[1].collect(every: $0.steps(4), on: $0.scheduler).map { $0.joined() }
            "--!"
        }
        Picture("on the immediate scheduler, collect(every:) sends each value alone") {
            "ab-c|"
            $0.inputs[0].collect(every: $0.steps(4), on: ImmediateScheduler()).map { $0.joined() }
            "ab-c|"
        }
        Picture("timeout(betweenValues:) counts from the subscription, and again from each value") {
            "--a---b----c|"
            $0.inputs[0].timeout(betweenValues: $0.steps(5), on: $0.scheduler, failure: MarbleFailure("late"))
            "--a---b----#'late'"
            $0.inputs[0].timeout(betweenValues: $0.steps(6), on: $0.scheduler, failure: MarbleFailure("late"))
            "--a---b----c|"
            $0.inputs[0].timeout(betweenValues: $0.steps(2), on: $0.scheduler, failure: MarbleFailure("late"))
            "--#'late'"
            $0.inputs[0].timeout(betweenValues: $0.steps(5), on: $0.scheduler, failure: MarbleFailure("late"))
            "--a-!"
        }
        Picture("a silent source is disposed when its time is over") {
            "--a"
            $0.inputs[0].timeout(betweenValues: $0.steps(3), on: $0.scheduler, failure: MarbleFailure())
            "--a--#"
            $0.subscriptions[0]
            "^----!"
        }
    }

    // MARK: Real queues

    @Test func `on a real queue, with a timer that fires all the time, no value is lost or out of order`() {
        let queue = SerialQueueScheduler(label: "test")
        let subject = Subject<Int, Boom>()
        let all = Recorder<Int, Boom>()
        let gathered = Recorder<[Int], Boom>(subject.signal.collect(every: .microseconds(50), on: queue))
        let newest = Recorder<Int, Boom>(subject.signal.throttleLatest(.microseconds(50), on: queue))
        all.record(subject.signal.timeout(betweenValues: .seconds(1_000_000), on: queue, failure: Boom()))
        inThreads(1) { _ in for number in 0..<50_000 { subject.send(number) } }
        subject.complete()
        // This runs after the queue's pending deliveries.
        let done = DispatchSemaphore(value: 0)
        queue.schedule { done.signal() }
        done.wait()
        #expect(gathered.values.flatMap(\.self) == Array(0..<50_000))
        #expect(!gathered.values.contains([]))
        #expect(newest.values == newest.values.sorted())
        #expect(newest.values.first == 0 && newest.values.last == 49_999)
        #expect(all.values.count == 50_000)
        for events in [gathered.events.last?.isTerminal, newest.events.last?.isTerminal, all.events.last?.isTerminal] {
            #expect(events == true)
        }
    }
}
