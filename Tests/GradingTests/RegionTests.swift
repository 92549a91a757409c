import Reading
import Testing

@testable import Grading

@Suite("Task regions") struct RegionTests {
    private func tokens(_ source: String) -> [String] { Tokenizer(source).tokens.map(String.init) }

    @Test(
        "Comments and spaces aren't tokens, in any position, and strings keep their content",
        arguments: [
            ("let a = 1 // one\n/* two /* nested */ still */ let b", ["let", "a", "=", "1", "let", "b"]),
            ("a/**/b", ["a", "b"]), ("// only", []), ("/* not closed", []), ("größe=π", ["größe", "=", "π"]),
            (#"x("a // b")"#, ["x", "(", #""a // b""#, ")"]), (#""a \" b" c"#, [#""a \" b""#, "c"]),
            (##"#"a " \n"# b"##, [##"#"a " \n"#"##, "b"]),
            ("\"\"\"\n a \"quoted\" // b\n \"\"\" c", ["\"\"\"\n a \"quoted\" // b\n \"\"\"", "c"]),
            (#""\(f("x", (1)) /* ) */)" y"#, [#""\(f("x", (1)) /* ) */)""#, "y"]),
            (##"#"\#(name) \(not)"# z"##, [##"#"\#(name) \(not)"#"##, "z"]),
            ("\"not closed\nnext", ["\"not closed", "next"]),
        ])
    func tokens(of source: String, are tokens: [String]) { #expect(self.tokens(source) == tokens) }

    @Test func `Lines end as they do for the compiler`() {
        #expect(Tokenizer("a\r\nb\rc\u{2028}d\n").lines == ["a", "b", "c\u{2028}d", ""])
        #expect(Tokenizer("\"\"\"\nin a literal\n\"\"\"").lines.count == 3)
    }

    @Test func `A task's code knows which call each name is in, and the later stages of a chain`() {
        func code(_ source: String) -> TaskCode { TaskCode(Tokenizer(source).tokens) }
        let nested = code("a.subscribe(next: { text in b(text).subscribe(next: { c($0) }) })")
        #expect(nested.uses(["subscribe"], inside: "subscribe"))
        #expect(nested.uses(["c"], inside: "subscribe"))
        #expect(!nested.uses(["b"], inside: "map"))
        #expect(code("a.subscribe { b() } failed: { c() }").uses(["c"], inside: "subscribe"))
        #expect(code("a.map(b) { x.c = 1 }").sets(["c"], inside: "map"))
        #expect(!code("a.map(b) { let c = 1 }").sets(["c"], inside: "map"))
        #expect(!code("a.map { b.doNext { c() } }").uses(["c"], inside: "map", except: ["doNext"]))
        #expect(code("a.doNext { b.map { c() } }").uses(["c"], inside: "map", except: ["doNext"]))
        #expect(!code("a.map { x.c == 1 }").sets(["c"], inside: "map"))
        #expect(code("a.map { x?.c }").mentions(["c"], areMembers: true, inside: "map"))
        #expect(!code("a.map { c in c }").mentions(["c"], areMembers: true, inside: "map"))
        #expect(code("a.map { c == 1 }").mentions(["c"], inside: "map"))
        #expect(!code("a.map { b }.bind(to: c)").mentions(["c"], inside: "map"))
        #expect(code("{ a.b(c) { d }.e() } f()").stages(after: "b").joined() == "b(c){d}.e()")
        #expect(code("a()").stages(after: "b").isEmpty)
    }

    @Test func `Spaces inside a string are a difference, and spaces outside aren't`() {
        #expect(tokens("say( \"a b\" )") == tokens("say(\"a b\")"))
        #expect(tokens("say(\"a b\")") != tokens("say(\"ab\")"))
        #expect(tokens("ab") != tokens("a b"))
    }

    private let file = """
        import A
        // MARK: - Task 1: One
        let one = 1
        //MARK: - Task 2: Two
        let text = "// MARK: - Task 9: none"
        /* // MARK: - Task 8: none */
        // MARK: - Given
        let given = 0
        """

    @Test func `A region goes from its mark to the next; marks in strings and block comments don't count`() {
        let regions = TaskRegions(of: file)
        #expect(regions.regions.map(\.task) == [1, 2])
        #expect(regions[1]?.lines == 2..<4)
        #expect(regions[2]?.lines == 4..<7)
        #expect(regions[1]?.text == "// MARK: - Task 1: One\nlet one = 1")
        #expect(regions.task(atLine: 3) == 1)
        let last = "// MARK: - Task 12: Last\nlet a = 1"
        #expect(TaskRegions(of: last)[12]?.text == last)
        #expect(regions.task(atLine: 8) == nil)
    }

    @Test func `A task that is marked twice, or not at all, has no region`() {
        let regions = TaskRegions(of: file + "\n// MARK: - Task 1: again\n")
        #expect(regions[1] == nil)
        #expect(regions[3] == nil)
    }

    @Test func `Windows line ends count as one line each`() {
        let regions = TaskRegions(of: file.replacing("\n", with: "\r\n"))
        #expect(regions[2]?.lines == 4..<7)
        #expect(TaskRegions.isSame(1, in: regions, and: TaskRegions(of: file)))
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `Replaced lines get the file's line ends, and all other bytes stay`(newline: String) {
        let text = "\u{FEFF}a\n// MARK: - Task 1\none\n// MARK: - Task 2\n// MARK: - Task 3\n\tthree"
        func ended(_ text: String) -> String { text.replacing("\n", with: newline) }
        func replaced(_ lines: Range<Int>) -> [UInt8] {
            Array(TaskRegions(of: ended(text)).replacing(lines, with: "x\ny").utf8)
        }
        for (lines, expected) in [
            (2..<4, text.replacing("// MARK: - Task 1\none", with: "x\ny")),
            (5..<5, text.replacing("// MARK: - Task 3", with: "x\ny\n// MARK: - Task 3")), (7..<7, text + "\nx\ny"),
        ] { #expect(replaced(lines) == Array(ended(expected).utf8)) }
    }

    @Test(arguments: ["\"", "#\"\\#", "\"\"\"", "#\"", "\\(", "\"\\(", "\"\\(\"", "/*", "#", "\"\\", "`a", "é\"🇯🇵"])
    func `Every text is split into tokens to its end`(text: String) {
        _ = Tokenizer(text)
        _ = TaskRegions(of: file + text)
    }
}
