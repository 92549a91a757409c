import Foundation
import Grading
import Reading

extension Checkout {
    /// Replaces old task numbers in the learner's exercises (``OldTaskNumbers``), and prints a message for each changed
    /// file and each unclear mark. If standard output isn't a terminal, messages go to standard error.
    @MainActor
    func renumberExercises(of chapters: [ChapterHeading], reporting output: Output) {
        let tell = { output.isTerminal ? output.say($0) : output.complain($0) }
        for chapter in chapters where OldTaskNumbers.had(chapter) {
            let path = chapter.exercisePath
            let file = root.appending(path: path)
            let kind = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
            guard kind == .typeRegular, let text = TextFile.exactText(of: file),
                let starter = try? Starter(of: chapter, in: root).text
            else { continue }
            let exercise = RenumberedExercise(text, in: path, of: chapter, starter: starter)
            if exercise.text != text, (try? Data(exercise.text.utf8).write(to: file, options: .atomic)) != nil {
                tell(
                    """
                    The tasks of chapter \(chapter.shortNumber) are now numbered in the order of its lesson, and so \
                    are the marks in `\(path)`. Nothing else in the file has changed.
                    """)
            }
            for sentence in Set(exercise.unclear.values).sorted() { tell(sentence) }
        }
    }
}
