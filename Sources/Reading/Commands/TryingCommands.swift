/// Trying things out.
extension Command {
    package static let run = Command(
        "run",
        usage: "[CHAPTER] [OPTIONS OF THE CHAPTER]",
        summary: "Run a chapter's program: live, or with keys that you script.",
        details: """
            Everything after the chapter goes to its program: `--type "mag{delete}"` types keys on a virtual clock, \
            `--trace` draws the events of each stage, `--trace --svg FILE` also draws them as a picture, `--trace \
            --pipeline` counts them in boxes and arrows, `--step` steps through the run, forward and back, `--mine` \
            runs your own pipeline from Exercise.swift. `run CHAPTER --help` lists all options. Ctrl-D ends a live \
            program and brings you back here. If a program stops responding, press Ctrl-C three times.
            """,
        example: "run validation --type \"mag\" --trace",
        completes: .chapters,
        options: [
            "--type", "--mine", "--trace", "--step", "--svg", "--pipeline", "--realtime", "--no-color", "--spoken",
            "--seed",
            "--access",
            "--forget-access",
            "--accounts", "--respond",
            "--latency", "--plan", "--avatar-latency", "--avatar-plan", "--query", "--help",
        ]
    )

    package static let drill = Command(
        "drill",
        usage: "[--chapter CHAPTER] [--again]",
        summary: "Answer five short questions a day about what you've read.",
        details: """
            Type the number of an answer, and add a `?` if you aren't sure: `2?`. A `?` alone shows the answer, and \
            `q` stops. What you miss, or aren't sure of, comes back the next day. Each time you're right and sure, it \
            waits longer: 3, 7, then 21 days.

            `--chapter 6` asks only about chapter 6. `--again` asks five more on the same day, those that you missed \
            first. Your answers are kept in the folder .workbook of your checkout.
            """,
        example: "drill --chapter 6",
        options: ["--chapter", "--again"]
    )

    package static let marbles = Command(
        "marbles",
        usage: "[OPERATOR [ARGUMENTS] [\"MARBLES\"…] [--pipeline] [--svg FILE]]",
        summary: "Try any operator on marbles that you type. Without an operator, it opens the lab.",
        details: """
            `-` is a step of time, a letter is a value, `'text'` is a longer value, `[ab]` is several values in one \
            step, `|` is completed, and `#` is failed. In the lab, you edit the last line, and the drawing follows \
            each keystroke. An operator alone shows its example. `help throttle` explains an operator.

            `--pipeline` draws boxes and arrows, with a count of the events. `--svg FILE` also draws a picture for \
            browsers, in light and dark: `marbles zip --svg zip.svg`.
            """,
        example: "marbles throttle 3 \"ab--c----d|\"",
        completes: .operators,
        options: ["--pipeline", "--svg"]
    )

    package static let service = Command(
        "service",
        usage: "[grant|deny|ask|add|delete|latency|fail|plan|seed|query|reset] [VALUE]",
        summary: "Choose how Twitter and its accounts behave in the next runs.",
        details: """
            Without a setting, it shows the current settings. `grant` and `deny` answer the app's request for access \
            to the accounts. `ask` asks you again. `add` and `delete` change the number of accounts. `latency \
            50ms-400ms`, `fail 503,drop` and `plan "200@400ms,200@80ms,503"` set when and how the service responds. \
            `query count=x` adds a parameter to each request.

            The value `usual` restores the default of a setting, and `reset` restores all of them. An option of `run` \
            overrides the setting for that run.
            """,
        example: "service fail 503,200",
        completes: .settings
    )
}
