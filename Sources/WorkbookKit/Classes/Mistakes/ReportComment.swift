import Grading
import Terminal

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
