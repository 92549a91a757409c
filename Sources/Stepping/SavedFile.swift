import Foundation
import Marbles
import Terminal

/// Saves the files that the user asks for while stepping, in the current folder.
package struct SavedFile {
    private let name: String

    /// - Parameter name: the name without its extension. If it's taken, a number is appended.
    package init(named name: String) { self.name = name }

    /// Saves the lanes of a run up to a moment as an image. Returns a message for the user.
    @MainActor
    package func savePicture(of run: RecordedRun, upTo moment: Int, title: String) -> String {
        let picture = LanePicture(
            run.lanes(upTo: moment), step: TypingScript.pace, title: title, showsTimes: true, showsThreads: true)
        return save(picture.svg, as: "svg", "A browser shows it.")
    }

    /// Saves a text. Returns a message for the user.
    package func save(_ text: String, as suffix: String, _ use: String) -> String {
        let names = [name] + (2...999).map { "\(name)-\($0)" }
        guard let free = names.map({ "\($0).\(suffix)" }).first(where: { !FileManager.default.fileExists(atPath: $0) })
        else { return "Not saved: there are too many files called \(name)." }
        do {
            try Data(text.utf8).write(to: URL(filePath: free), options: .withoutOverwriting)
            return "Saved: \(free). \(use)"
        } catch {
            return "\(free) can't be written: \(error.systemReason)."
        }
    }
}
