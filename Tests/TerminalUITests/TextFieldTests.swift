import ReactiveCore
import Terminal
import TerminalTestKit
import TerminalUI
import Testing

@MainActor
final class Log<Value> {
    var values: [Value] = []
    var isCompleted = false
}

@Suite("A text field without a terminal")
@MainActor
struct TextFieldTests {
    private let field = TextField(label: "Search")

    private func log(_ field: TextField) -> Log<String> {
        let log = Log<String>()
        field.textSignal.subscribe(next: { log.values.append($0) }, completed: { log.isCompleted = true })
        return log
    }

    private func type(_ keys: String, into field: TextField) {
        for key in Key.typed(keys) { field.press(key) }
    }

    @Test func `its text signal starts with the current text, then sends each change`() {
        field.insert("a")
        let log = log(field)
        field.insert("b")
        field.insert("")
        field.deleteBackward()
        field.setText("a")
        field.clear()
        field.clear()
        field.deleteBackward()
        #expect(log.values == ["a", "ab", "a", ""])
    }

    @Test func `its background signal sends every assignment, also of the same color`() {
        let log = Log<Color>()
        field.backgroundSignal.subscribe(next: { log.values.append($0) })
        field.background = .yellow
        field.background = .yellow
        field.background = .white
        #expect(log.values == [.white, .yellow, .yellow, .white])
        #expect(field.background == .white)
    }

    @Test func `it is freed although its signals are subscribed to, and then they complete`() {
        var field: TextField? = TextField(label: "Search")
        weak let watched = field
        let log = log(field!)
        field!.textSignal.map { $0.isEmpty ? Color.yellow : .white }.bind(to: field!, \.background)
        #expect(field!.textSubscriberCount == 2)
        field = nil
        #expect(watched == nil)
        #expect(log.isCompleted)
    }

    @Test func `a combining mark is a change, although Swift may call the texts equal`() {
        field.setText("é")
        let log = log(field)
        field.setText("e\u{301}")
        #expect(log.values.count == 2)
    }

    @Test func `keys do what they do on a terminal`() {
        type("magix\u{7f}c\u{1}X\u{5}!", into: field)
        #expect(field.text == "Xmagic!")
        type("\u{1b}[D\u{1b}[D\u{b}", into: field)
        #expect(field.text == "Xmagi")
        type(" two words\u{17}", into: field)
        #expect(field.text == "Xmagi two ")
        type("\u{15}", into: field)
        #expect(field.text == "")
        type("a\u{1b}[200~pasted text\u{1b}[201~\u{1b}[H\u{1b}[3~\r\n", into: field)
        #expect(field.text == "pasted text")
        #expect(field.cursor == 0)
    }

    @Test func `each key is one event, a paste as well`() {
        let log = log(field)
        type("ab\u{1b}[D\u{1b}[200~cd\u{1b}[201~\u{7f}", into: field)
        #expect(log.values == ["", "a", "ab", "acdb", "acb"])
    }

    @Test func `a subscriber may type into the field that sends it the text`() {
        let log = log(field)
        field.textSignal.filter { $0.hasSuffix("!") }.subscribe(next: { [weak field] _ in field?.clear() })
        field.insert("a!")
        field.insert("b")
        #expect(log.values == ["", "a!", "", "b"])
    }

    @Test(arguments: FuzzAlphabet.all)
    func `after random keys the text is what the model says, and each event was a change`(alphabet: FuzzAlphabet) {
        var random = SplitMix64(seed: 3)
        var model = LineModel()
        let log = log(field)
        for _ in 0..<400 {
            let stroke = KeyStroke.random(alphabet, &random)
            if case .control("y") = stroke { continue }
            type(stroke.bytes, into: field)
            model.apply(stroke)
            #expect(Array(field.text.unicodeScalars) == model.scalars)
            #expect(field.cursor == model.cursor)
        }
        #expect(log.values.last.map { Array($0.unicodeScalars) } == model.scalars)
    }
}
