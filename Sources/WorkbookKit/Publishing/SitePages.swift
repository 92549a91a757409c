import Checks
import Foundation
import Grading
import Reading

/// Adds to DocC's site what it lacks: the first page, the marble lab, the runs to play, and a search over the text.
@MainActor
struct SitePages {
    let session: Session
    let basePath: String
    let repository: String?
    /// The address of the site, which a link's picture needs; nil for no picture.
    let address: URL?

    var checkout: URL { session.book.checkout.root }
    private var sources: URL { checkout.appending(path: "Sources/Web") }
    private var base: String { ("/" + basePath + "/").replacing(/\/+/, with: "/") }

    /// - Parameter outputs: the output of the lessons' commands, by command line.
    func finish(_ site: URL, outputs: [String: LessonOutput]) async throws {
        for name in ["favicon.ico", "favicon.svg", "developer-og.jpg", "developer-og-twitter.jpg"] {
            try? FileManager.default.removeItem(at: site.appending(path: name))
        }
        try await addLab(to: site)
        try addPlayer(to: site, outputs: outputs)
        let texts = try finishPages(of: site)
        try JSONEncoder().encode(texts).write(to: site.appending(path: "lab/search.json"))
        try landing().write(to: site.appending(path: "index.html"), atomically: false, encoding: .utf8)
        if address == nil {
            session.output.say("Links to the site show no picture. With `--address` and its address, they do.")
        }
    }

    func addLab(to site: URL) async throws {
        let files = FileManager.default
        let lab = site.appending(path: "lab")
        try files.createDirectory(at: lab.appending(path: "lanes"), withIntermediateDirectories: true)
        for name in ["site.js", "lab.js", "page.js", "live.js", "book.js", "site.css", "lab.css", "book.css"] {
            try titled(page(name)).write(to: lab.appending(path: name), atomically: false, encoding: .utf8)
        }
        let index = lab.appending(path: "index.html")
        try titled(page("lab.html")).write(to: index, atomically: false, encoding: .utf8)
        for name in ["app.svg", "app-narrow.svg", "check.svg"] {
            let picture = checkout.appending(path: "Chapters/Pictures/\(name)")
            try? files.copyItem(at: picture, to: lab.appending(path: name))
        }
        try files.copyItem(at: page("favicon.svg"), to: site.appending(path: "favicon.svg"))
        try files.copyItem(at: page("preview.png"), to: lab.appending(path: "preview.png"))
        for (name, data) in LabFiles(page: { operatorPage($0, in: site) }).files {
            try data.write(to: lab.appending(path: name))
        }
        try await addWebAssembly(to: lab)
    }

    private func titled(_ file: URL) -> String {
        let picture = address?.appending(path: "lab/preview.png").absoluteString
        let tag = picture.map { "<meta property=\"og:image\" content=\"\(Self.escaped($0))\">" } ?? ""
        return text(of: file).replacing("<!--picture-->", with: tag)
            .replacing("The Reactive Workbook", with: session.course.name)
    }

    private func page(_ name: String) -> URL { sources.appending(path: "Pages/\(name)") }

    // MARK: The lab

    /// Adds the lab's WebAssembly module, built now unless it's up to date. If the build fails, prints the errors.
    private func addWebAssembly(to lab: URL) async throws {
        let folder = checkout.appending(path: ".build/web")
        let status = StatusLine(session.output)
        defer { status.clear() }
        status.show("Building the marble lab …")
        let run = ProgramRun(sources.appending(path: "build").path, [folder.path], in: checkout)
        let printed = PrintedLines()
        let ending = try await session.system.programs.runQuietly(run) { await printed.add($0) }
        if ending.status == .interrupted { throw CancellationError() }
        guard ending == .exited(0) else {
            let lines = await printed.errors.prefix(20).map { "  " + $0 }.joined(separator: "\n")
            return session.output.complain(
                "The marble lab can't be built. A reader can move one marble of each example, and no more:\n\(lines)")
        }
        try FileManager.default.copyItem(
            at: folder.appending(path: "lab.wasm"), to: lab.appending(path: "lab.wasm"))
    }

    /// The path of an operator's page on the site, or else of the operator guide. DocC adds a hash to a shared name.
    private func operatorPage(_ example: OperatorExample, in site: URL) -> String {
        let folder = "documentation/reactivecore/signal"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: site.appending(path: folder).path)) ?? []
        let alt = "Marble diagram of \(example.baseName). "
        let found = names.sorted().first { name in
            name.hasPrefix(example.baseName.lowercased())
                && text(of: site.appending(path: "data/\(folder)/\(name).json")).contains(alt)
        }
        return found.map { "\(folder)/\($0)/index.html" } ?? "documentation/workbook/operators/index.html"
    }

    private func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    // MARK: Pages

    /// Adds the script, the style, and the metadata for link previews to each of DocC's pages.
    /// - Returns: the texts to search: the title, the path on the site, and the text of each section.
    private func finishPages(of site: URL) throws -> [[String]] {
        var texts: [[String]] = []
        let folder = site.appending(path: "documentation")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in paths.filter({ $0.hasSuffix("index.html") }).sorted() {
            let file = folder.appending(path: path)
            var html = text(of: file)
            if html.contains("<title>Documentation</title>") {
                html = Self.summarized(html, data: site.appending(path: "data/documentation/\(path.dropLast(11)).json"))
            }
            let title = html.firstMatch(of: /<title>(.*?)<\/title>/).map { String($0.1) } ?? ""
            let summary = html.firstMatch(of: /<meta content="([^"]+)" name="description"/)
            let about = summary.map { String($0.1) } ?? Self.escaped(session.course.abstract)
            html.replace(/<link rel="(icon|mask-icon)"[^>]*>/, with: "")
            // For readers without scripts, DocC links each picture by its path in the catalog. Link the published file.
            html.replace(/src="[^"]*\.docc\/([^"]*)"/) { "src=\"\(base)images/\(SiteCatalog.root)/\($0.1)\"" }
            let head = [("{title}", title), ("{about}", about), ("{base}", base)].reduce(titled(page("head.html"))) {
                $0.replacing($1.0, with: $1.1)
            }
            html.replace("</head>", with: head + "</head>", maxReplacements: 1)
            try Data(html.utf8).write(to: file)
            texts += Self.texts(of: html, title: title, path: "documentation/" + path)
        }
        return texts
    }

    private static func summarized(_ html: String, data file: URL) -> String {
        guard let data = try? Data(contentsOf: file), let page = try? JSONDecoder().decode(PageData.self, from: data)
        else { return html }
        let (title, about) = (escaped(page.metadata.title), escaped(page.summary))
        return html.replacing("<title>Documentation", with: "<title>\(title)")
            .replacing("</head>", with: "<meta content=\"\(about)\" name=\"description\"/></head>")
            .replacing(
                /<noscript>.*<\/noscript>/.dotMatchesNewlines(),
                with: "<noscript><article><h1>\(title)</h1><p>\(about)</p></article></noscript>")
    }

    /// The title and the summary in DocC's data about a page.
    private struct PageData: Decodable {
        struct Metadata: Decodable {
            var title: String
        }
        struct Text: Decodable {
            var text, code, identifier: String?
            /// For a link, the name at the end of its identifier, without DocC's hash.
            var words: Substring {
                text?[...] ?? code?[...] ?? identifier?.split(separator: "/").last?.prefix { $0 != "-" } ?? ""
            }
        }
        var metadata: Metadata
        var abstract: [Text]?
        var summary: String { (abstract ?? []).map(\.words).joined() }
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;")].reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    private static func texts(of html: String, title: String, path: String) -> [[String]] {
        guard let article = html.firstMatch(of: /<noscript>(.*)<\/noscript>/.dotMatchesNewlines())?.1 else { return [] }
        return article.split(separator: "<h2>").enumerated().map { index, part in
            let end = index == 0 ? nil : part.firstRange(of: "</h2>")
            let head = end.map { plain(part[..<$0.lowerBound]) }
            let anchor = head.map { "#" + $0.replacing(" ", with: "-") } ?? ""
            let text = plain(part[(end?.upperBound ?? part.startIndex)...])
            return [head.map { "\(plain(title[...])): \($0)" } ?? plain(title[...]), path + anchor, text]
        }
    }

    private static func plain(_ html: Substring) -> String {
        var text = html.replacing(/<[^>]*>/, with: " ").replacing(/\s+/, with: " ")
        for (code, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text.replace(code, with: sign)
        }
        return text.trimmingCharacters(in: .whitespaces)
    }

    /// The site's first page.
    private func landing() throws -> String {
        let chapters = try session.book.chapters.map { chapter in
            let path = "documentation/workbook/\(chapter.folder.lowercased())/index.html"
            let lesson = try session.book.lesson(of: chapter)
            let opening = lesson.steps.first?.blocks.dropFirst().first
            let words = if case .paragraph(let text) = opening { text.replacing("`", with: "") } else { "" }
            return "<li><a href=\"\(path)\">\(lesson.title)</a><br>\(Self.escaped(words))</li>"
        }
        return titled(checkout.appending(path: "Chapters/Landing.html"))
            .replacing("<!--chapters-->", with: chapters.joined(separator: "\n"))
            .replacing("<!--repository-->", with: repository.map { "<a href=\"\($0)\">" } ?? "")
            .replacing("<!--/repository-->", with: repository == nil ? "" : "</a>")
    }
}
