// Says: even if it equals the value before
/// Whether both fields are valid, as marbles, one character a step: `y` for yes, `n` for no, `-` for a step in which
/// nothing comes out of `name.combineLatest(with: password).map { $0 && $1 }`. The two signals:
///
///     name      n-y----n-y
///     password  ----y-n-y-
let predictedValidity = "----y-n--y"
