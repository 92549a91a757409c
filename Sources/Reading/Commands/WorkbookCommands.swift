/// The workbook itself.
extension Command {
    package static let settings = Command(
        "settings",
        usage: "[NAME on|off]",
        summary: "Turn something of the workbook on or off.",
        details: """
            Without a name, it shows all settings. They stay for later sessions, in `.workbook/settings.json`.
            """,
        example: "settings background-build off",
        completes: .nothing
    )

    package static let doctor = Command(
        "doctor",
        summary: "Check what the workbook needs on this machine, and say how to get what is missing.",
        details: "Each line names one requirement. If it isn't met, the line below says what to do.",
        example: "doctor"
    )

    package static let help = Command(
        "help",
        usage: "[COMMAND|OPERATOR|WORD]",
        summary: "Show all commands, or explain a command, an operator, a type, or a word.",
        details: """
            For an operator, it shows its marble diagram, its contract, and its names in other libraries. `help \
            operators` helps to find the right one. `help words` lists the words that the book explains.
            """,
        example: "help check",
        completes: .topics
    )

    package static let quit = Command(
        "quit",
        summary: "Leave the workbook.",
        details: "Ctrl-D on an empty line does the same. Your place and your passed tasks are kept.",
        example: "quit"
    )
}
