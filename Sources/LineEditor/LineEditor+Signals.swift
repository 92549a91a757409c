import CLibedit

/// What signals do to a line that is being edited, on the main actor.
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
        case .line: mailbox.post(.end(.interrupted))
        case .field(let tell): tell(.interrupted)
        }
    }

    private func resized() {
        switch editing {
        case .nothing: break
        case .line(var shown) where shown.hasBeenDrawn:
            shown.drawing.windowWasResized(layout(of: shown), TerminalSize.current)
            redraw(&shown)
        case .line: break
        case .field(let tell): tell(.redraw)
        }
    }

    private func willStop() {
        guard var terminal else { return }
        switch editing {
        case .nothing: break
        case .line(var shown):
            TerminalOutput.write(shown.drawing.leaving())
            editing = .line(shown)
        case .field(let tell): tell(.willStop)
        }
        TerminalOutput.write(EscapeSequences.doNotMarkPastes)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal.found)
        TerminalRestoration.disarm()
    }

    private func didContinue() {
        guard var terminal else { return }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal.raw)
        TerminalRestoration.arm(with: terminal.found)
        switch editing {
        case .nothing: return
        case .line(var shown): redraw(&shown)
        case .field(let tell): tell(.redraw)
        }
        TerminalOutput.write(EscapeSequences.markPastes)
    }
}
