import Dispatch
import Foundation
import Grading

extension Session {
    /// The chapters that a list such as `1,filter` names, with the book's own questions; all of them for nil.
    func chapters(named list: String?) throws -> [Chapter] {
        guard let list else { return catalogue }
        let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !words.isEmpty else {
            throw Complaint.usage(
                "--chapters names no chapter. Give numbers or names with commas between, such as 1,filter.")
        }
        let named = try words.map { try book.chapter(named: $0).id }
        return catalogue.filter { named.contains($0.id) }
    }

    /// A path that was given on the command line, from where the reader stood when they gave it.
    func place(_ path: String) -> URL {
        let path = NSString(string: path).expandingTildeInPath
        return URL(filePath: path, relativeTo: startFolder)
    }

    /// A file as its reader would name it: from where they stood, where it is inside that.
    func name(of file: URL) -> String {
        let path = file.standardizedFileURL.path
        let start = startFolder.standardizedFileURL.path
        return path.hasPrefix(start + "/") ? String(path.dropFirst(start.count + 1)) : path
    }

    /// Does some work; where one command was given to the shell, Ctrl-C cancels it, so that nothing is left half done. At the prompt it does so anyway.
    func untilInterrupted<Result: Sendable>(_ work: @escaping @MainActor () async throws -> Result) async throws
        -> Result
    {
        guard mode == .oneShot else { return try await work() }
        let task = Task { try await work() }
        signal(SIGINT, SIG_IGN)
        let interrupt = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
        interrupt.setEventHandler { task.cancel() }
        interrupt.activate()
        defer {
            interrupt.cancel()
            signal(SIGINT, SIG_DFL)
        }
        return try await task.value
    }
}
