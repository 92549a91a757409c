import Checks
import Foundation
import Grading
import Reading

/// The book as a DocC catalog: the lessons, the glossary, the operator guide, and the API of ReactiveCore.
struct SiteCatalog {
    /// The name of the site's first article, and of the folder in the other articles' URLs.
    static let root = "Workbook"

    private(set) var files: [String: Data] = [:]

    private let book: Book
    private let course: Course
    private let pages: OperatorPages
    private let glossary: Glossary

    /// - Parameters:
    ///   - book: the chapters with the book's own questions.
    ///   - symbolGraph: the symbol graph of ReactiveCore, as `swift symbolgraph-extract` writes it.
    ///   - outputs: the output of the lessons' commands, by command line.
    ///   - basePath: the path of the site on its host; nil for the host's root.
    /// - Throws: ``Complaint`` if a lesson is missing or the symbol graph can't be read.
    init(
        of book: Book, in course: Course, symbolGraph: Data, outputs: [String: LessonOutput], basePath: String? = nil
    ) throws {
        glossary = Glossary(of: book.checkout)
        let words = glossary.words
        guard let pages = OperatorPages(symbolGraph: symbolGraph, words: words, checkout: book.checkout) else {
            throw Complaint.failure("The symbol graph of ReactiveCore can't be read. `swift build` builds it again.")
        }
        (self.book, self.course) = (book, course)
        self.pages = pages
        let pictures = SitePictures(basePath: basePath)

        let lessons = try book.chapters.map { (chapter: $0, lesson: try book.lesson(of: $0)) }
        var introductions: [String: [String]] = [:]
        for (chapter, lesson) in lessons {
            for step in lesson.steps {
                for link in step.introduces.compactMap(pages.link).removingDuplicates() {
                    introductions[link, default: []].append(LessonArticle.link(to: step, of: chapter, lesson))
                }
            }
            let article = LessonArticle(
                chapter: chapter, lesson: lesson, outputs: outputs, pictures: pictures, link: link)
            let (previous, next) = (book.chapter(before: chapter)?.folder, book.chapter(after: chapter)?.folder)
            add(article.text(previous: previous, next: next), chapter.folder)
        }
        add(contents, Self.root)
        add(glossaryText, "Glossary")
        add(operatorGuide, "Operators")
        add(libraryText, "ReactiveCore")
        add(signalText, "Signal")
        files["ReactiveCore.symbols.json"] = try pages.symbolGraph(
            lessons: introductions, checkout: book.checkout, pictures: pictures)
        files.merge(pictures.files) { $1 }
        files["theme-settings.json"] = try JSONEncoder().encode(["meta": ["title": course.name]])
    }

    func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: folder.appending(path: name)) }
    }

    // MARK: Files

    private mutating func add(_ text: String, _ article: String) {
        files[article + ".md"] = Data(text.utf8)
    }

    // MARK: Articles

    private func link(to word: String) -> String? {
        pages.link(to: word)
            ?? glossary.entry(for: word).map { "<doc:Glossary#\($0.word.replacing(" ", with: "-"))>" }
    }

    private var contents: String {
        """
        # \(course.name)

        @Metadata {
            @TechnologyRoot
        }

        \(course.abstract)

        ## Overview

        These pages are the text of the book. The workbook itself is a program: it runs what the lessons show, asks \
        the questions, and checks your answers to the tasks. To start it, clone the book's repository, and in its \
        folder:

        ```console
        $ .ci/setup && swift run workbook
        ```

        ## Topics

        ### Chapters

        \(book.chapters.map { "- <doc:\($0.folder)>" }.joined(separator: "\n"))

        ### Reference

        - <doc:Operators>
        - <doc:Glossary>
        - ``ReactiveCore``

        """
    }

    private var glossaryText: String {
        let entries = glossary.entries.map { entry in
            "## \(entry.word)\n\n" + entry.blocks.map(withChapter).docC
        }
        return "# Glossary\n\nThe words of the book, and the chapters that explain them.\n\n"
            + entries.joined(separator: "\n\n") + "\n"
    }

    /// Turns the paragraph `Chapter 3.` into a link to that chapter. Other blocks stay the same.
    private func withChapter(_ block: MarkdownBlock) -> MarkdownBlock {
        guard case .paragraph(let text) = block, text.hasPrefix("Chapter "), text.hasSuffix("."),
            let chapter = try? book.chapter(named: String(text.dropFirst("Chapter ".count).dropLast()))
        else { return block }
        return .paragraph("Chapter <doc:\(chapter.folder)>")
    }

    private var operatorGuide: String {
        let parts = text(of: "Chapters/Operators.md").split(separator: "`", omittingEmptySubsequences: false)
        // Every second part was between backticks.
        return parts.enumerated().map { index, part in
            index % 2 == 0 ? String(part) : pages.link(to: String(part)) ?? "`\(part)`"
        }.joined()
    }

    private var libraryText: String {
        let promises = MarkdownParser.blocks(of: text(of: "Sources/ReactiveCore/README.md"))
            .drop { $0 != .heading(level: 2, "What it promises") }
            .prefix { if case .heading(_, let title) = $0 { title == "What it promises" } else { true } }
        return """
            # ``ReactiveCore``

            The library that the book teaches: values over time, in pure Swift.

            <doc:Operators> lists the operators by what you want.

            \(Array(promises).docC)

            ## Topics

            ### Signals

            - ``Signal``
            - ``MainSignal``
            - ``Event``
            - ``Disposable``
            - ``ScopedDisposable``

            ### Sources

            - ``Subject``
            - ``ReplaySubject``
            - ``Property``

            ### Time

            - ``Scheduler``
            - ``TestScheduler``
            - ``VirtualTime``

            """
    }

    private var signalText: String {
        var listed: Set<String> = []
        let families = OperatorCatalogue.families.map { family in
            let links = family.operators.compactMap { pages.link(to: $0.name) }.filter { listed.insert($0).inserted }
            return "### \(family.name)\n\n" + links.map { "- \($0)" }.joined(separator: "\n")
        }
        return "# ``ReactiveCore/Signal``\n\n## Topics\n\n" + families.joined(separator: "\n\n") + "\n"
    }

    private func text(of path: String) -> String {
        TextFile.text(of: book.checkout.root.appending(path: path)) ?? ""
    }
}
