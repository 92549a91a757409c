import ArgumentParser

/// The options that every chapter's program understands, beside ``WorldOptions``. Those are no group within these: debug builds of
/// swift-argument-parser look at a group four times for each time that they look at what it stands in.
public struct ChapterOptions: ParsableArguments, Sendable {
    @Option(
        name: .customLong("type"),
        help: ArgumentHelp(
            "Press these keys instead of waiting for a person, on a virtual clock: 120 ms a key, the same bytes on every run.",
            discussion:
                "{delete}, {clear}, {tab} and {return} are keys, {allow} and {deny} answers, {600ms} and {2s} pauses, {{ is a brace.",
            valueName: "keys"
        ),
        transform: { text in
            do { return try TypingScript(parsing: text) } catch { throw ValidationError("\(error)") }
        }
    )
    public var script: TypingScript?

    @Flag(help: "Press the keys of --type by the wall clock, and end a second after the last.")
    public var realtime = false

    @Flag(help: "Draw a lane for each stage of the pipeline, with the threads its events arrived on.")
    public var trace = false

    @Flag(name: .customLong("no-color"), help: "Use no colors. NO_COLOR in the environment does the same.")
    public var noColor = false

    @Option(help: ArgumentHelp("Run the step in another form, where the chapter has one.", valueName: "name"))
    public var variant: String?

    public init() {}

    public func validate() throws {
        if realtime, script == nil {
            throw ValidationError("--realtime says how the keys of --type are pressed, and there is no --type.")
        }
    }
}
