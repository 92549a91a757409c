import Checks
import Reading
import SharedJudges

WorkbookProgram.check(.beginning, partOf: ChapterHeading.all).main(Array(CommandLine.arguments.dropFirst()))
