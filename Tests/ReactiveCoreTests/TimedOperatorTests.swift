import Marbles
import ReactiveCore
import Testing

@Suite("Operators that deal with time") struct TimedOperatorTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("throttle sends what is followed by quiet") {
            "abcd----e---f-g----|"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "------d----e-----g-|"
        }
        Picture("throttle forwards a failure at once and drops what waits") {
            "a-b-----[c#]"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "-----b--#"
        }
        Picture("throttle sends what waits when its source completes, and then completes") {
            "a-|"
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "--[a|]"
            $0.inputs[0].throttle($0.steps(1), on: $0.scheduler)
            "-a|"
        }
        Picture("a value that a subscriber sends back into throttle waits its own time") {
            "a"
            $0.inputs[0].throttle($0.steps(1), on: $0.scheduler).replying(["a": "b"], to: $0)
            "-ab"
        }
        Picture("each subscription to a throttled signal has its own state") {
            "a---b"
            let throttled = $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            throttled
            "---a---b"
            throttled
            "--^----b"
        }
        Picture("delay keeps order and distances, and forwards a failure at once") {
            "[ab]c---d#"
            $0.inputs[0].delay($0.steps(3), on: $0.scheduler)
            "---[ab]c-#"
        }
        Picture("delay sends what waits when the source completes, each value at its time, and then completes") {
            "ab|"
            $0.inputs[0].delay($0.steps(3), on: $0.scheduler)
            "---ab|"
        }
        Picture("disposal drops what delay holds back, a completion too") {
            "[a|]"
            $0.inputs[0].delay($0.steps(3), on: $0.scheduler)
            "--!"
        }
        Picture("timeout fails unless the whole signal ends in time") {
            "----a-b|"
            $0.inputs[0].timeout(after: $0.steps(5), on: $0.scheduler, failure: MarbleFailure("late"))
            "----a#'late'"
        }
        Picture("sample sends the newest value once, and completes with its trigger") {
            "-[ab]---c"
            "t-tt--t|"
            $0.inputs[0].sample(on: $0.inputs[1].unfailing)
            "--b---c|"
        }
    }
}
