// Says: passes the failure on at once
/// What comes out of `flatMap`, as marbles, one character a step: the letter of an answer, `#` for a failure, `-` for nothing.
///
///     texts  a-b-c-d
///
/// The answer to a takes 5 steps, that to b 1 step. The search for c fails after 4 steps. The answer to d would take 3 steps.
let predictedAnswers = "---b-a---d"
