import Foundation
import Grading
import Judges
import ProofKit
import Reading
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

@Suite("The catalog of the web site")
@MainActor
struct PublishingTests {
    private let book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)

    /// The catalog's files, without the outputs of the lessons' commands.
    private static let files = Task { @MainActor in
        let session = Session(
            mode: .script,
            buildFolder: BuildFolder(
                checkout: Checkout(root: BookCopy.original), program: URL(filePath: Program.product("workbook").path)),
            course: .book, commands: .all, chapters: catalogue,
            output: Output(isColored: false, isTerminal: false, columns: { 80 }, write: { _ in }, writeError: { _ in }),
            programs: SystemPrograms(), grader: TextGrading(root: BookCopy.original))
        let folder = try TemporaryFolder()
        let symbols = try await Publication(session: session, target: folder.url, basePath: nil)
            .symbolGraph(in: folder.url)
        let book = Book(checkout: session.book.checkout, chapters: catalogue)
        return try SiteCatalog(of: book, in: .book, symbolGraph: symbols, outputs: [:]).files
    }

    private func text(_ name: String) async throws -> String {
        String(decoding: try #require(try await Self.files.value[name]), as: UTF8.self)
    }

    @Test
    func `Every step and every paragraph of the lessons is in it, and every page is in its contents`() async throws {
        let contents = try await text("Workbook.md")
        for chapter in catalogue {
            let article = try await text("\(chapter.folder).md")
            #expect(contents.contains("<doc:\(chapter.folder)>"))
            let lesson = try book.lesson(of: chapter)
            for step in lesson.steps {
                #expect(article.contains("# \(step.title)\n"), "\(chapter.name): \(step.title)")
                for case .paragraph(let text) in step.blocks {
                    let words = [MarkdownBlock.paragraph(text)].docC
                    // In a question, marbles are code.
                    let isThere = article.contains(words) || article.contains(words.withMarblesAsCode)
                    #expect(isThere, "\(chapter.name): \(text)")
                }
            }
        }
        for page in ["Operators", "Glossary"] {
            #expect(contents.contains("<doc:\(page)>"))
            #expect(try await !text("\(page).md").isEmpty)
        }
        let glossary = try await text("Glossary.md")
        for entry in Glossary(of: book.checkout).entries {
            #expect(glossary.contains("## \(entry.word)\n"))
        }
    }

    @Test func `Nothing in it gives an answer away`() async throws {
        for chapter in catalogue {
            let article = try await text("\(chapter.folder).md")
            let file = BookCopy.original.appending(path: "Chapters/\(chapter.folder)/Lesson.md")
            let made = try book.lesson(of: chapter).steps.flatMap(\.blocks).flatMap { block -> [String] in
                if case .code(_, let lines) = block { lines } else { [] }
            }
            let lesson = try String(contentsOf: file, encoding: .utf8) + made.joined(separator: "\n")
            let solution = TaskRegions(of: try String(contentsOf: book.solutionFile(of: chapter), encoding: .utf8))
            // A lesson or another task may show a line that an answer needs.
            let goals = chapter.tasks.map(\.goal).joined()
            for task in chapter.tasks {
                let lines = (solution[task.number]?.code ?? []).map { $0.trimmingCharacters(in: .whitespaces) }
                    .filter { $0.count > 20 && !lesson.contains($0) && !goals.contains($0) }
                let secrets = lines + (task.hints + [task.explanation]).filter { !$0.isEmpty && !lesson.contains($0) }
                let shown = secrets.filter { article.contains($0) }
                #expect(shown == [], "\(chapter.name).\(task.number)")
            }
        }
    }

    @Test func `A step links to the operators that it introduces, and each of them links back`() async throws {
        let json = try JSONSerialization.jsonObject(with: Data(try await text("ReactiveCore.symbols.json").utf8))
        let symbols = try #require((json as? [String: Any])?["symbols"] as? [[String: Any]])
        let comments = symbols.map { symbol in
            let lines = (symbol["docComment"] as? [String: Any])?["lines"] as? [[String: String]] ?? []
            return lines.compactMap { $0["text"] }.joined(separator: "\n")
        }
        var links = 0
        for chapter in catalogue {
            let article = try await text("\(chapter.folder).md")
            for step in try book.lesson(of: chapter).steps {
                for example in OperatorCatalogue.all where step.introduces.contains(example.name) {
                    links += 1
                    let leadsThere = article.matches(of: /``\/ReactiveCore\/(Signal\/)?(\w+)/).contains {
                        $0.2 == example.baseName
                    }
                    #expect(leadsThere, "\(example.name)")
                    let back = "<doc:\(chapter.folder)#\(step.title.replacing(" ", with: "-"))>"
                    #expect(
                        comments.contains {
                            $0.contains("![Marble diagram of \(example.baseName). ") && $0.contains(back)
                        },
                        "\(example.name) doesn't lead back to \(back)")
                }
            }
        }
        #expect(links > 20)
    }

    @Test func `Every operator has its diagram`() async throws {
        let symbols = try await text("ReactiveCore.symbols.json")
        for example in OperatorCatalogue.all {
            #expect(symbols.contains("![Marble diagram of \(example.baseName). "), "\(example.name)")
        }
        let files = try await Self.files.value
        let shown = files.filter { $0.key.hasSuffix(".md") || $0.key.hasSuffix(".json") }.values
            .flatMap { String(decoding: $0, as: UTF8.self).matches(of: /marbles-\d+/).map { String($0.output) } }
        let names = Set(shown)
        #expect(names.count > OperatorCatalogue.all.count)
        for name in names {
            #expect(files["\(name).svg"] != nil, "\(name)")
        }
    }

    @Test func `A picture says what it shows`() throws {
        let example = try #require(OperatorCatalogue.named("filter"))
        let text = SitePictures().add(example.svg(title: "filter"), title: "A title")
        #expect(text.hasPrefix("![A title. source: \"a\" at step 2, ") && text.hasSuffix("](marbles-1.svg)"))
    }

    @Test func `A question has its replies on a second tab, a task is quoted, and a trace has a picture`() {
        let chapter = Bench.chapters[0]
        let markdown = """
            # A title

            ## A step

            ```guess
            Into `x` goes  --a|  What comes out?
            - --b|
              No.
            + --a|
              Yes.
            ```

            ```console
            $ swift run validation --type "ma"
            ```

            ```task
            1
            ```

            ## A run with a trace

            ```console
            $ swift run validation --type "m" --trace
            ```
            """
        let lesson = Lesson(markdown: markdown, fallbackTitle: "") { chapter.taskReferences[$0 - 1].blocks }
        let trace = "<svg><desc>15 map: yellow at 0 ms.</desc></svg>"
        let pictures = SitePictures()
        let article = LessonArticle(
            chapter: chapter, lesson: lesson,
            outputs: [
                "run validation --type \"ma\"": .init(lines: ["  0 ms  yellow"]),
                "run validation --type \"m\" --trace": .init(lines: ["  0 ms  white"], trace: trace),
            ],
            pictures: pictures, link: { _ in nil }
        ).text(previous: nil, next: "02-Next")
        #expect(article.hasSuffix(sample("Article.md")), "\(article)")
        #expect(pictures.files["marbles-1.svg"] == Data(trace.utf8))
    }
}

@Suite("publish")
@MainActor
struct PublishCommandTests {
    @Test func `Ctrl-C leaves nothing`() throws {
        let book = try BookOnATerminal()
        let before = try FileManager.default.contentsOfDirectory(atPath: book.folder.url.path).sorted()
        let terminal = try book.start(["publish", "site"])
        try terminal.wait(forText: "Running what the lessons show")
        terminal.type("\u{3}")
        #expect(try terminal.waitForEnd() == .exited(ExitStatus.interrupted.code))
        #expect(try FileManager.default.contentsOfDirectory(atPath: book.folder.url.path).sorted() == before)
    }
}
