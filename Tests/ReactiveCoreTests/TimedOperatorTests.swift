import Marbles
import ReactiveCore
import Testing

@Suite("Operators that deal with time")
struct TimedOperatorTests {
    // MARK: throttle

    @Test("throttle sends what is followed by quiet")
    func throttle() {
        validate {
            "abcd----e---f-g----|"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "------d----e-----g-|"
        }
    }

    @Test("throttle forwards a failure at once and drops what waits")
    func throttleFails() {
        validate {
            "a-b-----[c#]"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "-----b--#"
        }
    }

    @Test("disposal drops what waits in throttle, and cancels its timer")
    func throttleDisposed() {
        validate {
            "a"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "-!"
        }
    }

    @Test("throttle sends what waits when its source completes, and then completes")
    func throttleFlush() {
        validate {
            "a-|"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "--[a|]"
            $0.inputs[0].throttle($0.steps(1), on: $0.scheduler)
            "-a|"
        }
    }

    @Test("throttle sends what waits even if the source never ends")
    func throttleWithoutEnd() {
        validate {
            "a---b"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "---a---b"
        }
    }

    @Test("a value that a subscriber sends back into throttle waits its own time")
    func throttleReentrant() {
        validate {
            "a"
            $0.inputs[0].throttle($0.steps(1), on: $0.scheduler).replying(["a": "b"], to: $0)
            "-ab"
        }
    }

    @Test("each subscription to a throttled signal has its own state")
    func throttlePerSubscription() {
        validate {
            "a---b"
            let throttled = $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            throttled
            "---a---b"
            throttled
            "--^----b"
        }
    }

    @Test("throttleFirst sends a value, and then none for the interval")
    func throttleFirst() {
        validate {
            "abcdefgh"
            $0.inputs[0].throttleFirst($0.steps(3), on: $0.scheduler)
            "a--d--g"
        }
    }

    // MARK: delay and timeout

    @Test("delay keeps order and distances, and forwards a failure at once")
    func delay() {
        validate {
            "[ab]c---d#"
            $0.inputs[0].delay($0.steps(3), on: $0.scheduler)
            "---[ab]c-#"
        }
    }

    @Test("delay sends what waits when the source completes, each value at its time, and then completes")
    func delayAfterTheEnd() {
        validate {
            "ab|"
            $0.inputs[0].delay($0.steps(3), on: $0.scheduler)
            "---ab|"
        }
    }

    @Test("disposal drops what delay holds back, a completion too")
    func delayDisposed() {
        validate {
            "[a|]"
            $0.inputs[0].delay($0.steps(3), on: $0.scheduler)
            "--!"
        }
    }

    @Test("timeout fails unless the whole signal ends in time")
    func timeout() {
        validate {
            "----a-b|"
            $0.inputs[0].timeout(after: $0.steps(5), on: $0.scheduler, failure: MarbleFailure("late"))
            "----a#'late'"
        }
    }

    @Test("a signal that ends in time cancels the timer of timeout")
    func timeoutEnded() {
        validate {
            "-a|"
            $0.inputs[0].timeout(after: $0.steps(5), on: $0.scheduler, failure: MarbleFailure())
            "-a|"
        }
    }

    @Test("disposal cancels the timer of timeout")
    func timeoutDisposed() {
        validate {
            "-a"
            $0.inputs[0].timeout(after: $0.steps(5), on: $0.scheduler, failure: MarbleFailure())
            "-a!"
        }
    }

    // MARK: interval, timer and sample

    @Test("interval counts at the multiples of its period")
    func interval() {
        validate {
            Signal.interval(every: $0.steps(2), on: $0.scheduler).take(first: 3)
            "--'0'-'1'-['2'|]"
        }
    }

    @Test("timer sends once and completes")
    func timer() {
        validate {
            Signal.timer(after: $0.steps(3), on: $0.scheduler).map { "x" }
            "---[x|]"
        }
    }

    @Test("sample sends the newest value once, and completes with its trigger")
    func sample() {
        validate {
            "-[ab]---c"
            "t-tt--t|"
            $0.inputs[0].sample(on: $0.inputs[1].unfailing)
            "--b---c|"
        }
    }
}
