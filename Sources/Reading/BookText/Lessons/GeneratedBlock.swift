import Foundation

/// Makes the fenced blocks of a lesson that are generated from code, so the lesson and the code can't disagree.
///
/// - `pipeline`: the stages of the chapter's `Pipeline.swift`, each with the chapter that introduced it. This chapter's
///   stages are marked with `+`.
/// - `flags`: the variables in which the callbacks of chapter 00 keep their state. A variable that isn't needed anymore
///   is shown with the chapter that removed it, and is marked with `-` if this chapter did.
///
/// In Lesson.md, each line of a block is a chapter's number and a name: `05 filter`. A name that the code lacks,
/// a flag named twice, or an unlisted stage right after a listed one becomes a line that begins with `✗`.
package struct GeneratedBlock {
    package static let mistakeMark = "✗"

    let chapters: URL
    let folder: String

    /// The lines to show for a block; nil if blocks with these words after the fence aren't generated.
    package func lines(info: String, content: [String]) -> [String]? {
        let entries = content.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
            .map { Entry(chapter: $0[0], name: $0[1]) }
        switch info {
        case "pipeline": return pipeline(entries)
        case "flags": return scoreboard(entries)
        default: return nil
        }
    }

    private struct Entry {
        let chapter: String
        let name: String
    }

    private func code(_ path: String) -> [String] {
        let text = TextFile.text(of: chapters.appending(path: path)) ?? ""
        return text.split(separator: "\n").map { String($0[...].trimmed) }
    }

    private func mark(_ entry: Entry?, _ sign: String) -> String {
        guard let entry else { return "     " }
        return (folder.hasPrefix(entry.chapter) ? sign : " ") + " \(entry.chapter)"
    }

    // MARK: The pipeline

    private func pipeline(_ entries: [Entry]) -> [String] {
        let code = code("\(folder)/Pipeline.swift")
        var lines: [String] = []
        var start = code.startIndex
        for entry in entries {
            let found = code[start...].firstIndex { Self.stage(of: $0, isFirst: lines.isEmpty) == entry.name }
            guard let found else {
                lines.append("\(Self.mistakeMark) Pipeline.swift has no stage `\(entry.name)` here.")
                continue
            }
            let indentation = code[found].hasPrefix(".") ? "    " : ""
            lines.append(mark(entry, "+") + " " + indentation + Self.shortened(code[found]))
            start = found + 1
            if start < code.endIndex, let next = Self.stage(of: code[start], isFirst: false), next != "subscribe",
                !entries.contains(where: { $0.name == next })
            {
                lines.append("\(Self.mistakeMark) Pipeline.swift has a stage `\(next)`, and this block doesn't.")
            }
        }
        return lines
    }

    /// The name of the stage on a line. Only the first stage has no dot before it.
    private static func stage(of line: String, isFirst: Bool) -> String? {
        guard isFirst || line.hasPrefix(".") else { return nil }
        let words = line.prefix { $0 != "(" && $0 != "{" }.split { !$0.isLetter && !$0.isNumber }
        return words.last.map(String.init)
    }

    private static func shortened(_ line: String) -> String {
        var line = line.hasPrefix("return ") ? String(line.dropFirst("return ".count)) : line
        if line.hasSuffix("(") { return line + "…)" }
        if line.hasSuffix(" in"), let brace = line.lastIndex(of: "{") { return line[...brace] + " … }" }
        if let comma = line.range(of: ", "), let end = line[comma.upperBound...].lastIndex(of: ")") {
            line.replaceSubrange(comma.upperBound..<end, with: "…")
        }
        return line
    }

    // MARK: The flags

    private func scoreboard(_ entries: [Entry]) -> [String] {
        let flags = code("00-WithoutSignals/InstantSearch.swift").filter { $0.hasPrefix("private var ") }
            .map { String($0.dropFirst("private var ".count).prefix { $0.isLetter }) }
        let known = flags.filter { flag in entries.contains { $0.name == flag } }
        var lines = flags.map { flag in
            let entry = entries.first { $0.name == flag }
            let name = entry == nil ? flag : flag.padding(toLength: 18, withPad: " ", startingAt: 0) + "gone"
            return mark(entry, "-") + " " + name
        }
        let left = flags.count - known.count
        lines.append("      \(left == 0 ? "none" : "\(left)") of \(flags.count) left")
        for (index, entry) in entries.enumerated() {
            if !flags.contains(entry.name) {
                lines.append("\(Self.mistakeMark) Chapter 00 has no flag `\(entry.name)`.")
            } else if entries[..<index].contains(where: { $0.name == entry.name }) {
                lines.append("\(Self.mistakeMark) `\(entry.name)` is named twice.")
            }
        }
        return lines
    }
}
