import Grading
import Judges
import TerminalTestKit

/// The book's chapters, as this checkout has them.
let catalogue: [Chapter] = {
    do {
        return try Catalogue.chapters(in: BookCopy.original)
    } catch {
        preconditionFailure("\(error)")
    }
}()
