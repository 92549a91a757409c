import ReactiveCore

/// A mistake in using ReactiveCore. Most mistakes stop the program, so each runs in a separate process.
enum Misuse: String, CaseIterable, Sendable {
    case takeFirst, takeLast, skipFirst, skipLast, repeated, retry, replay, replaySubject, atMost, values
    case throttle, throttleFirst, delay, timeout, timer, interval
    case throttleLatest, collectCount, collectCountOrEvery, collectEvery, timeoutBetweenValues, shareWait
    case retryLimit, retryDelay, retryDelaysInReverse, retryJitter, retryJitterWithoutNumber
    case schedule, scheduleImmediately, timeLimit, timeBackBy, timeBackTo, nestedAdvance, runaway
    case nestedModify
    case sendAfterTheEnd, sendAfterDisposal

    /// A part of the message on standard error; nil for a mistake that doesn't stop the program.
    var sentence: String? {
        switch self {
        case .takeFirst: "take(first:) cannot take -1 values. Give a count of zero or more."
        case .takeLast: "take(last:) cannot take -1 values. Give a count of zero or more."
        case .skipFirst: "skip(first:) cannot skip -1 values. Give a count of zero or more."
        case .skipLast: "skip(last:) cannot skip -1 values. Give a count of zero or more."
        case .repeated: "repeated cannot run -1 times. Give a count of zero or more."
        case .retry: "retry cannot try -1 more times. Give a count of zero or more."
        case .replay: "replay cannot keep 0 values. Give a count of one or more, or use share()."
        case .replaySubject: "A ReplaySubject keeps at least one value, not 0. Use a Subject to keep none."
        case .atMost: "flatMap cannot run 0 signals at a time. Give a count of one or more."
        case .values: "values(waiting:) cannot keep 0 values. Give a limit of one or more."
        case .throttle: "throttle cannot wait -1.0 seconds. Give an interval of zero or more."
        case .throttleFirst: "throttleFirst cannot wait -1.0 seconds. Give an interval of zero or more."
        case .delay: "delay cannot wait -1.0 seconds. Give an interval of zero or more."
        case .timeout: "timeout cannot wait -1.0 seconds. Give an interval of zero or more."
        case .timer: "timer cannot wait -1.0 seconds. Give a delay of zero or more."
        case .interval: "interval cannot count every 0.0 seconds. Give a period above zero."
        case .throttleLatest: "throttleLatest cannot wait -1.0 seconds. Give an interval of zero or more."
        case .collectCount: "collect cannot make arrays of 0 values. Give a count of one or more."
        case .collectCountOrEvery: "collect cannot make arrays of 0 values. Give a count of one or more."
        case .shareWait: "A shared signal cannot wait -1.0 seconds. Give an interval of zero or more."
        case .collectEvery: "collect cannot send every 0.0 seconds. Give a period above zero."
        case .timeoutBetweenValues: "timeout cannot wait -1.0 seconds. Give an interval of zero or more."
        case .retryLimit: "A backoff cannot try -1 more times. Give a limit of zero or more."
        case .retryDelay: "A backoff cannot wait from -1.0 seconds to -1.0 seconds. Give delays of zero or more"
        case .retryDelaysInReverse: "A backoff cannot wait from 2.0 seconds to 1.0 seconds."
        case .retryJitter: "A backoff has a jitter from 0 to 1, not 1.5."
        case .retryJitterWithoutNumber: "A backoff has a jitter from 0 to 1, not nan."
        case .schedule, .scheduleImmediately:
            "An action cannot be scheduled -1.0 seconds from now. Give a delay of zero or more."
        case .timeLimit: "Virtual time needs a limit of at least one action, not 0."
        case .timeBackBy: "Time cannot be advanced by -1.0 seconds: it never goes back."
        case .timeBackTo: "Time cannot be advanced to 1.0 seconds: it is 2.0 seconds already, and it never goes back."
        case .nestedAdvance: "Virtual time is being advanced already."
        case .runaway: "Something schedules itself again and again without a pause"
        case .nestedModify: "Don't assign a property inside its own modify: change the closure's argument instead."
        case .sendAfterTheEnd, .sendAfterDisposal: nil
        }
    }

    func perform() {
        let one = Signal<Int, Never>.just(1)
        let time = TestScheduler()
        let back = Duration.seconds(-1)
        switch self {
        case .takeFirst: _ = one.take(first: -1)
        case .takeLast: _ = one.take(last: -1)
        case .skipFirst: _ = one.skip(first: -1)
        case .skipLast: _ = one.skip(last: -1)
        case .repeated: _ = one.repeated(-1)
        case .retry: _ = one.retry(-1)
        case .replay: _ = one.replay(0)
        case .replaySubject: _ = ReplaySubject<Int, Never>(capacity: 0)
        case .atMost: _ = one.flatMap(.atMost(0)) { .just($0) }
        case .values: _ = one.values(waiting: 0)
        case .throttle: _ = one.throttle(back, on: time)
        case .throttleFirst: _ = one.throttleFirst(back, on: time)
        case .delay: _ = one.delay(back, on: time)
        case .timeout: _ = one.promoteFailure(to: Boom.self).timeout(after: back, on: time, failure: Boom())
        case .timer: _ = Signal.timer(after: back, on: time)
        case .interval: _ = Signal.interval(every: .zero, on: time)
        case .throttleLatest: _ = one.throttleLatest(back, on: time)
        case .collectCount: _ = one.collect(count: 0)
        case .collectCountOrEvery: _ = one.collect(count: 0, orEvery: .seconds(1), on: time)
        case .shareWait: _ = one.share(disposal: .after(back, on: time))
        case .collectEvery: _ = one.collect(every: .zero, on: time)
        case .timeoutBetweenValues:
            _ = one.promoteFailure(to: Boom.self).timeout(betweenValues: back, on: time, failure: Boom())
        case .retryLimit: _ = Backoff.constant(.zero, limit: -1)
        case .retryDelay: _ = Backoff.constant(back)
        case .retryDelaysInReverse: _ = Backoff.exponential(from: .seconds(2), to: .seconds(1))
        case .retryJitter: _ = Backoff.exponential(from: .zero, to: .zero, jitter: 1.5)
        case .retryJitterWithoutNumber: _ = Backoff.exponential(from: .zero, to: .zero, jitter: .nan)
        case .schedule: time.schedule(after: back) {}
        case .scheduleImmediately: ImmediateScheduler().schedule(after: back) {}
        case .timeLimit: _ = TestScheduler(limit: 0)
        case .timeBackBy: time.advance(by: back)
        case .timeBackTo:
            time.advance(to: .seconds(2))
            time.advance(to: .seconds(1))
        case .nestedAdvance:
            time.schedule { time.advance(by: .seconds(1)) }
            time.advance(by: .seconds(1))
        case .runaway:
            let short = TestScheduler(limit: 100)
            @Sendable func again() { short.schedule(again) }
            again()
            short.advance(by: .seconds(1))
        case .nestedModify:
            let property = Property(0)
            property.modify { value in
                property.value = 1
                value = 2
            }
        case .sendAfterTheEnd:
            let source = Signal<Int, Never> { subscriber in
                subscriber.send(1)
                subscriber.complete()
                subscriber.send(2)
                subscriber.complete()
                return nil
            }
            source.subscribe(next: { print($0) })
            source.subscribe(next: { print($0) })
        case .sendAfterDisposal:
            let source = Signal<Int, Never> { subscriber in
                for number in 1...5 { subscriber.send(number) }
                subscriber.complete()
                return nil
            }
            source.take(first: 2).subscribe(next: { print($0) })
        }
    }

    private struct Boom: Error {}
}
