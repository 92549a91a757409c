import Foundation

/// A short way through the book, in stops.
///
/// The format of `Chapters/Tour.md`: an introduction below the title, then for each stop a page, and what to know:
///
///     ## search · Dead
///
///     Now a search for each text is a signal of its own …
package struct Tour: Sendable {
    /// A page of the book, named by its title, so that it's found wherever the page moves.
    package struct Stop: Sendable {
        /// The chapter's program.
        package let chapter: String
        package let page: String
        let words: String
    }

    package static let path = "Chapters/Tour.md"
    let introduction: String
    package let stops: [Stop]

    /// - Throws: ``BookFile/Unreadable`` if the tour can't be read.
    package init(of checkout: Checkout) throws(BookFile.Unreadable) {
        let sections = try BookFile.text(of: Self.path, in: checkout.root).components(separatedBy: "\n## ")
        introduction = String(sections[0].drop { $0 != "\n" })
        stops = sections.dropFirst().map { section in
            let title = section.prefix { $0 != "\n" }
            let names = title.components(separatedBy: " · ")
            return Stop(
                chapter: names[0], page: names.dropFirst().joined(separator: " · "),
                words: String(section.dropFirst(title.count)))
        }
    }
}
