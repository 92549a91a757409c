import Foundation

/// The pictures of the site.
final class SitePictures {
    /// The contents of the files, by name. DocC shows one of two, as the reader chooses: `marbles-1.svg` or
    /// `marbles-1~dark.svg`.
    private(set) var files: [String: Data] = [:]

    /// Adds a marble diagram.
    /// - Returns: the Markdown that shows it.
    func add(_ svg: String, title: String) -> String {
        let name = "marbles-\(files.count / 2 + 1)"
        // Each file has its colors whatever the browser prefers.
        let scheme = "@media (prefers-color-scheme: dark)"
        files["\(name).svg"] = Data(svg.replacing(scheme, with: "@media not all").utf8)
        files["\(name)~dark.svg"] = Data(svg.replacing(scheme, with: "@media all").utf8)
        return "![\(title). \(Self.description(in: svg))](\(name).svg)"
    }

    /// What a picture shows, in words: a browser reads an image's text aloud, and not the file's description.
    private static func description(in svg: String) -> String {
        var text = String(svg.firstMatch(of: /<desc[^>]*>(.*)<\/desc>/)?.1 ?? "")
        for (code, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text.replace(code, with: character)
        }
        for mark in ["\\", "[", "]", "*", "_", "`", "<"] { text.replace(mark, with: "\\" + mark) }
        return text
    }
}
