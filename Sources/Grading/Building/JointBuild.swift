import Foundation

extension ExerciseBuilder {
    /// Compiles several exercises as one program, which takes a fraction of the time, and caches the program for each
    /// exercise, so that the next ``build(exercise:of:)`` of the exercise finds it.
    ///
    /// An exercise that doesn't compile together with the others is left for its own build. The program contains
    /// several exercises, which have to trust each other: use it for the book's answers, not for a class.
    /// - Parameter chapter: the exercises' chapter, as in ``build(exercise:of:)``.
    public func prepare(_ exercises: [ExerciseFile], of chapter: Chapter? = nil) async {
        let handover = chapter.flatMap(Handover.init)
        guard let compiler = try? await compiler() else { return }
        let cache = BuildCache(beside: compiler.library)
        let surroundings = Self.surroundings(of: compiler)
        var left: [Part] = []
        for file in exercises where file.relocations.isEmpty && (handover == nil || file.forbiddenAttributes.isEmpty) {
            let recipe = BuildCache.Recipe(
                sources: [
                    ("Exercise.swift", file.text),
                    ("main.swift", handover?.main(for: file.regions, fixtures: library.fixtures) ?? Self.playerMain),
                ],
                runs: Self.oneRun(["Exercise.swift"]), surroundings: surroundings)
            if !left.contains(where: { $0.file.text == file.text }), cache.product(of: recipe) == nil {
                left.append((file, recipe))
            }
        }
        while left.count > 1 {
            let refused = await Self.limit.run { [left] in
                await Self.compile(left, handingOver: handover, with: compiler, cache: cache)
            }
            guard !refused.isEmpty else { return }
            left = left.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
        }
    }

    private typealias Part = (file: ExerciseFile, recipe: BuildCache.Recipe)

    /// Compiles exercises together; returns the indices of the exercises that don't compile. If the indices are
    /// unknown, returns an empty set, and caches no program.
    private static func compile(
        _ parts: [Part], handingOver handover: Handover?, with compiler: Compiler, cache: BuildCache
    ) async -> Set<Int> {
        let files = JointSource.files(of: parts.map { ($0.file, $0.recipe.folderName) }) { file in
            handover?.statement(for: file.regions, fixtures: compiler.library.contents.fixtures)
                ?? "Playing.Player.play(exercise)"
        }
        let joint = BuildCache.Recipe(sources: files, runs: [], surroundings: parts[0].recipe.surroundings)
        guard let place = try? cache.open(for: joint) else { return [] }
        defer { cache.discard(place.url) }
        await compiler.prepareModules(in: cache)
        switch await compiler.compile(oneRun(files.dropLast().map(\.name))[0], in: place) {
        case .built:
            let program = place.url.appendingPathComponent(BuildCache.programName)
            for (_, recipe) in parts { try? cache.keep(linkTo: program, for: recipe) }
            return []
        case .refused(let output): return Set(output.errors.compactMap { JointSource.number(ofFile: $0.file) })
        case .failed, .died: return []
        }
    }
}

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
