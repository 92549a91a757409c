import Foundation
import Platform
import Synchronization

/// A file in which a program writes down what its stages do, while they do it: it may crash at any time.
///
/// Each line is what was added to the recording, as JSON.
public final class StageFile: Sendable {
    /// The environment variable that makes a player record the stages of the exercise: the path of the file, or `1` to
    /// record them and write nothing, to see that it makes no difference.
    public static let announcement = "WORKBOOK_STAGES"

    /// A player in isolation may not write much more to a file, in bytes.
    private static let longest = 900_000

    private struct Contents {
        var written = StageRecording.Counts()
        var length = 0
    }

    private let file: FileHandle
    private let contents = Mutex(Contents())

    /// An empty file at a path; nil if it can't be written.
    public init?(path: String) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { return nil }
        self.file = file
    }

    /// Writes what has been recorded since the last call. When much was written already, it waits for more first. What
    /// would make the file too long is left out, and a last line says that something is missing.
    public func write(_ recorder: StageRecorder) {
        // If it isn't available, a value's description has itself caused an event.
        contents.withLockIfAvailable { contents in
            guard recorder.hasMuch(after: contents.written), contents.length < Self.longest,
                var line = try? JSONEncoder().encode(recorder.additions(after: &contents.written))
            else { return }
            contents.length += line.count + 1
            if contents.length >= Self.longest {
                var end = StageRecording()
                end.isCut = true
                line = (try? JSONEncoder().encode(end)) ?? Data()
            }
            try? file.write(contentsOf: line + [UInt8(ascii: "\n")])
        }
    }

    /// Reads what a program has written to a file, up to a line that isn't whole. Empty if it makes no sense.
    public static func recording(in data: Data) -> StageRecording {
        var recording = StageRecording()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let added = try? JSONDecoder().decode(StageRecording.self, from: line) else { break }
            recording.add(added)
        }
        return recording.isConsistent ? recording : StageRecording()
    }
}
