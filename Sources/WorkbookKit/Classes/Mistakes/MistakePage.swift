import Terminal

/// The file in which a teacher reads the mistakes of a class, and can comment on each.
///
/// Messages, ids and code come from strangers. They are indented by four spaces, which makes them code blocks, so that
/// none of their lines can begin a heading or a comment.
struct MistakePage {
    let text: String

    init(text: String) { self.text = text }

    init(of mistakes: Mistakes, comments: MistakeComments) {
        var lines = [
            "# Mistakes", "",
            Self.count(mistakes.answers, "wrong answer") + ", "
                + Self.count(mistakes.list.count, "mistake") + ", the most frequent one first.",
            "",
        ]
        lines += LineBreaking.lines(of: Self.instructions, width: Self.width) + [""]
        for mistake in mistakes.list {
            let answer = mistake.example.answer
            lines += ["## \(answer.place) \(answer.title): \(Self.count(mistake.students.count, "student"))", ""]
            lines += Self.quoted(answer.message) + [""]
            lines +=
                ["Made by:", ""] + Self.quoted(mistake.students.map(\.readableName).joined(separator: ", ")) + [""]
            lines += ["For example:", ""] + Self.quoted("// " + mistake.example.student.readableName)
            lines += Self.code(answer.text) + [""]
            lines += Self.place(mistake.name, comments[mistake.name]) + [""]
        }
        let others = comments.names(except: mistakes)
        if !others.isEmpty {
            lines += ["## Comments on mistakes that no one has made this time", ""]
            for name in others { lines += Self.place(name, comments[name]) + [""] }
        }
        text = lines.joined(separator: "\n")
    }

    private static let width = 80

    private static let instructions = """
        Below each mistake is a place for your comment, between two lines in `<!--` and `-->`. The next `grade` or \
        `join` puts it into the report of each student who made the mistake. Leave those two lines as they are. \
        Everything outside of them is written again each time.
        """

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    // MARK: Strangers' text

    private static let indentation = "    "

    private static func quoted(_ text: String) -> [String] {
        text.readableText.split(whereSeparator: \.isNewline).flatMap { line in
            LineBreaking.lines(of: String(line), width: width - 2 * indentation.count).map { indentation + $0 }
        }
    }

    private static let mostLines = 40

    private static func code(_ text: String) -> [String] {
        let lines = text.readableText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let shown = lines.prefix(mostLines).map { line in
            line.allSatisfy(\.isWhitespace) ? "" : indentation + DisplayWidth.shortened(String(line), columns: 200)
        }
        let rest = lines.count - shown.count
        return shown + (rest > 0 ? ["\(indentation)// … and \(rest) more lines"] : [])
    }

    // MARK: Comments

    private static let end = "<!-- end of the comment -->"

    private static func place(_ name: String, _ comment: String?) -> [String] {
        ["<!-- comment on \(name) -->", comment ?? "", end]
    }

    /// The comments on the page by the name of the mistake, and the page without them.
    var parts: (comments: MistakeComments, rest: String) {
        var comments = MistakeComments()
        var rest: [Substring] = []
        var open: (name: String, lines: [Substring])?
        func close() {
            if let open { comments.add(open.lines.joined(separator: "\n"), on: open.name) }
            open = nil
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.wholeMatch(of: /<!-- comment on (\d\d(?:\.\d+)?-[\p{L}\d-]+) -->\s*/) {
                close()
                open = (String(match.1), [])
                rest.append(line)
            } else if open != nil, !line.hasPrefix(Self.end), !line.hasPrefix("## ") {
                open?.lines.append(line)
            } else {
                close()
                rest.append(line)
            }
        }
        close()
        return (comments, rest.joined(separator: "\n"))
    }
}
