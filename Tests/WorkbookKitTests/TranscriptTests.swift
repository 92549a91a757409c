import ProofKit
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

/// Compares the output with Tests/Transcripts. Each section has its own book.
@Suite("Transcripts") struct TranscriptTests {
    /// A quarter of the sections. `graders prove suites` plays all.
    private static let played =
        TranscriptRecording.isOn
        ? CommandTranscript.all : Sample.current.some(CommandTranscript.all.count / 4, of: CommandTranscript.all)

    /// A few of those sections.
    private static let playedInCRLF =
        TranscriptRecording.isOn
        ? [] : Sample.current.some(CommandTranscript.all.count / 16, of: CommandTranscript.all)

    @Test(arguments: played)
    func `What's printed is what the transcript says`(_ transcript: CommandTranscript) async throws {
        try await play(transcript)
    }

    @Test(arguments: playedInCRLF)
    func `The same is printed if the book's lines end with CR LF`(_ transcript: CommandTranscript) async throws {
        try await play(transcript) { folder in
            for name in ["Chapters", "Solutions"] { try folder.endLinesWithCRLF(in: name) }
        }
    }

    private func play(
        _ transcript: CommandTranscript, prepare: (TemporaryFolder) throws -> Void = { _ in }
    ) async throws {
        guard ![.terminal, .fresh].contains(transcript.book) else {
            // These keys are played off the main actor, because they can't wait for other tests that run on it.
            let terminal = try TranscriptTerminal(isFresh: transcript.book == .fresh)
            try prepare(terminal.folder)
            let texts = try await terminal.texts(after: transcript.exchanges)
            for (exchange, text) in zip(transcript.exchanges, texts) {
                await expect(text, after: exchange, in: transcript)
            }
            return
        }
        let stage = try await makeStage(transcript.book)
        try prepare(stage.folder)
        for exchange in transcript.exchanges {
            guard let text = try await stage.text(after: exchange.line) else { continue }
            await expect(text, after: exchange, in: transcript)
        }
    }

    @MainActor
    private func makeStage(_ book: CommandTranscript.Book) throws -> TranscriptStage {
        switch book {
        case .small: try TranscriptStage(Bench())
        case .whole, .terminal, .fresh: try TranscriptStage(BookCopy(), programs: catalogue.map(\.product))
        }
    }

    private func expect(
        _ text: String, after exchange: CommandTranscript.Exchange, in transcript: CommandTranscript
    ) async {
        if !exchange.allows(text), TranscriptRecording.isOn {
            await TranscriptRecording.add(exchange.shortened(text), in: transcript.file, at: exchange.place)
        } else {
            #expect(exchange.allows(text), "After `\(exchange.line)`, this is printed:\n\(text)")
        }
    }

    @Test func `There are transcripts, and each has commands`() {
        #expect(!CommandTranscript.all.isEmpty)
        #expect(CommandTranscript.all.allSatisfy { !$0.exchanges.isEmpty })
    }
}
