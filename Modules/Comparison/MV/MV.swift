/// A view, and nothing else: it holds the state, calls the use cases, and draws. Models are pure data. Components get values and closures.
///
/// ```
///   user   -> View {state} -> UseCase
///   screen <- components  <- values
/// ```
public enum MV {}
