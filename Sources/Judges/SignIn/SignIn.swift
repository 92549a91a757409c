import Grading

extension Chapter {
    /// Chapter 12: a form, a button, and a service that calls back, from a nearly blank page.
    public static let signIn = Chapter(
        number: "12",
        name: "SignIn",
        product: "sign-in",
        title: "A form from a blank page",
        starterText: signInStarter,
        tasks: [
            .logTaps,
            .predictValidity,
            .enableButton,
            .signInAtTheTap,
            .signInForm,
        ]
    )
}
