import BookText
import Checks
import Contents
import SharedJudges

WorkbookProgram.check(.beginning, partOf: ChapterHeading.all).main(Array(CommandLine.arguments.dropFirst()))
