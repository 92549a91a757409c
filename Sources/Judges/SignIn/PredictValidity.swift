import SharedJudges

extension BookTask {
    /// Task 2 of chapter 12: what `combineLatest` sends. One field sends twice before the other begins.
    static let predictValidity = BookTask(
        predicting: "predictedValidity", (name: "n-y----n-y", password: "----y-n-y-")
    ) { name, password in
        typealias Validity = Signal<Bool, Never>
        func sent(_ join: (_ name: Validity, _ password: Validity) -> Validity) -> [TimedEvent] {
            record { player in
                let fields = [name, password].map { player.cold($0).map { $0 == "y" }.catch { _ in Validity.empty } }
                return join(fields[0], fields[1]).map { $0 ? "y" : "n" }
            }
        }
        let run = sent { $0.combineLatest(with: $1).map { $0 && $1 } }
        let misreadings = [
            .completes,
            Misreading("zip", shows: sent { $0.zip(with: $1).map { $0 && $1 } }),
            Misreading("merged", shows: sent { $0.merge(with: $1) }),
            Misreading(
                "before both",
                shows: sent {
                    $0.startWith(false).combineLatest(with: $1.startWith(false)).map { $0 && $1 }.skip(first: 1)
                }),
            Misreading("only changes", shows: sent { $0.combineLatest(with: $1).map { $0 && $1 }.distinct() }),
            Misreading("or", shows: sent { $0.combineLatest(with: $1).map { $0 || $1 } }),
            Misreading("name drives", shows: sent { $0.withLatest(from: $1).map { $0 && $1 } }),
            Misreading("password drives", shows: sent { $1.withLatest(from: $0).map { $0 && $1 } }),
        ]
        let counts = ["values": "\(run.count)", "firstStep": "\(run.first?.step ?? 0)"]
        return PredictQuestion(
            places: counts.merging(["name": name, "password": password]) { $1 },
            isFair: Set(run.map(\.value)).count == 2 && !misreadings.contains { $0.shows(run) },
            run: run, otherMarbles: counts, misreadings: misreadings)
    } others: { random in
        let first = random.number(0...1)
        let steps = (0..<10).shuffled(using: &random).prefix(7).sorted()
        var fields = Array(repeating: Array(repeating: "-", count: 10), count: 2)
        for (step, isFirst) in zip(steps, [true, true, false, false, true, false, true]) {
            fields[isFirst ? first : 1 - first][step] = random.flag() ? "y" : "n"
        }
        return (fields[0].joined(), fields[1].joined())
    }
}
