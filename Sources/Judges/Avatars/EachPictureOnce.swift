import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 09: a cache for pictures.
    static let eachPictureOnce = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario(
                "rows of one author ask, at the same time and later", judge: \RememberedPictures.finding
            ) { typing in
                let names = ["a", "b", "c", "d"].shuffled(using: &typing.generator)
                typing.add(.prepare(picture: names[2]))
                for (asker, name) in [(1, 0), (2, 0), (3, 1)].shuffled(using: &typing.generator) {
                    typing.add(.ask(asker: asker, picture: names[name]))
                }
                for name in names.prefix(2).shuffled(using: &typing.generator) {
                    typing.add(.answerPicture(name))
                }
                typing.add(.ask(asker: 4, picture: names[0]))
                typing.add(.ask(asker: 5, picture: names[1]))
            },
            Scenario("a picture fails to load at first", judge: \RememberedPictures.finding) { typing in
                let names = ["a", "b", "c", "d"].shuffled(using: &typing.generator)
                typing.add(.ask(asker: 1, picture: names[0]))
                typing.add(.ask(asker: 2, picture: names[0]))
                typing.add(.refusePicture(names[0]))
                typing.add(.ask(asker: 3, picture: names[0]))
                typing.add(.answerPicture(names[0]))
                typing.add(.ask(asker: 4, picture: names[0]))
            },
            Scenario("rows leave before their picture arrives", judge: \RememberedPictures.finding) { typing in
                let names = ["a", "b", "c", "d"].shuffled(using: &typing.generator)
                typing.add(.ask(asker: 1, picture: names[0]))
                typing.add(.ask(asker: 2, picture: names[0]))
                typing.add(.leave(asker: 1))
                typing.add(.answerPicture(names[0]))
                typing.add(.ask(asker: 3, picture: names[1]))
                typing.add(.leave(asker: 3))
                typing.add(.ask(asker: 4, picture: names[1]))
                typing.add(.answerPicture(names[1]))
            },
        ]
    )
}

/// Tracks which row waits for which picture, and compares that with the recording, step by step.
private struct RememberedPictures: Judgment {
    let transcript: Transcript

    private enum State { case unknown, failed, canceled, known }

    var finding: Finding? {
        var states: [String: State] = [:]
        var waiting: [(asker: String, name: String)] = []
        for moment in transcript.playedMoments {
            let loads = moment.values(in: .load)
            switch moment.stimulus?.action {
            case .prepare:
                if !loads.isEmpty {
                    return Finding(
                        "A picture was loaded before anything subscribed. Load it when the signal is subscribed to.",
                        hint: 1)
                }
            case .ask(let asker, let name):
                let state = states[name] ?? .unknown
                let isOnItsWay = waiting.contains { $0.name == name }
                if let finding = asked(name, state, isOnItsWay, "\(asker)", moment) { return finding }
                if state != .known { waiting.append(("\(asker)", name)) }
            case .answerPicture(let name):
                let expected = waiting.filter { $0.name == name }.map { "\($0.asker)=\(name)" }
                if let finding = answered(expected, moment.values(in: .got)) { return finding }
                waiting.removeAll { $0.name == name }
                states[name] = .known
            case .refusePicture(let name):
                let expected = waiting.filter { $0.name == name }.map(\.asker)
                if Set(moment.values(in: .failed)) != Set(expected) {
                    return Finding(
                        """
                        A picture failed to load, but not every row that waited for it got the failure. \
                        Pass it on to all of them.
                        """,
                        hint: 2)
                }
                waiting.removeAll { $0.name == name }
                states[name] = .failed
            case .leave(let asker):
                guard let left = waiting.first(where: { $0.asker == "\(asker)" }) else { continue }
                waiting.removeAll { $0.asker == "\(asker)" }
                let others = waiting.contains { $0.name == left.name }
                if others, moment.values(in: .calledOff).contains(left.name) {
                    return Finding(
                        "Two rows waited for a picture, and one left. The loading was canceled for both.", hint: 2)
                }
                if !others, !moment.values(in: .calledOff).contains(left.name) {
                    return Finding(
                        "The only row that waited for a picture left, but the loading went on. Cancel it.", hint: 2)
                }
                if !others { states[left.name] = .canceled }
            default: continue
            }
        }
        return nil
    }

    private func asked(_ name: String, _ state: State, _ isOnItsWay: Bool, _ asker: String, _ moment: Transcript.Moment)
        -> Finding?
    {
        let loads = moment.values(in: .load)
        if isOnItsWay, !loads.isEmpty {
            return Finding(
                """
                A picture was loaded a second time while it was already loading. \
                Two rows of one author ask within a millisecond: share the signal.
                """, hint: 1)
        }
        if state == .known {
            if !loads.isEmpty {
                return Finding("A picture that was already loaded was loaded again for a later row. Keep it.", hint: 2)
            }
            let got = moment.values(in: .got)
            if got.isEmpty {
                return Finding("A row asked for a picture that was already loaded, and didn't get it.", hint: 2)
            }
            return answered(["\(asker)=\(name)"], got)
        }
        guard !isOnItsWay, loads.isEmpty else { return nil }
        return switch state {
        case .failed:
            Finding(
                "A picture that failed to load once is never loaded again: the failure is remembered too.", hint: 3)
        case .canceled:
            Finding(
                "After the loading of a picture was canceled, the next row that asks for it waits forever.", hint: 2)
        default: Finding("A row asked for a picture that was never loaded.", hint: 1)
        }
    }

    private func answered(_ expected: [String], _ got: [String]) -> Finding? {
        if Set(got) == Set(expected) { return nil }
        if Set(got.map { $0.prefix(1) }) == Set(expected.map { $0.prefix(1) }) {
            return Finding("A row got the picture of another address. Keep one signal per address.", hint: 1)
        }
        return Finding("Several rows waited for a picture, but not all of them got it.", hint: 1)
    }
}
