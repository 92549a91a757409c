/// The source of a program that contains several exercises, and plays the one that the executable's folder belongs to.
///
/// Each exercise is a file of the same module. Most of its declarations become private, so that two exercises may use
/// the same names. `#sourceLocation` keeps its line numbers.
enum JointSource {
    /// The files of the program, `main.swift` last.
    /// - Parameters:
    ///   - exercises: the exercises, each with the name of its program's folder.
    ///   - playing: returns the statement that plays an exercise.
    static func files(
        of exercises: [(file: ExerciseFile, folder: String)], playing: (ExerciseFile) -> String
    ) -> [(name: String, text: String)] {
        let cases = exercises.enumerated().map { number, exercise in
            "case \"\(exercise.folder)\": play\(number)()\n"
        }
        let main = """
            switch CommandLine.arguments[0].split(separator: "/").dropLast().last {
            \(cases.joined())default: fatalError("This folder has no exercise.")
            }

            """
        return exercises.enumerated().map { number, exercise in
            ("Joint\(number).swift", file(number, withDeclarationsPrivate(in: exercise.file), playing(exercise.file)))
        } + [("main.swift", main)]
    }

    /// The index of the exercise in this file; nil if the file is generated.
    static func number(ofFile name: String) -> Int? { name.hasSuffix("/Exercise.swift") ? Int(name.dropLast(15)) : nil }

    private static func file(_ number: Int, _ text: String, _ play: String) -> String {
        """
        #sourceLocation(file: "\(number)/Exercise.swift", line: 1)
        \(text)
        #sourceLocation()
        import Playing
        @MainActor func play\(number)() -> Never {
        \(play)
        }

        """
    }

    private static let declaring: Set<Substring> = [
        "func", "let", "var", "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
    ]
    private static let access: Set<Substring> = ["private", "fileprivate", "internal", "package", "public", "open"]

    /// Makes top-level declarations private, unless they have an access level or are extensions with a conformance.
    private static func withDeclarationsPrivate(in file: ExerciseFile) -> String {
        let (text, tokens) = (file.regions.source.text, file.regions.source.tokens)
        var depth = 0
        var result = ""
        var copied = text.startIndex
        for (index, token) in tokens.enumerated() {
            switch token {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            default:
                guard depth == 0, declaring.contains(token), !isPartOfAnother(index, tokens) else { continue }
                if token == "extension", tokens[index...].prefix(while: { $0 != "{" && $0 != "where" }).contains(":") {
                    continue
                }
                result += text[copied..<token.startIndex] + "private "
                copied = token.startIndex
            }
        }
        return result + text[copied...]
    }

    private static func isPartOfAnother(_ index: Int, _ tokens: [Substring]) -> Bool {
        guard let before = tokens[..<index].last else { return false }
        return before == "import" || declaring.contains(before) || access.contains(before)
            || before == "final" && tokens[..<(index - 1)].last.map(access.contains) == true
    }
}
