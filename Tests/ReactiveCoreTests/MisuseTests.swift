import Foundation
import ReactiveCore
import Testing

@Suite("Misuse is told with a sentence that says what to do")
struct MisuseTests {
    @Test("it stops the program", arguments: Misuse.allCases)
    func stops(_ misuse: Misuse) async {
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
            misuse.commit()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(misuse.sentence), "\(text)")
    }

    @Test("a subscriber that is used after the end is not heard, and in debug builds that is told, once")
    func afterTheEnd() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let source = Signal<Int, Never> { subscriber in
                subscriber.send(1)
                subscriber.complete()
                subscriber.send(2)
                subscriber.complete()
                return nil
            }
            source.subscribe(next: { if $0 != 1 { exit(1) } })
            source.subscribe(next: { if $0 != 1 { exit(1) } })
            exit(0)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.split(separator: "\n").filter { $0.contains("after it had ended") }.count == 1, "\(text)")
        #expect(text.contains("Return after the last event"))
    }

    @Test("a source that goes on after it was disposed has done nothing wrong, and nothing is told")
    func afterDisposal() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let source = Signal<Int, Never> { subscriber in
                for number in 1...5 { subscriber.send(number) }
                subscriber.complete()
                return nil
            }
            source.take(first: 2).subscribe(next: { _ in })
            exit(0)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!text.contains("after it had ended"), "\(text)")
    }
}
