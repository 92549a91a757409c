import SharedJudges

extension BookTask {
    /// Task 4 of chapter 04: what `then` sends. One key comes before the request's value, one between value and end,
    /// and two after the end.
    static let predictThen = BookTask(
        predicting: "predictedTexts", (request: "---v--|", typed: "-p--q--r-s")
    ) { request, typed in
        let keys = record { player in player.cold(typed) }
        func texts(after request: String, skipping count: Int = 0) -> [TimedEvent] {
            record { player in
                let field = player.field(typing: keys)
                return player.cold(request).then { field.signal.skip(first: count) }
            }
        }
        let run = texts(after: request)
        let (end, fails) = (run[0].time, request.hasSuffix("#"))
        return PredictQuestion(
            places: [
                "request": request, "typed": typed,
                "whatArrives":
                    fails
                    ? "One character and nothing else: the failure, in the step in which the request fails."
                    : """
                    The first letter comes in step \(run[0].step), and it is `\(run[0].value ?? "")`. \
                    After it comes each letter as it's typed, and no end.
                    """,
            ],
            run: run,
            misreadings: [
                Misreading("with the value") { $0.contains { $0.value == "v" } },
                Misreading("text after a failure") { fails && $0.contains { $0.value != nil } },
                Misreading("failure not passed on") { fails && !$0.contains { $0.kind == .failed("") } },
                Misreading("fails") { !fails && $0.contains { $0.kind == .failed("") } },
                Misreading("completes") { !fails && $0.contains { $0.kind == .completed } },
                Misreading("begins with the value", shows: texts(after: request.prefix { $0 != "v" } + "|")),
                Misreading("without the held text", shows: texts(after: request, skipping: 1)),
                Misreading("does not wait", shows: keys),
                Misreading("all kept", shows: keys.map { TimedEvent(at: max($0.time, end), $0.kind) }),
                Misreading("one text", shows: [run[0]]),
            ])
    } others: { random in
        let letters = random.letters(of: "bcdghkmnpqrstwxz")
        var steps = [0]
        for _ in 0..<6 { steps.append(steps[steps.count - 1] + random.number(1...2)) }
        let ending = random.number(1...4) == 1 ? "#" : "|"
        return (
            marbles(["v", ending], in: [steps[2], steps[4]]),
            marbles(letters, in: [steps[1], steps[3], steps[5], steps[6]])
        )
    }
}
