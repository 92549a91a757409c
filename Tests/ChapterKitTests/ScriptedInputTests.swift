import SocialService
import Terminal
import Testing

@testable import ChapterKit
@testable import Stepping

@Suite("A run's keys and answers") struct ScriptedInputTests {
    private let second = RecordedRun.Request(.search, index: 1, query: "swift", sent: .milliseconds(600))

    private func script(_ options: String...) throws -> ScriptedInput {
        ScriptedInput(try TypingScript(parsing: "ab"), in: try WorldOptions.parse(options))
    }

    @Test func `unchanged plans stay as they were written`() throws {
        #expect(
            try script("--respond", "503").arguments(after: ["--respond", "503", "--seed", "3"])
                == ["--respond", "503", "--seed", "3", "--type", "ab"])
    }

    @Test func `an answer is planned with the time since its request, in place of the options' plan`() throws {
        var script = try script("--plan=200@50ms")
        script.answer(second, with: .drop, at: .milliseconds(640))
        #expect(
            script.arguments(after: ["--plan=200@50ms", "--avatar-plan", "never"])
                == ["--avatar-plan", "never", "--plan", "200@50ms,drop@40ms", "--type", "ab"])
        script.answer(second, with: .never, at: .milliseconds(700))
        #expect(script.arguments(after: []) == ["--plan", "200@50ms,never", "--type", "ab"])
    }

    @Test func `what --respond repeats goes on before and after the answer`() throws {
        var script = try script("--respond", "503")
        script.answer(second, with: .answer, at: second.sent)
        #expect(
            script.arguments(after: ["--respond", "503"])
                == ["--plan", "503/130,200@0ms,503/130...", "--type", "ab"])
    }

    @Test func `avatars have a plan of their own, and an answer is never early`() throws {
        var script = try script()
        script.answer(
            RecordedRun.Request(.picture, index: 0, sent: .microseconds(600_400)), with: .malformed,
            at: .milliseconds(601))
        #expect(script.arguments(after: []) == ["--avatar-plan", "malformed@1ms", "--type", "ab"])
    }

    @Test func `a request is under way from its instant on until its answer`() {
        var run = RecordedRun()
        for time in [0, 600, 600, 900] { run.add(at: .milliseconds(time), "something happens.") }
        var first = second
        first.end = 2
        run.requests = [first]
        #expect((0..<5).map { run.requests(underWayAt: $0).count } == [0, 1, 0, 0, 0])
        #expect(
            run.reasonForNoAnswer(at: 0)
                == "No request is under way at 0 ms. Request 2 is sent at 600 ms.")
        #expect(run.reasonForNoAnswer(at: 3) == "No request is under way at 900 ms, and none is sent later.")
    }

    @Test func `every sentence of the choice fits two rows of 40 columns`() {
        for (kind, query) in [(RequestKind.search, "sixteencharslong"), (.picture, nil)] {
            let request = RecordedRun.Request(kind, index: 99, query: query, sent: .milliseconds(99_999))
            var choice = AnswerChoice(of: [request, request], at: .milliseconds(99_999))
            var sentences = [choice.sentence]
            #expect(choice.press(.scalar("\r")) == .undecided)
            for _ in OfferedAnswer.all(for: kind) {
                sentences.append(choice.sentence)
                #expect(choice.press(.named(.down)) == .undecided)
            }
            #expect(Set(sentences).count == OfferedAnswer.all(for: kind).count + 1)
            for sentence in sentences { #expect(LineBreaking.lines(of: sentence, width: 40).count <= 2, "\(sentence)") }
        }
    }
}
