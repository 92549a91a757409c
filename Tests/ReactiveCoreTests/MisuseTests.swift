import Foundation
import ReactiveCore
import Testing

@Suite("Misuse stops the program with a sentence that says what to do")
struct MisuseTests {
    private static func quiet() { setenv("SWIFT_BACKTRACE", "enable=no", 1) }

    private func expect(_ sentence: String, in result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence), "\(text)")
    }

    @Test("a negative count")
    func count() async {
        Self.quiet()
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Signal<Int, Never>.just(1).take(first: -1)
        }
        expect("take(first:) cannot take -1 values. Give a count of zero or more.", in: result)
    }

    @Test("a negative interval")
    func interval() async {
        Self.quiet()
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Signal<Int, Never>.just(1).throttle(.seconds(-1), on: TestScheduler())
        }
        expect("throttle cannot wait -1.0 seconds. Give an interval of zero or more.", in: result)
    }

    @Test("time advanced from inside an action")
    func nestedAdvance() async {
        Self.quiet()
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let time = TestScheduler()
            time.schedule { time.advance(by: .seconds(1)) }
            time.advance(by: .seconds(1))
        }
        expect("Virtual time is being advanced already.", in: result)
    }

    @Test("time that runs away within a step")
    func runaway() async {
        Self.quiet()
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let time = TestScheduler(limit: 100)
            @Sendable func again() { time.schedule(again) }
            again()
            time.advance(by: .seconds(1))
        }
        expect("Something schedules itself again and again without a pause", in: result)
    }
}
