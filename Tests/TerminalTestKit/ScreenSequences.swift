extension ScreenModel {
    mutating func escape(_ final: Character) {
        switch final {
        case "7": saved = (row, column, pen)
        case "8":
            (row, column, pen) = saved
            isFull = false
        case "M":
            if row > 0 {
                row -= 1
            } else {
                cells.insert(blankRow, at: 0)
                cells.removeLast()
            }
        case "=", ">": break
        default: unknownSequences.append("ESC \(final)")
        }
    }

    mutating func sequence(_ parameters: String, _ final: Character) {
        if parameters.hasPrefix("?"), final == "h" || final == "l" {
            for mode in numbers(parameters.dropFirst()) { set(mode, final == "h") }
            return
        }
        let numbers = numbers(parameters)
        if parameters.contains(where: { !$0.isNumber && $0 != ";" && $0 != ":" }) {
            unknownSequences.append("ESC [ \(parameters)\(final)")
            return
        }
        /// A parameter that is a count or a position; 1 if it's missing or 0.
        func number(_ index: Int) -> Int { index < numbers.count ? max(1, numbers[index]) : 1 }
        if final != "m" { isFull = false }
        switch final {
        case "A": row = max(0, row - number(0))
        case "B": row = min(rows - 1, row + number(0))
        case "C": column = min(columns - 1, column + number(0))
        case "D": column = max(0, column - number(0))
        case "G": column = min(columns, number(0)) - 1
        case "d": row = min(rows, number(0)) - 1
        case "H", "f":
            row = min(rows, number(0)) - 1
            column = min(columns, number(1)) - 1
        case "J": clearScreen(numbers.first ?? 0)
        case "K": clearRow(numbers.first ?? 0)
        case "X": for place in column..<min(columns, column + number(0)) { cells[row][place] = erased }
        case "P":
            for _ in 0..<min(number(0), columns - column) {
                cells[row].remove(at: column)
                cells[row].append(erased)
            }
        case "@":
            for _ in 0..<min(number(0), columns - column) {
                cells[row].insert(erased, at: column)
                cells[row].removeLast()
            }
        case "m": style(numbers.isEmpty ? [0] : numbers)
        default: unknownSequences.append("ESC [ \(parameters)\(final)")
        }
    }

    private func numbers(_ parameters: some StringProtocol) -> [Int] {
        parameters.isEmpty
            ? [] : parameters.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }.map { Int($0) ?? 0 }
    }

    private mutating func set(_ mode: Int, _ on: Bool) {
        switch mode {
        case 25: showsCursor = on
        case 2004: marksPastes = on
        case 2026: isWithinFrame = on
        case 1049:
            if on, !isAlternate {
                ordinaryCells = cells
                saved = (row, column, pen)
                cells = Array(repeating: blankRow, count: rows)
            } else if !on, isAlternate {
                cells = ordinaryCells
                (row, column, pen) = saved
                row = min(row, rows - 1)
                column = min(column, columns - 1)
            }
            isAlternate = on
            isFull = false
        default: unknownSequences.append("ESC [ ?\(mode)\(on ? "h" : "l")")
        }
    }

    /// An erased cell keeps the current background.
    private var erased: ScreenCell {
        var cell = ScreenCell()
        cell.background = pen.background
        return cell
    }

    private mutating func clearScreen(_ part: Int) {
        for place in 0..<rows where part == 2 || part == 3 || (part == 0 && place > row) || (part == 1 && place < row) {
            cells[place] = Array(repeating: erased, count: columns)
        }
        if part < 2 { clearRow(part) }
    }

    private mutating func clearRow(_ part: Int) {
        for place in 0..<columns where part == 2 || (part == 0 && place >= column) || (part == 1 && place <= column) {
            cells[row][place] = erased
        }
    }

    private mutating func style(_ numbers: [Int]) {
        var index = 0
        while index < numbers.count {
            let number = numbers[index]
            switch number {
            case 0: pen = ScreenCell()
            case 1: pen.isBold = true
            case 2: pen.isDim = true
            case 3: pen.isItalic = true
            case 4: pen.isUnderlined = true
            case 7: pen.isReversed = true
            case 22: (pen.isBold, pen.isDim) = (false, false)
            case 23: pen.isItalic = false
            case 24: pen.isUnderlined = false
            case 27: pen.isReversed = false
            case 30...37: pen.foreground = .palette(number - 30)
            case 39: pen.foreground = .standard
            case 40...47: pen.background = .palette(number - 40)
            case 49: pen.background = .standard
            case 90...97: pen.foreground = .palette(number - 90 + 8)
            case 100...107: pen.background = .palette(number - 100 + 8)
            case 38, 48:
                let (color, length) = ScreenModel.extendedColor(numbers[(index + 1)...])
                if number == 38 { pen.foreground = color } else { pen.background = color }
                index += length
            default: unknownSequences.append("style \(number)")
            }
            index += 1
        }
    }

    private static func extendedColor(_ numbers: ArraySlice<Int>) -> (ScreenColor, Int) {
        let numbers = Array(numbers)
        if numbers.count >= 2, numbers[0] == 5 { return (.palette(numbers[1]), 2) }
        if numbers.count >= 4, numbers[0] == 2 { return (.rgb(numbers[1], numbers[2], numbers[3]), 4) }
        return (.standard, numbers.count)
    }
}
