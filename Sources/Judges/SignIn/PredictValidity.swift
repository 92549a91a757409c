import SharedJudges
import Terminal

extension BookTask {
    /// Task 2 of chapter 12: what `combineLatest` sends.
    static let predictValidity = BookTask(asking: TwoFields(name: "n-y----n-y", password: "----y-n-y-"))
}

/// The steps in which two fields become valid or invalid, as marbles.
private struct TwoFields {
    let name: String
    let password: String
}

extension TwoFields: PredictQuestion {
    static let constant = "predictedValidity"

    /// One field sends twice before the other begins. The answer has both letters, and no misreading leads to it.
    init(using generator: inout SplitMix64) {
        var fields = Self.random(using: &generator)
        while Set(fields.run.map(\.value)).count < 2 || fields.misreadings.contains(where: { $0.shows(fields.run) }) {
            fields = Self.random(using: &generator)
        }
        self = fields
    }

    private static func random(using generator: inout SplitMix64) -> TwoFields {
        var fields = Array(repeating: Array(repeating: "-", count: 10), count: 2)
        let first = Int.random(in: 0...1, using: &generator)
        let steps = (0..<10).shuffled(using: &generator).prefix(7).sorted()
        for (step, isFirst) in zip(steps, [true, true, false, false, true, false, true]) {
            fields[isFirst ? first : 1 - first][step] = Bool.random(using: &generator) ? "y" : "n"
        }
        return TwoFields(name: fields[0].joined(), password: fields[1].joined())
    }

    var places: [String: String] {
        ["name": name, "password": password, "values": "\(run.count)", "firstStep": "\(run[0].step)"]
    }

    private typealias Validity = Signal<Bool, Never>

    private func sent(_ join: (_ name: Validity, _ password: Validity) -> Validity) -> [TimedEvent] {
        record { clock in
            let (name, password) = (clock.signal(steps(of: name)), clock.signal(steps(of: password)))
            return join(name, password).map { $0 ? "y" : "n" }
        }
    }

    private func steps(of marbles: String) -> [(step: Int, value: Bool)] {
        marbles.enumerated().filter { $0.element != "-" }.map { ($0.offset, $0.element == "y") }
    }

    var run: [TimedEvent] { sent { $0.combineLatest(with: $1).map { $0 && $1 } } }

    var otherMarbles: [String: String] { ["values": "\(run.count)", "firstStep": "\(run[0].step)"] }

    var misreadings: [Misreading] {
        [
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
    }
}
