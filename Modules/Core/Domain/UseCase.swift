/// One thing that a user can do with the program. It takes an input and returns a value or throws a typed error.
///
/// Interactors hold use cases as `any UseCase<Input, Output, Failure>`, so that a test can pass a stub, and Composition a use case that is
/// traced.
public protocol UseCase<Input, Output, Failure>: Sendable {
  associatedtype Input: Sendable
  /// The result of the use case.
  associatedtype Output: Sendable
  /// Why the use case can fail.
  associatedtype Failure: Error

  /// Runs the use case.
  func callAsFunction(_ input: Input) async throws(Failure) -> Output
}
