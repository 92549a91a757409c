import Grading

extension Chapter {
    /// Chapter 12: a form, a button, and a service that calls back, from a nearly blank page.
    public static let signIn = Chapter(
        .signIn,
        tasks: [
            .logTaps,
            .predictValidity,
            .enableButton,
            .signInAtTheTap,
            .signInForm,
            .album,
            .chooseAName,
        ]
    )
}
