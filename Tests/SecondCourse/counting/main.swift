import WorkbookKit

Workbook.main(Array(CommandLine.arguments.dropFirst()), of: .counting)
