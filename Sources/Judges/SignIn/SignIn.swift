import Grading

extension Chapter {
    /// Chapter 12: a form, a button, and a service that calls back.
    public static let signIn = Chapter(
        number: "12",
        name: "SignIn",
        product: "sign-in",
        title: "A form that signs in",
        starter: PackageResources.SignIn_txt,
        tasks: [
            .signInWhenTapped,
            .enableButton,
            .signInAtTheTap,
            .predictValidity,
            .signInUndisturbed,
        ]
    )
}
