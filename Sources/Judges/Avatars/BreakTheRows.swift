import SharedJudges

extension BookTask {
    /// Task 6 of chapter 09: a picture that comes late.
    static let breakTheRows = BookTask(
        breaking: { form in
            loadLateAvatars(form)
            return showTweets(form)
        },
        besides: { form in
            loadAvatars(form)
            return showTweets(form)
        },
        shortest: "teas", faults: ["five letters": { $0.faulty.line?.hasPrefix("The face of") == true }])
}
