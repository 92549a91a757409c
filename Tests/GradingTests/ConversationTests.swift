import Exercises
import Testing

@testable import Grading

@Suite("Talking with a player")
struct ConversationTests {
    private let script = Script(EchoChapter.chapter.tasks[0], seeds: [1])

    private func answer(_ message: PlayerAnswer, number: Int, nonce: UInt64 = 5) throws -> [UInt8] {
        Array(FrameCoding.bytes(of: Frame(nonce: nonce, number: number, message: message)).dropFirst(4))
    }

    @Test("A whole conversation becomes a transcript: the beginning, each stimulus, the end")
    func whole() throws {
        var talk = Conversation(script: script, nonce: 5)
        var step = talk.begin()
        var number = 0
        while case .send = step {
            let seen = Observation(at: .zero, lane: .log, event: .next("\(number)"))
            step = talk.hear(try answer(.settled([seen], alive: ["fixture": 1]), number: number))
            number += 1
        }
        #expect(step == .finished)
        #expect(talk.transcripts.count == 1)
        let transcript = talk.transcripts[0]
        #expect(transcript.stimuli == script.scenes[0].stimuli)
        #expect(transcript.moments.map(\.observations.count) == [1, 1, 1, 1, 1])
        #expect(transcript.moments.first?.stimulus == nil)
        #expect(transcript.moments.last?.stimulus == nil)
        #expect(transcript.alive("fixture") == 1)
    }

    @Test("What is out of place is forged: another number, a repetition, an answer that nobody asked for, garbage")
    func forged() throws {
        var talk = Conversation(script: script, nonce: 5)
        #expect(talk.hear(try answer(.settled([], alive: [:]), number: 0)) == .forged)
        _ = talk.begin()
        #expect(talk.hear(try answer(.settled([], alive: [:]), number: 0, nonce: 6)) == .forged)
        #expect(talk.hear(try answer(.settled([], alive: [:]), number: 1)) == .forged)
        #expect(talk.hear(Array("{}".utf8)) == .forged)
        if case .forged = talk.hear(try answer(.settled([], alive: [:]), number: 0)) {
            Issue.record("the first answer is in its place")
        }
        #expect(talk.hear(try answer(.settled([], alive: [:]), number: 0)) == .forged)
        #expect(talk.transcripts.isEmpty)
    }

    @Test("The same seed writes the same script, and each scenario draws numbers of its own")
    func scripts() {
        let task = EchoChapter.chapter.tasks[0]
        #expect(Script(task, seeds: [1]).scenes[0].stimuli == Script(task, seeds: [1]).scenes[0].stimuli)
        #expect(Script(task, seeds: [1]).scenes[0].stimuli != Script(task, seeds: [2]).scenes[0].stimuli)
    }
}
