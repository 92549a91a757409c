import Checks
import Judges
import WorkbookKit

WorkbookProgram.whole(.book).main(Array(CommandLine.arguments.dropFirst()))
