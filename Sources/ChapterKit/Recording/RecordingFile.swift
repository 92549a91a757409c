import Foundation
import Marbles
import SocialService
import Synchronization
import Terminal

/// The file of a run that is being recorded: each line is a chunk, as JSON. The recorded program may crash at any time;
/// everything written before that can be read.
final class RecordingFile: Sendable {
    /// What happened since the chunk before.
    struct Chunk: Codable {
        var time: Duration
        /// The key that was pressed, or the start of the app, as a sentence; nil if there was neither.
        var input: String?
        /// The printed text. It precedes the last event in `stages`, or follows every event if `isRest` is true.
        var printed: PrintedText?
        var stages: StageRecording?
        var request: ServiceEvent?
        /// The rows of the screen, if they changed.
        var screen: [StyledText]?
        /// Whether everything that was due has happened, so that the screen shows the result.
        var isRest = false
        /// The reason why the run was stopped, if it didn't come to rest.
        var failure: String?
    }

    private let file: FileHandle
    private let written = Mutex(Written())

    private struct Written {
        var stages = StageRecording.Counts()
        var printed = PrintedFiles()
        var prints = 0
    }

    /// The maximum number of chunks written only for printed text. After that, the text waits for the next chunk.
    private static let mostPrints = 2_000

    /// Nil if the file can't be written to.
    init?(path: String) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { return nil }
        self.file = file
    }

    func write(_ chunk: Chunk, recorder: StageRecorder) {
        written.withLock { written in
            var chunk = chunk
            chunk.stages = recorder.additions(after: &written.stages)
            chunk.printed = written.printed.take()
            write(chunk)
        }
    }

    /// Writes the stages' events if there are many, or if text was printed (at most ``mostPrints`` times).
    func writeStages(at time: Duration, recorder: StageRecorder) {
        // For example, the lock is taken if a value's description itself causes an event.
        written.withLockIfAvailable { written in
            let isDue = recorder.hasMuch(after: written.stages)
            guard isDue || written.prints < Self.mostPrints else { return }
            let printed = written.printed.take()
            guard isDue || printed != nil else { return }
            if !isDue { written.prints += 1 }
            let stages = recorder.additions(after: &written.stages)
            write(Chunk(time: time, printed: printed, stages: stages))
        }
    }

    private func write(_ chunk: Chunk) {
        guard let line = try? JSONEncoder().encode(chunk) else { return }
        try? file.write(contentsOf: line + [UInt8(ascii: "\n")])
    }

    /// Reads the chunks in a file's data. Lines that can't be decoded are left out, such as an incomplete last line.
    static func chunks(in data: Data) -> [Chunk] {
        let decoder = JSONDecoder()
        return data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(Chunk.self, from: $0) }
    }
}
