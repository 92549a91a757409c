import Checks
import WorkbookKit

WorkbookProgram.whole(.counting).main(Array(CommandLine.arguments.dropFirst()))
