/// Handles signals on the main actor, both during and between edits.
extension LineEditor {
    func signalArrived(_ event: SignalPipe.Event) {
        switch event {
        case .interrupted: interrupted()
        case .resized: resized()
        case .willStop: willStop()
        case .didContinue: didContinue()
        }
    }

    private func interrupted() {
        switch editing {
        case .nothing: onInterrupt?()
        case .line: requests.add(.end(.interrupted))
        case .field(let notify): notify(.interrupted)
        }
    }

    private func resized() {
        switch editing {
        case .nothing: break
        case .line(var shown) where shown.hasBeenDrawn:
            shown.drawing.windowWasResized(layout(of: shown), TerminalSize.current)
            draw(shown)
        case .line: break
        case .field(let notify): notify(.redraw)
        }
    }

    private func willStop() {
        guard let terminal else { return }
        switch editing {
        case .nothing: break
        case .line(var shown):
            TerminalOutput.write(shown.drawing.leaving())
            editing = .line(shown)
        case .field(let notify): notify(.willStop)
        }
        TerminalOutput.write(EscapeSequences.doNotMarkPastes)
        terminal.found.apply()
        TerminalRestoration.disarm()
    }

    private func didContinue() {
        guard let terminal else { return }
        terminal.raw.apply()
        TerminalRestoration.arm(with: terminal.found)
        switch editing {
        case .nothing: return
        case .line(let shown): draw(shown)
        case .field(let notify): notify(.redraw)
        }
        TerminalOutput.write(EscapeSequences.markPastes)
    }
}
