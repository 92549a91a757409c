import Exercises
import Playing
import Testing

@testable import Grading

@Suite("Talking with a player") struct PlayerSessionTests {
    private let runs = ScenarioRuns(EchoChapter.chapter.tasks[0], seeds: [1])

    @Test func `A whole session becomes a transcript: the beginning, each stimulus, the end`() throws {
        var session = PlayerSession()
        var step = session.begin(runs)
        while case .send = step {
            let seen = Observation(at: .zero, lane: .log, event: .next("a"))
            step = session.receive(PlayerAnswer.settled([seen], alive: ["fixture": 1]).body())
        }
        #expect(step == .finished)
        #expect(session.transcripts.count == 1)
        let transcript = session.transcripts[0]
        #expect(transcript.stimuli == runs.all[0].stimuli)
        #expect(transcript.moments.map(\.observations.count) == [1, 1, 1, 1, 1])
        #expect(transcript.moments.first?.stimulus == nil)
        #expect(transcript.moments.last?.stimulus == nil)
        #expect(transcript.alive("fixture") == 1)
    }

    @Test func `An answer without an instruction is forged`() throws {
        var session = PlayerSession()
        let answer = PlayerAnswer.settled([], alive: [:])
        #expect(session.receive(answer.body()) == .forged)
        _ = session.begin(runs)
        if case .forged = session.receive(answer.body()) { Issue.record("the first answer is in its place") }
        #expect(session.transcripts.isEmpty)
    }

    @Test("An answer that the session can't read is misunderstood, with the reason")
    func misunderstood() throws {
        let settled = PlayerAnswer.settled([], alive: [:]).body()
        var ofAnotherVersion = settled
        // The first number in the body is the version.
        ofAnotherVersion[7] = 1
        let reasons = [
            (ofAnotherVersion, "the player has version 1 of the protocol, and the check has \(Frame.version)"),
            (Array(settled.dropLast()), "a message lacks its \"alive\""),
            (settled + [0], "a message has a \"message\" that this version doesn't know"),
            (Array("{}".utf8), "a message lacks its \"version\""),
            (
                PlayerAnswer.refused("the fixture has no meaning for tap").body(),
                "the fixture has no meaning for tap (\(runs.place(of: runs.all[0])))"
            ),
        ]
        for (body, reason) in reasons {
            var session = PlayerSession()
            _ = session.begin(runs)
            #expect(session.receive(body) == .misunderstood(reason))
            #expect(session.transcripts.isEmpty)
        }
    }
}

extension PlayerAnswer {
    /// The body of the frame in which a player sends the answer.
    func body() -> [UInt8] { Frame.body(of: self) }
}
