/// Chapters/09-Avatars/Exercise.swift as it was before anybody touched it: what `reset` brings back, and what "not started" is
/// measured by.
let avatarsStarter = #"""
// Chapter 09, Avatars: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
// the workbook for a verdict: `check 9` for the whole file, `check 9.2` for task 2 alone.

import EarlierSteps
import Exercises
import Foundation
import ReactiveCore
import StarterProject
import TerminalUI

// MARK: - Task 1: load the avatars

/// The picture of a tweet's author: downloaded, then decoded in the background.
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
    let twitter    = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
    }
}

// MARK: - Task 2: the late avatar

/// Each row loads its own avatar, and lets go of it when its cell is used for another row. (`EarlierSteps.avatar` is the book's own, so
/// this task does not wait for task 1.)
@MainActor
func loadAvatarsInTime(_ form: SearchForm) {
    let twitter    = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        EarlierSteps.avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .subscribe(
                next:   { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}

// MARK: - What the workbook reads

@MainActor
let exercise = AvatarsExercise(
    loadAvatars: loadAvatars,
    loadAvatarsInTime: loadAvatarsInTime
)
"""#
