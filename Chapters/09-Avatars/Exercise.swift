// Chapter 09, Avatars: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 9` for the whole file, `check 9.2` for task 2 alone.

import Exercises
import Foundation
import ReactiveCore
import StarterProject
import Synchronization
import TerminalUI

// MARK: - Task 1: load the avatars

/// The picture of a tweet's author: downloaded, then decoded on `background`.
func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    .empty
}

/// Each row loads its own avatar.
@MainActor
func loadAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
    }
}

// MARK: - Task 2: predict

/// On which thread does each of the six closures run? Both signals are subscribed to on main.
///
///     download(url, from: twitter)            decode(file, for: twitter)
///         .map { 1 }                            .map { 4 }
///         .subscribe(on: background)            .deliver(on: main)
///         .map { 2 }                            .map { 5 }
///         .deliver(on: main)                    .subscribe(on: background)
///         .map { 3 }                            .map { 6 }
///
/// Six letters, from 1 to 6: `t` for the queue on which Twitter calls back, `b` for background, `m` for main.
let predictedThreads = "?"

// MARK: - Task 3: the late avatar

/// Each row loads its own avatar, and stops loading it when its cell is used for another row. (`StarterProject.avatar`
/// is the book's, so you can solve this task before task 1.)
@MainActor
func loadAvatarsInTime(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.showPicture(
            of: StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
                .deliver(on: schedulers.main)
        )
    }
}

// MARK: - Task 4: where the end goes

/// Each row loads its own avatar, with a second attempt if the first one fails. Both end when the cell is used for
/// another row.
@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        let end = cell.prepareForReuseSignal
        cell.showPicture(
            of: StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background, until: end)
                .catch { _ in StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background) }
                .deliver(on: schedulers.main)
        )
    }
}

// MARK: - Task 5: each picture once

/// Loads each picture once: a row that asks for it while it loads, or later, gets the same picture. A picture is loaded
/// again if it failed, or if all its rows left before it arrived.
func remembering(
    _ load: @escaping @Sendable (URL) -> Signal<Image, AvatarError>
) -> @Sendable (URL) -> Signal<Image, AvatarError> {
    load
}

// MARK: - Task 6: break it

/// What the user types and answers, and how the service answers, so that a row shows the wrong face.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swi",
    access: "grant",
    plan: "200@80ms"
)

// MARK: - What the workbook reads

@MainActor
let exercise = AvatarsExercise(
    avatar: avatar(of:from:on:),
    loadAvatars: loadAvatars,
    loadAvatarsInTime: loadAvatarsInTime,
    remembering: remembering,
    predictedThreads: predictedThreads,
    retryAvatars: retryAvatars,
    script: breakingScript
)
