import Grading
import Judges
import WorkbookKit

Workbook.main(Array(CommandLine.arguments.dropFirst()), of: .book)
