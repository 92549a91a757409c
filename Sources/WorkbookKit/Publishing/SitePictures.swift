import Foundation

/// The pictures of the site. They have no background, so the page's background shows.
final class SitePictures {
    let lab: String

    /// The contents of the files, by name.
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
        let name = "marbles-\(files.count + 1).svg"
        let svg = svg.replacing(/<rect width="\d+" height="\d+" rx="8" class="paper"\/>\n/, with: "")
        files[name] = Data(svg.utf8)
        return "![\(title). \(Self.description(in: svg))](\(name))"
    }

    /// The picture's description, escaped for Markdown: the alt text, because screen readers don't see inside an image.
    private static func description(in svg: String) -> String {
        var text = String(svg.firstMatch(of: /<desc[^>]*>(.*)<\/desc>/)?.1 ?? "")
        for (code, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text.replace(code, with: character)
        }
        for mark in ["\\", "[", "]", "*", "_", "`", "<"] { text.replace(mark, with: "\\" + mark) }
        return text
    }
}
