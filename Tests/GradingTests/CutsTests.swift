import Exercises
import Playing
import Testing

@testable import Grading

@Suite("Making a failing run shorter") struct CutsTests {
    private func typed(_ text: String, then verbs: [BookVerb] = []) -> [Stimulus] {
        let all = [.openForm(SearchWorld(access: .ask)), .allow] + text.map { .type(String($0)) } + verbs
        return all.enumerated().map { Stimulus(at: .milliseconds($0 * 100), $1) }
    }

    private func shortest(
        _ stimuli: [Stimulus], by rule: CutRule = .usual, where shows: ([Stimulus]) -> Bool
    ) -> (stimuli: [Stimulus], plays: Int) {
        var cuts = Cuts(stimuli, by: rule)
        var plays = 0
        while let candidate = cuts.next() {
            plays += 1
            cuts.take(worked: shows(candidate))
        }
        return (cuts.shortest, plays)
    }

    private func text(of stimuli: [Stimulus]) -> String { stimuli.compactMap(\.verb?.typedText).joined() }

    @Test func `Only the keys that matter are left, joined to one text, and the user isn't asked`() {
        let (left, plays) = shortest(typed("abcdefghijklmnop")) {
            text(of: $0).contains("d") && text(of: $0).contains("m")
        }
        #expect(left.map(\.verb) == [.openForm(SearchWorld()), .type("dm")])
        #expect(left.map(\.at) == [.zero, Cuts.pace])
        #expect(plays < 60)
    }

    @Test func `What opens and ends a run stays, and so do the waits that keep moments apart`() {
        let stimuli = typed("ab", then: [.dispose, .release])
        #expect(
            shortest(stimuli) { _ in true }.stimuli.map(\.verb) == [.openForm(SearchWorld()), .dispose, .release])
        var separated = typed("ab")
        separated.append(Stimulus(at: .seconds(1), .wait))
        separated.append(Stimulus(at: .seconds(1), .dispose))
        #expect(shortest(separated) { _ in true }.stimuli.map(\.action).suffix(2) == [.wait, .verb(BookVerb.dispose)])
    }

    @Test func `A run goes on after its last key for as long as it did: answers still come`() {
        let stimuli = typed("abc") + [Stimulus(at: .seconds(5), .wait)]
        let left = shortest(stimuli) { _ in true }.stimuli
        let gaps = { (stimuli: [Stimulus]) in (stimuli.last?.at ?? .zero) - (stimuli.dropLast().last?.at ?? .zero) }
        #expect(gaps(left) >= gaps(stimuli))
    }

    @Test func `A pause becomes as short as the mistake allows, in paces of a typed script`() {
        let stimuli = [
            Stimulus(at: .zero, .open), Stimulus(at: .seconds(4), .type("a")), Stimulus(at: .seconds(9), .tap),
        ]
        let left = shortest(stimuli) { run in
            run.count == 3 && run[2].at - run[1].at >= .milliseconds(500)
        }.stimuli
        #expect(left.map(\.at) == [.zero, Cuts.pace, Cuts.pace * 6])
    }

    @Test func `A deletion always finds text, and a picture arrives only if it was asked for`() {
        var cuts = Cuts(typed("abc", then: [.delete, .delete, .clear]), by: .usual)
        while let candidate = cuts.next() {
            #expect(candidate.makeSense)
            cuts.take(worked: text(of: candidate).count < 3)
        }
        #expect(![Stimulus(at: .zero, .delete)].makeSense)
        #expect(![Stimulus(at: .zero, .answerPicture("a"))].makeSense)
        let asked = [Stimulus(at: .zero, .ask(asker: 1, picture: "a")), Stimulus(at: .zero, .leave(asker: 1))]
        #expect(asked.makeSense)
        #expect(!(asked + [Stimulus(at: .zero, .answerPicture("a"))]).makeSense)
        #expect(!asked.dropFirst().map { $0 }.makeSense)
        #expect(
            [Stimulus(at: .zero, .ask(asker: 1, picture: "a")), Stimulus(at: .zero, .answerPicture("a"))].makeSense)
    }

    @Test func `Where a judge knows the script, nothing is cut, or only the end`() {
        #expect(shortest(typed("abc"), by: .nothing) { _ in true }.plays == 0)
        let joined = shortest(typed("abc"), by: .end) { _ in true }.stimuli
        #expect(joined.map(\.verb) == [.openForm(SearchWorld(access: .ask)), .allow, .type("abc")])
        #expect(joined.last?.at == .milliseconds(200))
    }

    @Test func `A run ends after the first wait that shows the mistake, and then goes on for as long as it did`() {
        var stimuli = [Stimulus(at: .zero, .open)]
        for (place, letter) in "abcdef".enumerated() {
            stimuli.append(Stimulus(at: .seconds(place + 1), .type(String(letter))))
            stimuli.append(Stimulus(at: .seconds(place + 1) + .milliseconds(600), .wait))
        }
        stimuli.append(Stimulus(at: .seconds(12), .wait))
        let (left, plays) = shortest(stimuli, by: .end) { text(of: $0).contains("c") }
        #expect(text(of: left) == "abc")
        #expect(left.last == Stimulus(at: .seconds(3) + .seconds(6), .wait))
        #expect(plays < 5)
        #expect(text(of: shortest(stimuli, by: .end) { text(of: $0).contains("f") }.stimuli) == "abcdef")
    }

    @Test func `The same mistake has the same texts and numbers in another run`() {
        let late = Finding(named: "late", places: ["text": "swi", "time": "120 ms"])
        #expect(late.isSameMistake(as: Finding(named: "late", places: late.places)))
        #expect(!late.isSameMistake(as: Finding(named: "late", places: ["text": "s", "time": "1300 ms"])))
        #expect(!late.isSameMistake(as: Finding(named: "early", places: late.places)))
    }
}
