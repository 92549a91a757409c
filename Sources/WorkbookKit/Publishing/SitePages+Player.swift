import Foundation
import Terminal

extension SitePages {
    /// Adds the recorded runs, and the player that loads them, to the site's folder `runs`.
    func addPlayer(to site: URL, outputs: [String: LessonOutput]) throws {
        let folder = site.appending(path: "runs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for (command, output) in outputs {
            guard let run = output.run else {
                session.output.complain("This run has no recording, so it can't be played: `\(command)`")
                continue
            }
            try SiteRun(run).json().write(to: folder.appending(path: SiteRun.fileName(of: command)))
        }
        let colors = ValueColor.all.map { color in
            let (light, dark) = (color.pair(onDark: false), color.pair(onDark: true))
            return ".run .\(color.name) { background: light-dark(\(light.fill), \(dark.fill)); "
                + "color: light-dark(\(light.text), \(dark.text)) }"
        }
        for name in ["player.js", "player.css"] {
            let page = checkout.appending(path: "Sources/Web/Pages/\(name)")
            let text = try String(contentsOf: page, encoding: .utf8)
            try Data(text.replacing("/* values */", with: colors.joined(separator: "\n")).utf8)
                .write(to: folder.appending(path: name))
        }
    }
}
