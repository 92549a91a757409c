import Foundation
import TerminalTestKit
import Testing

@Suite("A run without a person")
struct ScriptedRunTests {
    private static let mag = """
            0 ms  ""  yellow
          120 ms  "m"  yellow
          240 ms  "ma"  yellow
          360 ms  "mag"  white
          480 ms  "ma"  yellow

        """

    @Test("prints what the step shows, with the times of a virtual clock")
    func script() async throws {
        let run = try await ProgramRun.validation("--type", "mag{delete}")
        #expect(run.output == Self.mag)
        #expect(run.errors == "")
        #expect(run.status == .exited(0))
    }

    @Test("prints the same bytes on every run")
    func repeatable() async throws {
        let first = try await ProgramRun.validation("--type", "magi{600ms}c{delete}{clear}日本語", "--trace")
        for _ in 0..<20 {
            let again = try await ProgramRun.validation("--type", "magi{600ms}c{delete}{clear}日本語", "--trace")
            #expect(again.output == first.output)
        }
    }

    @Test("types the keys from a pipe, and ends with it")
    func pipe() async throws {
        let run = try await ProgramRun.validation(typing: "mag\u{7f}")
        #expect(run.output == Self.mag)
        #expect(run.status == .exited(0))
    }

    @Test("keys in a pipe are those of a terminal, wide and accented ones too")
    func pipedKeys() async throws {
        let run = try await ProgramRun.validation(typing: "mag\u{7f}é日\u{15}x\n")
        let texts = run.output.split(separator: "\n").compactMap {
            $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
        }
        #expect(texts == ["", "m", "ma", "mag", "ma", "maé", "maé日", "", "x"])
    }

    @Test("an empty pipe is an empty field")
    func emptyPipe() async throws {
        #expect(try await ProgramRun.validation().output == "    0 ms  \"\"  yellow\n")
    }

    @Test("draws a lane for each stage on one ruler, the times above and the threads below")
    func trace() async throws {
        let lines = try await ProgramRun.validation("--type", "mag", "--trace").output.split(separator: "\n")
        #expect(
            lines.suffix(5) == [
                "ms             0        120      240      360",
                "14 textSignal  ''-------m--------'ma'-----'mag'",
                "               main",
                "15 map         'yellow'-'yellow'-'yellow'-'white'",
                "               main",
            ])
    }

    @Test("draws the trace in a file too, and the pipeline in boxes and arrows")
    func picture() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "trace.svg").path
        for options in [["--trace"], ["--trace", "--pipeline"]] {
            let run = try await ProgramRun.of("validation", ["--type", "mag", "--svg", path] + options)
            #expect(run.status == .exited(0) && run.output.hasSuffix("\nWritten: \(path)\n"))
            #expect(run.output.contains("│ 4 values on main") == options.contains("--pipeline"))
            let svg = try folder.read("trace.svg")
            #expect(svg.contains("<title id=\"title\">01 Validation, "))
            #expect(svg.contains(">yellow</text>") != options.contains("--pipeline"))
        }
    }

    @Test("help and the shell's completions name the options of a trace")
    func helpOfTraces() async throws {
        for arguments in [["--help"], ["--generate-completion-script", "bash"]] {
            let run = try await ProgramRun.of("validation", arguments)
            #expect(run.output.contains("--svg") && run.output.contains("--pipeline"))
        }
    }

    @Test("in real time, it shows the same in the same order")
    func realtime() async throws {
        let run = try await ProgramRun.validation("--type", "ma", "--realtime")
        let shown = run.output.split(separator: "\n").map {
            $0.split(separator: "  ", maxSplits: 1).last.map(String.init) ?? ""
        }
        #expect(
            shown.map { $0.trimmingCharacters(in: .whitespaces) }.map { $0.drop { $0 != "\"" } } == [
                "\"\"  yellow", "\"m\"  yellow", "\"ma\"  yellow",
            ])
    }

    @Test(
        "says what is wrong with its options, where, and leaves with status 64",
        arguments: [
            (["--type", "mag{delte}"], "  mag{delte}\n     ^"),
            (["--type", "mag{"], "never closed"),
            (["--typ", "mag"], "Did you mean '--type'?"),
            (["--realtime"], "--realtime needs --type"),
            (["--svg", "trace.svg"], "--svg needs --trace"),
            (["--pipeline"], "--pipeline needs --trace"),
            (["--trace", "--svg=none/trace.svg"], "There is no folder"),
            (["--trace", "--svg=trace"], "ends in .svg"),
            (["chekc"], "validation has no command \"chekc\". Did you mean \"check\"?\n"),
            (["rnu", "--mine"], "Did you mean \"run\"?"),
            (["2"], "Did you mean \"check 2\"?"),
            (["banana"], "Its commands are run and check."),
            (["check", "9"], "no task 9"),
            (["check", "two"], "two"),
        ])
    func usage(_ arguments: [String], says: String) async throws {
        let run =
            switch arguments.count {
            case 1: try await ProgramRun.validation(arguments[0])
            default: try await ProgramRun.validation(arguments[0], arguments[1])
            }
        #expect(run.status == .exited(64))
        #expect(run.errors.contains(says))
        #expect(run.output == "")
    }
}
