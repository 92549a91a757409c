import SharedJudges

extension BookTask {
    /// Task 4 of chapter 07: the thread of each stage. A search and the stages in the background come in any order,
    /// between another stage and `deliver(on: main)`.
    static let predictTheThreads = BookTask(
        predicting: "predictedThreads",
        [.doNext, .search, .map, .deliverInBackground, .subscribeInBackground, .doNext, .deliverOnMain] as [ThreadStage]
    ) { stages in
        func letters(
            access: String = "t", texts: String = "m", changing change: (ThreadStage) -> ThreadStage = { $0 }
        ) -> [String] { [access] + threads(of: stages.map(change), from: texts) }
        let lines = ["requestAccess(to: accounts)", "    .then { texts }"] + stages.map { "    " + $0.rawValue }
        let run = letters()
        let deliveries = [nil, nil] + stages.map(\.delivery)
        let undelivered = letters { $0.delivery == nil ? $0 : .map }
        return PredictQuestion(
            places: ["stages": "\(lines.count)", "pipeline": lines.joined(separator: "\n    ")], unit: .letters,
            run: .steps(run),
            misreadings: [
                Misreading("one too few", ["stages": "\(lines.count)"]) {
                    $0.count != run.count || $0.contains { !["m", "b", "t"].contains($0.value) }
                },
                Misreading("all main", shows: .steps(run.map { _ in "m" })),
                Misreading("access on main", shows: .steps(letters(access: "m"))),
                Misreading("texts on twitter", shows: .steps(letters(texts: "t"))),
                Misreading("answers on main", shows: .steps(letters { $0 == .search ? .map : $0 })),
                Misreading("subscribe moves", shows: .steps(letters(changing: \.delivering))),
                Misreading("works upwards", shows: .steps(zip(run, deliveries.dropFirst() + [nil]).map { $1 ?? $0 })),
                Misreading("for one stage", shows: .steps(zip(undelivered, deliveries).map { $1 ?? $0 })),
            ])
    } others: { random in
        var middle: [ThreadStage] = [.deliverInBackground, .map, .doNext].shuffled(using: &random)
        middle.insert(.search, at: random.number(0...1))
        middle.insert(.subscribeInBackground, at: random.number(1...middle.count))
        return [random.one(of: [.doNext, .map])] + middle + [.deliverOnMain]
    }
}
