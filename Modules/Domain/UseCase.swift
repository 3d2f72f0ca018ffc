/// One thing that a person can have the program do: takes a named input, answers with a value or a typed error.
///
/// Interactors hold use cases as `any UseCase<Input, Output, Failure>`, so that a test passes a stub and Composition passes a traced one.
public protocol UseCase<Input, Output, Failure>: Sendable {
  /// What the use case is given.
  associatedtype Input: Sendable
  /// What it answers with.
  associatedtype Output: Sendable
  /// The situations in which it cannot answer.
  associatedtype Failure: Error

  /// Runs the use case.
  func callAsFunction(_ input: Input) async throws(Failure) -> Output
}
