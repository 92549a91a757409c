import Foundation

/// How many names each file of a class has in the class's folder. A hard link to a file elsewhere has fewer names there
/// than the disk counts, and isn't read: it may be any of the teacher's files. A hard link between two students'
/// folders is a copy, which the table notes.
struct NamesOfFiles: Sendable {
    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    private var counts: [Identity: Int] = [:]

    init() {}

    init(of folders: [String]) {
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

    /// Whether a file has a name that isn't among these.
    func haveOthers(thanOf path: String) -> Bool {
        guard let (identity, links) = Self.identity(of: path) else { return false }
        return links > max(1, counts[identity] ?? 0)
    }

    /// What identifies a regular file, and how many names it has.
    private static func identity(of path: String) -> (Identity, links: Int)? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return (
            Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino)),
            Int(status.st_nlink)
        )
    }
}
