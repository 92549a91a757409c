import Foundation

/// The pictures of the site. They have no background, so the page's background shows.
final class SitePictures {
    let lab: String

    /// The contents of the files, by name. Each picture is two files, `marbles-1.svg` and `marbles-1~dark.svg`, and
    /// DocC shows the one for the reader's color scheme.
    private(set) var files: [String: Data] = [:]

    private static let plain = CharacterSet(
        charactersIn: "-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    init(basePath: String? = nil) {
        let path = (basePath ?? "").split(separator: "/").joined(separator: "/")
        lab = (path.isEmpty ? "" : "/" + path) + "/lab/index.html"
    }

    /// Adds an operator's marble diagram, and a link to it in the lab. On a page with scripts, the lab replaces the
    /// picture.
    /// - Parameter words: the operator's name on a command line, its arguments, and its lines of marbles.
    func add(_ svg: String, of words: [String], title: String) -> String {
        let parts = words.map { $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "" }
        return add(svg, title: title) + "\n\n[Move these marbles](\(lab)#\(parts.joined(separator: "/")))"
    }

    /// - Returns: the Markdown that shows the picture.
    func add(_ svg: String, title: String) -> String {
        let name = "marbles-\(files.count / 2 + 1)"
        // DocC chooses the file, so the browser's preference must not change its colors.
        let scheme = "@media (prefers-color-scheme: dark)"
        let svg = svg.replacing(/<rect width="\d+" height="\d+" rx="8" class="paper"\/>\n/, with: "")
            .replacing(".paper { fill: #0d1117 }", with: ".paper { fill: #000000 }")
        files["\(name).svg"] = Data(svg.replacing(scheme, with: "@media not all").utf8)
        files["\(name)~dark.svg"] = Data(svg.replacing(scheme, with: "@media all").utf8)
        return "![\(title). \(Self.description(in: svg))](\(name).svg)"
    }

    /// The file's own description, for the image's alt text: browsers don't read the description aloud.
    private static func description(in svg: String) -> String {
        var text = String(svg.firstMatch(of: /<desc[^>]*>(.*)<\/desc>/)?.1 ?? "")
        for (code, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text.replace(code, with: character)
        }
        for mark in ["\\", "[", "]", "*", "_", "`", "<"] { text.replace(mark, with: "\\" + mark) }
        return text
    }
}
