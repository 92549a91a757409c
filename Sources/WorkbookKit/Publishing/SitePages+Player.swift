import Foundation
import Terminal

extension SitePages {
    /// Adds the recorded runs, and the player that loads them, to the site's folder `runs`.
    func addPlayer(to site: URL, outputs: [String: LessonOutput]) throws {
        let (folder, pages) = (site.appending(path: "runs"), checkout.appending(path: "Sources/Web/Pages"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for (command, output) in outputs {
            guard let run = output.run else {
                session.output.complain("This run has no recording, so it can't be played: `\(command)`")
                continue
            }
            try SiteRun(run).json().write(to: folder.appending(path: SiteRun.fileName(of: command)))
        }
        for name in ["player.js", "player.css"] {
            let text = try String(contentsOf: pages.appending(path: name), encoding: .utf8)
            try text.replacing("/* values */", with: Self.valueColors)
                .write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
        }
    }

    /// The colors of values as CSS rules, for light and dark pages.
    private static var valueColors: String {
        ValueColor.all.map { color in
            let (light, dark) = (color.pair(onDark: false), color.pair(onDark: true))
            return ".run .\(color.name) { background: light-dark(\(light.fill), \(dark.fill)); "
                + "color: light-dark(\(light.text), \(dark.text)) }"
        }.joined(separator: "\n")
    }
}
