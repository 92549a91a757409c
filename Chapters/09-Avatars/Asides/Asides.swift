import Foundation
import ReactiveCore
import StarterProject
import TerminalUI

// What the lesson shows on the way to the step in Pipeline.swift. None of it runs in the chapter's program;
// it is compiled so that the lesson cannot show code that does not.

/// As the tutorial has it: the closure waits for the network, and whoever runs it waits too.
func blocking(_ url: URL, on background: SerialQueueScheduler) -> Signal<Data, Never> {
    Signal<Data, Never> { subscriber in
        if let file = try? Data(contentsOf: url) { subscriber.send(file) }
        subscriber.complete()
        return nil
    }
    .subscribe(on: background)
}

/// The work that moves is the asking, and not the decoding.
func movesTheWrongWork(
    _ tweet: Tweet, _ twitter: Twitter, _ background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter) }
        .subscribe(on: background)
}

/// The other way to write it: first to the background, then an ordinary map.
func deliveredThere(
    _ tweet: Tweet, _ twitter: Twitter, _ background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .deliver(on: background)
        .tryMap { file throws(AvatarError) in
            do throws(PNGError) { return try twitter.decodePicture(file) } catch { throw .damaged(error) }
        }
}

/// Without a word about rows that have gone.
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

/// The right face, at the price of all the others.
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

/// Schedulers of different urgency.
func schedulers() -> [SerialQueueScheduler] {
    let pictures = SerialQueueScheduler(label: "pictures", priority: .low)
    let answers = SerialQueueScheduler(label: "answers", priority: .high)
    return [pictures, answers]
}
