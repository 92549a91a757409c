import Terminal

/// Sends keys to the focused view. A field receives its keys through libedit.
extension Screen {
    func fieldEvent(_ event: FieldEvent) {
        switch event {
        case .changed(let line):
            focusedField?.change(to: line)
            showOnce()
        case .accepted: break
        case .pressed(let key): pressed(key)
        case .interrupted: interrupted()
        case .bell: ringBell()
        case .redraw: show()
        case .willStop: hide()
        }
    }

    /// Passes the program's own change of a field to libedit.
    func fieldWasChanged(_ field: TextField) {
        if field === focusedField { editor.replace(with: field.editedLine) }
    }

    func focusMayHaveChanged(of view: any Focusable) {
        if view.hasFocus, programKeys != keys { turnToFocus() }
        needsDisplay()
    }

    func turnToFocus() {
        guard ring != nil else { return }
        keys = programKeys
        editor.turn(to: focusedLine, keys: keys)
        needsDisplay()
    }

    private var focusedField: TextField? {
        guard let field = ring?.focused as? TextField, field.isEnabled else { return nil }
        return field
    }

    var focusedLine: EditedLine { focusedField?.editedLine ?? EditedLine("") }

    /// The keys that go to the program. Without a focused field, these are all keys. A field in a form leaves Tab,
    /// Return, Up, and Down to the form, and a lone field leaves Up and Down to a table. ``onControlT`` adds Ctrl-T.
    var programKeys: ProgramKeys {
        guard focusedField != nil else { return ring?.focused?.takesAllKeys == true ? [.all, .escape] : .all }
        let always: ProgramKeys = onControlT == nil ? [] : .controlT
        if hasForm { return [.upAndDown, .tab, .enter, always] }
        return tables.isEmpty ? always : [.upAndDown, always]
    }

    private var hasForm: Bool { (ring?.views.count ?? 0) > 1 }

    private func interrupted() {
        if ring?.focused?.takesAllKeys == true {
            editor.end(.interrupted)
        } else if focusedLine.text.isEmpty {
            ringBell()
        } else {
            editor.replace(with: EditedLine(""))
        }
    }

    private func pressed(_ key: Key) {
        switch key {
        case .scalar("\u{14}") where onControlT != nil: onControlT?()
        case _ where ring?.focused?.takesAllKeys == true: ring?.press(key)
        case .named(.pageUp): scroll(pages: -1)
        case .named(.pageDown): scroll(pages: 1)
        case .named(.up) where !hasForm: for table in tables { table.scroll(rows: -1) }
        case .named(.down) where !hasForm: for table in tables { table.scroll(rows: 1) }
        default: ring?.press(key)
        }
    }

    private func scroll(pages: Int) {
        for view in tables.isEmpty ? scrollables : tables { view.scroll(pages: pages) }
    }

    private var tables: [any ScrollableView] { scrollables.filter { $0.scrollsByArrows } }

    private var scrollables: [any ScrollableView] {
        func all(in views: [any ScreenView]) -> [any ScreenView] { views.flatMap { [$0] + all(in: $0.subviews) } }
        return all(in: views).compactMap { $0 as? any ScrollableView }
    }
}
