import Judges
import ProofKit
import Testing

@Suite("The sample of what graders prove plays") struct SampleTests {
    @Test func `has two wrong answers and a right one of each chapter, and a hostile program of each kind`() {
        print(Sample.current.sentence)
        for name in [Sample.current.name, "", "another"] {
            let sample = Sample(named: name)
            for chapter in catalogue {
                let answers = sample.answers.filter { $0.chapter == chapter.id }
                #expect(answers.count(where: \.isRight) == 1 && Set(answers).count == 3, "\(chapter.id)")
            }
            #expect(Set(sample.attacks.map(\.description)).count == 8)
            #expect(Set(sample.some(2, of: catalogue).map(\.id)).count == 2)
            #expect(sample.sentence.contains("WORKBOOK_SAMPLE=\(name) swift test"))
        }
    }

    @Test func `is the same for the same commit, and another one for the next`() {
        #expect(Sample(named: "a1").answers == Sample(named: "a1").answers)
        #expect(Sample(named: "a1").answers != Sample(named: "a2").answers)
    }
}
