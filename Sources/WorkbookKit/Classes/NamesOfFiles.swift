import Foundation
import Grading

/// How many hard links each exercise has within the class's folder. A file that has more hard links isn't read, because
/// it may be any of the teacher's files. A hard link between two students' folders counts as a copy, which the table
/// notes.
struct NamesOfFiles: Sendable {
    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    private var counts: [Identity: Int] = [:]

    init(of folders: [String] = []) {
        let files = FileManager.default
        for folder in folders {
            for place in [folder, folder + "/Chapters"] {
                for name in (try? files.contentsOfDirectory(atPath: place)) ?? [] {
                    guard let (identity, links) = Self.identity(of: "\(place)/\(name)/Exercise.swift"), links > 1 else {
                        continue
                    }
                    counts[identity, default: 0] += 1
                }
            }
        }
    }

    /// Whether a file has hard links that aren't submitted files.
    func haveOthers(thanOf path: String) -> Bool {
        guard let (identity, links) = Self.identity(of: path) else { return false }
        return links > max(1, counts[identity] ?? 0)
    }

    private static func identity(of path: String) -> (Identity, links: Int)? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return (
            Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino)),
            Int(status.st_nlink)
        )
    }
}
