import Foundation
import ReactiveCore
import StarterProject
import TerminalUI

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

/// As in the tutorial: the closure waits for the network and blocks the thread that runs it.
func blocking(_ url: URL, on background: SerialQueueScheduler) -> Signal<Data, Never> {
    Signal<Data, Never> { subscriber in
        if let file = try? Data(contentsOf: url) { subscriber.send(file) }
        subscriber.complete()
        return nil
    }
    .subscribe(on: background)
}

/// This moves the request to the background, not the decoding.
func movesTheWrongWork(
    _ tweet: Tweet, _ twitter: Twitter, _ background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter) }
        .subscribe(on: background)
}

/// Another way to write it: go to the background first, then use an ordinary map.
func deliveredThere(
    _ tweet: Tweet, _ twitter: Twitter, _ background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .deliver(on: background)
        .tryMap { file throws(AvatarError) in
            do throws(PNGError) { return try twitter.decodePicture(file) } catch { throw .damaged(error) }
        }
}

/// This ignores rows that have left the screen.
@MainActor
func lateAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}

/// The right face, but it reloads all the others.
@MainActor
func comparedAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .subscribe(
                next: { [weak cell] image in
                    guard cell?.tweet?.id == tweet.id else { return }
                    cell?.image = image
                },
                failed: { _ in }
            )
    }
}

/// Schedulers with different priorities.
func schedulers() -> [SerialQueueScheduler] {
    let pictures = SerialQueueScheduler(label: "pictures", priority: .low)
    let answers = SerialQueueScheduler(label: "answers", priority: .high)
    return [pictures, answers]
}
