import AsyncAlgorithms

struct Impossible: Error, CustomStringConvertible {
    let description = "This Swift runs tasks in another way, so they can't be run one after the other."
}

struct SourceFailure: Error {}

@MainActor
func show(_ title: String, _ lanes: [String]) {
    print("\(title)\n\n\(([Storm.ruler] + lanes).joined(separator: "\n"))\n")
}

/// Whether `debounce` ends or fails if its source fails while a text waits, or while the loop is busy.
@MainActor
func failure(whileBusy isBusy: Bool) async -> String {
    let clock = SteppedClock()
    let (texts, field) = AsyncThrowingStream.makeStream(of: String.self)
    let loop = Task { @MainActor in
        do {
            for try await _ in texts.debounce(for: .milliseconds(500), clock: clock) {
                try await clock.sleep(for: .seconds(2))
            }
            return "ends"
        } catch {
            return "fails"
        }
    }
    await SerialTasks.settle()
    field.yield("swi")
    await SerialTasks.settle()
    for step in 1...40 {
        if step == (isBusy ? 10 : 2) { field.finish(throwing: SourceFailure()) }
        while clock.wakeOne(at: SteppedClock.Instant(offset: .milliseconds(100) * step)) { await SerialTasks.settle() }
        await SerialTasks.settle()
    }
    return await loop.value
}

guard SerialTasks.begin() else { throw Impossible() }

let lanes = await Storm.lanes { texts, twitter, clock in searchResults(of: texts, on: twitter, clock: clock) }
show("AsyncSequence, with swift-async-algorithms:", lanes)

let plain = await Storm.lanes { texts, twitter, clock in plainOutcomes(of: texts, on: twitter, clock: clock) }
show("The standard library alone:", plain)

// The search for c begins in step 17, and would be answered in step 37.
let closed = await Storm.lanes(closing: 20) { texts, twitter, clock in
    searchResults(of: texts, on: twitter, clock: clock)
}
let plainClosed = await Storm.lanes(closing: 20) { texts, twitter, clock in
    plainOutcomes(of: texts, on: twitter, clock: clock)
}
let fates = [closed, plainClosed].map { Array($0[2])[9 + 20] == "C" ? "is canceled" : "runs on" }
print("The window closes. With the package, the search \(fates[0]); with the standard library alone, it \(fates[1]).")
print("The source fails while a text waits: debounce \(await failure(whileBusy: false)).")
print("The source fails while the loop is busy: debounce \(await failure(whileBusy: true)).")
