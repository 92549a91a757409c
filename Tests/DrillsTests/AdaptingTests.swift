import Foundation
import ProofKit
import Reading
import Testing
import WorkbookKit

@Suite struct AdaptingTests {
    /// `graders prove drills` plays all chapters.
    @Test(arguments: Sample.current.some(1, of: curriculum.chapters))
    func `a reader with a misconception about a chapter meets it three times in ten questions`(chapter: String) {
        #expect(DrillProof.faults(in: chapter) == [])
    }

    @Test(
        arguments: Sample.current.some(
            2, of: [.newestWins, .oneWeakIsEnough, .subscribeDelivers, .failureIsHarmless] as [Misconception]))
    func `once a reader of the whole book has met a misconception, it comes back in the next questions`(
        misconception: Misconception
    ) {
        var reader = SimulatedReader(believing: misconception, taught: curriculum.names, seed: 1)
        while reader.sightings == 0, reader.questions.count < 60 { reader.answer(1) }
        reader.answer(9)
        #expect(reader.sightings >= 3)
    }

    @Test func `questions are only about what was taught`() {
        let place = Place(chapter: "05-Filter", step: 3)
        let taught = curriculum.names(upTo: place)
        #expect(taught.contains("filter") && !taught.contains("throttle"))
        var reader = SimulatedReader(believing: nil, taught: taught, seed: 5)
        reader.answer(30)
        #expect(reader.questions.count == 30)
        #expect(reader.questions.allSatisfy { taught.isSuperset(of: $0.spec.needs) })
    }

    @Test func `a reader of chapter 1 has new questions for a while, too`() {
        let taught = curriculum.names(upTo: Place(chapter: "01-Validation", step: 12))
        var reader = SimulatedReader(believing: nil, taught: taught, seed: 6)
        for _ in 0..<100 {
            let isNew = reader.next()
            #expect(isNew == true)
        }
    }

    @Test(arguments: Sample.current.some(2, of: Array(curriculum.chapters.dropFirst(2))))
    func `two questions of a kind never come in a row`(chapter: String) {
        var reader = SimulatedReader(
            believing: .offByOne, taught: curriculum.names(upTo: chapter), recent: curriculum.names(of: chapter),
            seed: 1)
        reader.answer(12)
        let kinds = reader.questions.map(\.spec.kind)
        #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 }, "\(kinds)")
    }

    @Test func `after three chapters, there are more than three kinds of question`() {
        let taught = curriculum.names(upTo: "03-AccessRequest")
        var reader = SimulatedReader(believing: nil, taught: taught, seed: 7)
        reader.answer(10)
        #expect(Set(reader.questions.map(\.spec.kind)).count > 3)
    }

    @Test func `questions about a chapter need something of it`() throws {
        let names = curriculum.names(of: "06-Search")
        var drill = Drill(taught: curriculum.names, about: names, seed: 1)
        for _ in 0..<10 {
            let chosen = drill.next(DrillRecord(), on: Day(number: 20_000))
            let next = try #require(chosen)
            #expect(!next.question.spec.needs.isDisjoint(with: names))
        }
    }
}
