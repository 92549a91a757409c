import Foundation
import Grading

/// A folder of submissions: one folder per student, named after the student's id, with one Exercise.swift per chapter.
///
///     submissions/ada/01-Validation/Exercise.swift
///     submissions/ada/05-Filter/Exercise.swift
///     submissions/bob/Chapters/01-Validation/Exercise.swift     a whole checkout, cloned
///
/// No other file is read, and symbolic links in the folder aren't followed.
public struct Submissions: Sendable {
    /// One student's submission.
    public struct Submission: Sendable {
        /// The student's id: the name of the folder.
        public let student: String
        /// The student's folder; nil if its name isn't UTF-8.
        let folder: URL?
        var links = NamesOfFiles()
        /// A message about each problem with the whole submission.
        public fileprivate(set) var problems: [String] = []
    }

    /// The submissions, in the order of the students' ids.
    public private(set) var submissions: [Submission] = []

    /// Messages about files and folders that aren't submissions.
    public private(set) var remarks: [String] = []

    /// The submissions of a class.
    public init(in folder: URL) throws(Obstacle) {
        let path = folder.relativePath.readableName
        guard let names = Entry.names(in: folder) else {
            let reason =
                Entry(folder) == .missing ? "There is no folder \(path)." : "\(path) isn't a folder that you can read."
            throw Obstacle("\(reason) Name the folder with one folder per student.")
        }
        for bytes in names {
            guard let student = String(validating: bytes, as: UTF8.self) else {
                var submission = Submission(student: Self.shown(bytes), folder: nil)
                submission.problems = ["The folder's name isn't UTF-8 text. Rename it to the student's id."]
                submissions.append(submission)
                continue
            }
            if student.hasPrefix(".") || student == "__MACOSX" { continue }
            let (place, name) = (folder.appending(path: student), student.readableName)
            switch Entry(place) {
            case .folder:
                var submission = Submission(student: student, folder: place)
                if (try? FileManager.default.contentsOfDirectory(atPath: place.path)) == nil {
                    submission.problems = ["You can't read the folder \(name). `chmod u+rx` on it fixes that."]
                }
                submissions.append(submission)
            case .link:
                remarks.append(
                    "\(name) is a symbolic link, and links aren't followed. Replace it with the student's folder.")
            case .file:
                remarks.append("\(name) isn't a folder, so it was skipped.")
            case .missing:
                remarks.append("\(name) disappeared during the grading.")
            }
        }
        guard !submissions.isEmpty else {
            throw Obstacle("\(path) contains no student's folder. The layout is STUDENT/NN-Name/Exercise.swift.")
        }
        noteDuplicates()
        let links = NamesOfFiles(of: submissions.compactMap { $0.folder?.path })
        for index in submissions.indices { submissions[index].links = links }
    }

    private static func shown(_ bytes: [UInt8]) -> String {
        bytes.map { $0 < 0x80 ? String(Unicode.Scalar($0)) : "<" + String($0, radix: 16, uppercase: true) + ">" }
            .joined()
    }

    /// The submission of a single student.
    public init(ofOneStudentIn folder: URL) throws(Obstacle) {
        guard Entry(folder) == .folder else {
            throw Obstacle(
                "There is no folder \(folder.relativePath.readableName). Name the folder with the chapters' folders.")
        }
        submissions = [
            Submission(
                student: folder.standardizedFileURL.lastPathComponent, folder: folder,
                links: NamesOfFiles(of: [folder.path]))
        ]
    }

    /// Notes ids that a spreadsheet, or a disk that ignores case, can't distinguish.
    private mutating func noteDuplicates() {
        let same = Dictionary(grouping: submissions.indices) { index in
            submissions[index].student.trimmingCharacters(in: .whitespaces).lowercased()
                .precomposedStringWithCanonicalMapping
        }
        for indices in same.values where indices.count > 1 {
            let names = indices.map { submissions[$0].student.readableName }.joined(separator: " and ")
            for index in indices {
                submissions[index].problems.append(
                    "The ids \(names) differ only in capitals, spaces or accents' spelling. Are they the same student?")
            }
        }
    }
}

extension Submissions.Submission {
    enum Part {
        /// The file, and a remark if there were two files.
        case file(ExerciseFile, remark: String?)
        /// There's nothing to grade, for this reason.
        case none(String)
    }

    func exercise(of chapter: Chapter) -> Part {
        guard let folder, problems.isEmpty || Entry(folder) == .folder else { return .none(problems[0]) }
        let places = [[chapter.folder], ["Chapters", chapter.folder]]
        let found = places.compactMap { place -> (name: String, part: Part)? in
            let name = ([student.readableName] + place + ["Exercise.swift"]).joined(separator: "/")
            return part(place, of: folder, called: name).map { (name, $0) }
        }
        guard let first = found.first else { return .none("\(chapter.folder)/Exercise.swift is missing.") }
        guard found.count > 1, case .file(let file, _) = first.part else { return first.part }
        return .file(file, remark: "There are both \(found[0].name) and \(found[1].name). The first one was graded.")
    }

    /// The file at a place, or why it can't be graded; nil if there's no file.
    private func part(_ components: [String], of folder: URL, called name: String) -> Part? {
        var place = folder
        for component in components {
            place.append(path: component)
            switch Entry(place) {
            case .folder: continue
            case .missing: return nil
            case .link:
                return .none(
                    """
                    \(student.readableName)/\(components.joined(separator: "/")) has a symbolic link, \
                    and links aren't followed.
                    """
                )
            case .file: return .none("\(student.readableName)/\(components.joined(separator: "/")) isn't a folder.")
            }
        }
        let url = place.appending(path: "Exercise.swift")
        guard Entry(url) != .missing || !Entry.isReadable(place) else { return nil }
        if links.haveOthers(thanOf: url.path) {
            return .none(
                "\(name) is a hard link: the same file has a name elsewhere, too. Replace it with a copy.")
        }
        do {
            return .file(try ExerciseFile(reading: url, ofStudent: name), remark: nil)
        } catch {
            return .none(error.sentence)
        }
    }
}

/// What is at a path, without following a link.
private enum Entry {
    case folder, file, link, missing

    init(_ url: URL) {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .file
        }
    }

    static func names(in folder: URL) -> [[UInt8]]? {
        guard let stream = opendir(folder.path) else { return nil }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    static func isReadable(_ folder: URL) -> Bool { access(folder.path, R_OK | X_OK) == 0 }
}

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
