import Terminal

extension ScreenModel {
    mutating func put(_ scalar: Unicode.Scalar) {
        let width = DisplayWidth.columns(of: scalar)
        guard width > 0 else {
            join(scalar)
            return
        }
        if isFull || column + width > columns, columns >= width {
            column = 0
            lineFeed()
        }
        isFull = false
        // Overwriting half of a wide character erases the other half.
        if cells[row][column].text == "", column > 0 { cells[row][column - 1].text = " " }
        var cell = pen
        cell.text = String(scalar)
        cells[row][column] = cell
        if width == 2, column + 1 < columns {
            cell.text = ""
            cells[row][column + 1] = cell
        }
        let next = column + width
        if next < columns, cells[row][next].text == "" { cells[row][next].text = " " }
        isFull = next >= columns
        column = min(next, columns - 1)
    }

    private mutating func join(_ mark: Unicode.Scalar) {
        var place = isFull ? column : max(0, column - 1)
        if cells[row][place].text == "", place > 0 { place -= 1 }
        cells[row][place].text.unicodeScalars.append(mark)
    }

    mutating func obey(_ control: UInt8) {
        switch control {
        case 7: bells += 1
        case 8:
            isFull = false
            column = max(0, column - 1)
        case 9: column = min(columns - 1, (column / 8 + 1) * 8)
        case 10, 11, 12:
            isFull = false
            lineFeed()
        case 13:
            isFull = false
            column = 0
        case 0: break
        default: unknownSequences.append("control character \(control)")
        }
    }

    mutating func lineFeed() {
        if row == rows - 1 {
            cells.removeFirst()
            cells.append(blankRow)
        } else {
            row += 1
        }
    }
}
