import Terminal

extension Output {
    package func explain(_ command: Command) {
        say(StyledText(command.usageLine, style: .heading))
        blankLine()
        say([command.summary, command.details].filter { !$0.isEmpty }.joined(separator: " "))
        blankLine()
        say(StyledText("For example  ", style: .dim) + StyledText(command.example, style: .command))
        say(
            StyledText("In a shell   ", style: .dim)
                + StyledText("swift run workbook \(command.example)", style: .command))
    }

    private func show(_ command: Command, width: Int) {
        if isSpoken { return say("`\(command.name)`: \(command.summary)") }
        let name = DisplayWidth.padded(command.name, columns: width)
        let lines = StyledText(command.summary).wrapped(to: max(10, columns - width - 2))
        for (number, line) in lines.enumerated() {
            let lead =
                number == 0
                ? StyledText("  " + name, style: .command) : StyledText(String(repeating: " ", count: width + 2))
            verbatim((lead + line).rendered(colored: isColored))
        }
    }

    package func showCommands() {
        let width = (Command.all.map(\.name.count).max() ?? 0) + 2
        say("Press **Enter** to go on: it runs the command that a page offers, then turns the page.")
        blankLine()
        for group in Command.groups {
            say(StyledText(group.title, style: .heading))
            for command in group.commands { show(command, width: width) }
            blankLine()
        }
        say(
            """
            Any unambiguous beginning of a command works. Tab completes commands, chapters and tasks. Ctrl-C clears \
            the line or stops a running command. Ctrl-D quits. `help COMMAND` explains one command, `help \
            operators` finds the operator that you need, and `help words` lists the words that the book explains.
            """)
    }
}
