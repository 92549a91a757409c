import Foundation
import Synchronization

/// A file to which a program writes the events of its stages as they happen, because it may crash at any time.
///
/// Each line is an addition to the recording, as JSON.
public final class StageFile: Sendable {
    /// The environment variable that makes a player record the exercise's stages. Its value is the file's path, or `1`
    /// to record without a file, which a test does to check that recording changes nothing.
    public static let announcement = "WORKBOOK_STAGES"

    /// The maximum length in bytes. An isolated player can't write a much longer file.
    private static let longest = 900_000

    private struct Contents {
        var written = StageRecording.Counts()
        var length = 0
    }

    private let file: FileHandle
    private let contents = Mutex(Contents())

    /// Makes an empty file at a path; nil if it can't be written.
    public init?(path: String) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { return nil }
        self.file = file
    }

    /// Writes the additions since the last line, if there are enough (see ``StageRecorder/hasMuch(after:)``). If the
    /// line would make the file too long, writes a last line instead, which marks the recording as cut.
    public func write(_ recorder: StageRecorder) {
        // Don't wait for the lock: describing a value may itself have caused this event.
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

    /// Reads a recording from a file's bytes, up to the first unreadable line. Empty if the recording is inconsistent.
    public static func recording(in data: Data) -> StageRecording {
        var recording = StageRecording()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let added = try? JSONDecoder().decode(StageRecording.self, from: line) else { break }
            recording.add(added)
        }
        return recording.isConsistent ? recording : StageRecording()
    }
}
