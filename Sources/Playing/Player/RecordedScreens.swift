import Foundation
import Terminal
import TerminalUI

/// A fixture's screen at an instant: the rows from top to bottom.
public struct RecordedScreen: Sendable, Equatable, Codable {
    /// The instant.
    public let time: Duration
    /// The rows.
    public let rows: [StyledText]
}

/// Writes a fixture's screens during a scenario to a file, if the environment asks for that.
///
/// The file of a crashed player has the screens before the crash.
public enum RecordedScreens {
    /// The environment variable with the screen's size and the file's path: `80x10 /a/path`.
    public static let announcement = "WORKBOOK_SCREENS"

    /// The maximum length in bytes. An isolated player can't write a much longer file.
    private static let longest = 900_000

    private static let place: (size: TerminalSize, path: String)? = {
        guard let words = getenv(announcement).map({ String(cString: $0).split(separator: " ", maxSplits: 1) }),
            words.count == 2, case let size = words[0].split(separator: "x").compactMap({ Int($0) }), size.count == 2
        else { return nil }
        return (TerminalSize(rows: size[1], columns: size[0]), String(words[1]))
    }()

    static var areWanted: Bool { place != nil }

    /// Begins a scenario. The file keeps only the last scenario's screens.
    static func begin() {
        if let path = place?.path { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    }

    @MainActor static func write(_ views: [any ScreenView], at time: Duration) {
        guard let (size, path) = place, !views.isEmpty else { return }
        let abilities = TerminalAbilities(isInteractive: true, colorDepth: .sixteen)
        let screen = RecordedScreen(time: time, rows: ScreenLayout.copy(of: views, in: size, on: abilities))
        guard let line = try? JSONEncoder().encode(screen) else { return }
        guard let file = FileHandle(forWritingAtPath: path) else { return }
        defer { try? file.close() }
        guard let length = try? file.seekToEnd(), length + UInt64(line.count) < longest else { return }
        try? file.write(contentsOf: line + [UInt8(ascii: "\n")])
    }

    /// Reads a player's file, up to the first unreadable line.
    public static func screens(in text: String) -> [RecordedScreen] {
        var screens: [RecordedScreen] = []
        for line in text.split(separator: "\n") {
            guard let screen = try? JSONDecoder().decode(RecordedScreen.self, from: Data(line.utf8)) else { break }
            screens.append(screen)
        }
        return screens
    }
}
