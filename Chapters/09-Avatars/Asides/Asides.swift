import Foundation
import ReactiveCore
import StarterProject
import Synchronization
import TerminalUI

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

/// A signal without a picture.
func withoutPicture() -> Signal<Image, AvatarError> {
    let noPicture: Signal<Image, AvatarError> = .empty
    return noPicture
}

/// The two steps from an address to a picture.
func twoSteps(_ tweet: Tweet, _ twitter: Twitter) -> Signal<Image, AvatarError> {
    let file: Signal<Data, AvatarError>
    file = download(tweet.avatarURL, from: twitter)
    let image: Signal<Image, AvatarError>
    image = file.flatMap { file in decode(file, for: twitter) }
    return image
}

/// This moves the request to the background, not the decoding.
func movesTheWrongWork(
    _ tweet: Tweet, _ twitter: Twitter, _ background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter) }
        .subscribe(on: background)
}

/// This moves the decoding.
func movesTheDecoding(
    _ tweet: Tweet, _ twitter: Twitter, _ background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in
            decode(file, for: twitter)
                .subscribe(on: background)
        }
}

/// Another way to write it: go to the background first, then use an ordinary function.
func deliveredThere(
    _ tweet: Tweet, _ twitter: Twitter, _ background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .deliver(on: background)
        .tryMap { file throws(AvatarError) in
            do throws(PNGError) {
                return try twitter.decodePicture(file)
            } catch {
                throw .damaged(error)
            }
        }
}

/// Cells are reused, so they're emptied first.
@MainActor
func emptiedCells(_ form: SearchForm) {
    form.results.onConfigure = { (cell: TweetCell, tweet: Tweet) in
        cell.image = nil
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

// swift-format-ignore
/// One source for all subscribers.
func shared(_ image: Signal<Image, AvatarError>) -> Signal<Image, AvatarError> {
    let face = image
        .share()
    return face
}

// swift-format-ignore
/// One source for all subscribers, and a memory.
func remembered(_ image: Signal<Image, AvatarError>) -> Signal<Image, AvatarError> {
    let face = image
        .replay(1)
    return face
}

/// A dictionary under a lock.
func countVisits(of names: [String]) -> Int {
    let visits = Mutex<[String: Int]>([:])
    for name in names {
        visits.withLock { known in
            known[name, default: 0] += 1
        }
    }
    return visits.withLock { visits in visits.count }
}

// swift-format-ignore
/// Prints failures, and passes them on.
func printsFailures(_ image: Signal<Image, AvatarError>) -> Signal<Image, AvatarError> {
    image
        .doFailed { error in print(error) }
}
