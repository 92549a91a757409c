struct MarbleParser {
    /// A day: longer than any diagram needs, and short enough that sums of times don't overflow.
    static let longestJump = Duration.seconds(86_400)

    private let marbles: String
    private let signs: [Character]
    private let step: Duration
    private var position = 0
    private var hasEnded = false

    private(set) var events: [TimedEvent] = []
    /// The character range of each event, or of the group that contains the event.
    private(set) var places: [Range<Int>] = []
    private(set) var jumps: [(time: Duration, place: Range<Int>)] = []
    private(set) var now = Duration.zero

    init(_ marbles: String, step: Duration) {
        self.marbles = marbles
        self.step = step
        signs = Array(marbles)
    }

    mutating func parse() throws(MarbleSyntaxError) {
        while let sign = next() {
            switch sign {
            case _ where sign.isWhitespace: break
            case "-": now += step
            case "[": try parseGroup()
            case "]": throw failure("This `]` closes nothing: there is no `[` before it.")
            case _ where beginsJump(sign): try parseJump()
            default:
                try add(sign)
                now += step
            }
        }
    }

    private mutating func parseGroup() throws(MarbleSyntaxError) {
        let start = position
        let before = events.count
        while let sign = next() {
            switch sign {
            case _ where sign.isWhitespace: break
            case "]":
                guard events.count > before else {
                    throw failure("This group is empty: write `-` for a step in which nothing happens.", at: start)
                }
                for index in before..<events.count { places[index] = (start - 1)..<position }
                now += step
                return
            case "[": throw failure("A group can't contain another one: a group is one step already.")
            case _ where sign == "-" || beginsJump(sign):
                throw failure("No time passes inside a group: it is one step.")
            default: try add(sign)
            }
        }
        throw failure("The group that begins here has no end: close it with `]`.", at: start)
    }

    /// Whether the sign that was just read is a digit of a number with a unit. Other digits are values.
    private func beginsJump(_ sign: Character) -> Bool {
        sign.isDigit && signs[position...].drop { $0.isDigit }.isUnit
    }

    /// Parses the rest of `600ms` or `2s`, after the first digit.
    private mutating func parseJump() throws(MarbleSyntaxError) {
        let start = position
        var digits = String(signs[position - 1])
        while position < signs.count, signs[position].isDigit {
            digits.append(signs[position])
            position += 1
        }
        let rest = signs[position...]
        let isInSeconds = rest.first == "s"
        let count = Int64(UInt32(digits) ?? .max)
        let jump: Duration = isInSeconds ? .seconds(count) : .milliseconds(count)
        guard jump <= Self.longestJump else {
            throw failure("A jump in time is at most a day, `86400s`.", at: start)
        }
        position += isInSeconds ? 1 : 2
        now += jump
        jumps.append((jump, (start - 1)..<position))
    }

    private mutating func add(_ sign: Character) throws(MarbleSyntaxError) {
        let start = position
        let kind: TimedEvent.Kind
        switch sign {
        case "|": kind = .completed
        case "#": kind = .failed(try failureText())
        case "^": kind = .subscribed
        case "!": kind = .disposed
        case "'": kind = .next(try quotedText())
        default: kind = .next(String(sign))
        }
        switch kind {
        case .subscribed, .disposed: break
        case .next, .failed, .completed:
            if hasEnded {
                throw failure("The signal has already ended: nothing can follow `|` or `#`.", at: start)
            }
            if case .next = kind {} else { hasEnded = true }
        }
        events.append(TimedEvent(at: now, kind))
        places.append((start - 1)..<position)
    }

    private mutating func failureText() throws(MarbleSyntaxError) -> String {
        guard position < signs.count, signs[position] == "'" else { return "" }
        position += 1
        return try quotedText()
    }

    private mutating func quotedText() throws(MarbleSyntaxError) -> String {
        let start = position
        var text = ""
        while let sign = next() {
            switch sign {
            case "'": return text
            case "\\": text.append(try escapedCharacter())
            default: text.append(sign)
            }
        }
        throw failure("The text that begins here has no end: close it with `'`.", at: start)
    }

    private mutating func escapedCharacter() throws(MarbleSyntaxError) -> Character {
        let unknown =
            "Between quotes, a backslash needs `'`, `n`, `t`, another backslash, or a number as in `u{1b}` after it."
        guard let sign = next() else { throw failure(unknown) }
        if let meant = QuotedText.escapes[sign] { return meant }
        let start = position
        guard sign == "u", next() == "{" else { throw failure(unknown, at: start) }
        var digits = ""
        while digits.count <= 6, let digit = next(), digit != "}" { digits.append(digit) }
        guard signs[position - 1] == "}", digits.allSatisfy({ $0.isHexDigit }),
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        else { throw failure(unknown, at: start) }
        return Character(scalar)
    }

    private mutating func next() -> Character? {
        guard position < signs.count else { return nil }
        defer { position += 1 }
        return signs[position]
    }

    private func failure(_ sentence: String, at column: Int? = nil) -> MarbleSyntaxError {
        MarbleSyntaxError(marbles: marbles, column: column ?? position, sentence: sentence)
    }
}

extension Character {
    /// Digits of other scripts are values, like letters.
    var isDigit: Bool { isASCII && isWholeNumber }
}

extension Collection<Character> {
    /// Whether the text begins with a unit of time, which makes a jump of the digits before it.
    var isUnit: Bool { first == "s" || starts(with: "ms") }
}
