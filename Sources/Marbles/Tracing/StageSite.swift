import Foundation

/// The place in the learner's code that creates a stage: an operator call.
struct StageSite: Hashable {
    let file: String
    let line: Int
    let column: Int
    let operatorName: String
    /// The indices of the libraries' places between the call and the stage's creation, innermost first.
    let path: [Int]
    /// The index of the call's place.
    let call: Int
}

struct StageSites {
    private static let ownSources = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL.path + "/"

    /// Past the first three calls, a call in this file ends the search: its callers sent an event or subscribed.
    private static let recorderFile = "/Tracing/StageRecorder.swift"

    let recording: StageRecording
    let lines: SourceLines
    private let files = CodeFiles()

    /// The site of each stage; nil for stages that the libraries create for themselves.
    func all() -> [StageSite?] {
        var sites: [StageSite?] = []
        // An operator creates its result last. The stages that it's composed of come before, on other paths.
        var lastPath: [Int: [Int]] = [:]
        for stage in recording.stages {
            let site = site(of: stage)
            if let site { lastPath[site.call] = site.path }
            sites.append(site)
        }
        return sites.map { site in site.flatMap { lastPath[$0.call] == $0.path ? $0 : nil } }
    }

    /// Whether a library created a lane's stage and subscribed to it within one call in the learner's code: such a lane
    /// isn't part of the learner's pipeline.
    func isOfLibrary(_ lane: StageRecording.Lane) -> Bool {
        guard !lane.calls.isEmpty else { return false }
        let subscribed = call(in: lane.calls)?.call
        return subscribed != nil && subscribed == call(in: recording.stages[lane.stage].calls)?.call
    }

    private func site(of stage: StageRecording.Stage) -> StageSite? {
        guard let (depth, call, site) = call(in: stage.calls) else { return nil }
        return StageSite(
            file: site.file, line: site.line, column: site.column, operatorName: operatorName(at: site),
            path: Array(stage.calls.prefix(depth)), call: call)
    }

    /// The innermost call in the learner's code; nil if there is no such call.
    private func call(in calls: [Int]) -> (depth: Int, call: Int, site: SourceLines.Site)? {
        for (depth, call) in calls.enumerated() {
            let found = lines.sites[recording.places[call]] ?? []
            // The first three calls record the creation itself.
            if depth > 2, found.contains(where: { $0.file.hasSuffix(Self.recorderFile) }) { return nil }
            for var site in found where site.line > 0 {
                guard let file = learnersFile(site.file, besides: recording.places[call].image) else { continue }
                site.file = file
                return (depth, call, site)
            }
        }
        return nil
    }

    /// The path of a readable file with the learner's code or a chapter's pipeline; nil for a library's file, a file
    /// that assembles a chapter's app, or a part of an earlier chapter. Also looks next to the program, because a
    /// compiled exercise is moved there.
    private func learnersFile(_ file: String, besides program: String) -> String? {
        let isOther = ["Step.swift", "Part.swift", "/main.swift"].contains { file.hasSuffix($0) }
        if isOther || file.hasPrefix(Self.ownSources) { return nil }
        if files.lines(of: file) != nil { return file }
        guard let name = file.split(separator: "/").last, let end = program.lastIndex(of: "/") else { return nil }
        let moved = String(program[...end] + name)
        return files.lines(of: moved) == nil ? nil : moved
    }

    private func operatorName(at site: SourceLines.Site) -> String {
        guard let lines = files.lines(of: site.file), site.line <= lines.count else { return "?" }
        let line = lines[site.line - 1]
        let isWord = { (character: Character) in
            character.isLetter || character.isNumber || !character.isASCII || "_`".contains(character)
        }
        // Without a column, take the first word of the line.
        let rest = String(decoding: line.utf8.dropFirst(max(0, site.column - 1)), as: UTF8.self)
        let name = (site.column > 0 ? rest[...] : rest.drop { !isWord($0) }).prefix(while: isWord)
        return name.isEmpty ? "signal" : String(name)
    }
}
