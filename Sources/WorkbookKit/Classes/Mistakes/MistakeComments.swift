import Foundation
import Terminal

struct MistakeComments: Equatable {
    private var texts: [String: String] = [:]

    var isEmpty: Bool { texts.isEmpty }

    mutating func add(_ text: String, on name: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        guard let earlier = texts[name] else {
            texts[name] = text
            return
        }
        if earlier != text { texts[name] = earlier + "\n\n" + text }
    }

    mutating func add(_ others: MistakeComments) {
        for (name, text) in others.texts.sorted(by: { $0.key < $1.key }) { add(text, on: name) }
    }

    mutating func addMissing(_ others: MistakeComments) { texts.merge(others.texts) { mine, _ in mine } }

    subscript(name: String) -> String? { texts[name] }

    func names(except mistakes: Mistakes) -> [String] {
        Set(texts.keys).subtracting(mistakes.list.map(\.name)).sorted()
    }

    /// The comments on an earlier run's mistakes, moved to a new run's mistakes. A comment moves to each mistake that
    /// shares an answer with its old mistake, and otherwise keeps its name.
    func moved(from earlier: Mistakes?, to new: Mistakes) -> MistakeComments {
        var moved = MistakeComments()
        var left = self
        for mistake in new.list {
            let same = earlier?.list.filter { !$0.programs.isDisjoint(with: mistake.programs) } ?? []
            let isOthers = !same.isEmpty && earlier?.list.contains { $0.name == mistake.name } == true
            // An older workbook identified a mistake by its message.
            let answer = mistake.example.answer
            let older = answer.isNamed ? texts.keys.filter { "\($0)-".hasPrefix("\(answer.patternName)-") } : []
            for name in Set(same.map(\.name) + (isOthers ? [] : [mistake.name]) + older).sorted() {
                moved.add(texts[name] ?? "", on: mistake.name)
                left.texts[name] = nil
            }
        }
        moved.add(left)
        return moved
    }
}

/// A teacher's comments in a student's report: quoted lines below its head.
///
///     ada: 3 of 5 points
///
///     > 01.2 if and else:
///     > Does three count as "longer than two"? Read the task aloud.
struct ReportComment {
    struct Remark {
        /// The task, such as "01.2".
        let place: String
        let title: String
        let text: String
    }

    /// The lines, each with a `>`; empty if there are no comments.
    let lines: [String]

    init(_ remarks: [Remark]) {
        lines = Array(
            remarks.map { remark in
                let text = remark.text.readableText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                let wrapped = text.flatMap { LineBreaking.lines(of: String($0), width: 78) }
                return (["\(remark.place) \(remark.title):"] + wrapped).map { $0.isEmpty ? ">" : "> " + $0 }
            }.joined(separator: [">"]))
    }

    /// A report with these comments below its head, in place of earlier comments.
    func put(into report: String) -> String {
        let all = report.split(separator: "\n", omittingEmptySubsequences: false)
        let head = all.prefix { !$0.isEmpty }
        let rest = all.dropFirst(head.count).drop { $0.isEmpty }
        guard !lines.isEmpty || rest.first?.hasPrefix(">") == true else { return report }
        let body = rest.drop { $0.isEmpty || $0.hasPrefix(">") }
        let block = lines.isEmpty ? [] : lines.map { $0[...] } + [""]
        return (head + [""] + block + body).joined(separator: "\n")
    }
}
