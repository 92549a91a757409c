import Testing

@testable import Grading

@Suite("Builds under way") struct BuildsUnderWayTests {
    @Test func `a request for a build that is being canceled starts another one`() async {
        let builds = BuildsUnderWay<String>()
        let (started, start) = AsyncStream<Void>.makeStream()
        let (canceled, cancel) = AsyncStream<Void>.makeStream()
        let (ended, end) = AsyncStream<Void>.makeStream()
        let first = Task {
            await builds.build("one") {
                start.finish()
                // A compiler that doesn't end as soon as it's canceled.
                await withTaskCancellationHandler {
                    let ending = Task { for await _ in ended {} }
                    await ending.value
                } onCancel: {
                    cancel.finish()
                }
                return "canceled"
            }
        }
        for await _ in started {}
        first.cancel()
        for await _ in canceled {}
        #expect(await builds.build("one") { "built" } == "built")
        end.finish()
        #expect(await first.value == "canceled")
    }

    @Test func `requests for the same build share it, and it goes on while one of them waits`() async {
        let builds = BuildsUnderWay<Bool>()
        let (started, start) = AsyncStream<Void>.makeStream()
        let (ended, end) = AsyncStream<Void>.makeStream()
        let first = Task {
            await builds.build("one") {
                start.finish()
                let ending = Task { for await _ in ended {} }
                await ending.value
                return Task.isCancelled
            }
        }
        for await _ in started {}
        let second = Task { await builds.build("one") { true } }
        while await builds.requests(for: "one") < 2 { await Task.yield() }
        first.cancel()
        end.finish()
        #expect(await second.value == false)
        #expect(await first.value == false)
    }
}
