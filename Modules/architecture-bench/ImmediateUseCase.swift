import Domain

/// A use case that answers at once, and always the same.
struct ImmediateUseCase<Input: Sendable, Output: Sendable>: UseCase {
  let output: Output

  func callAsFunction(_ input: Input) async throws(ReadingError) -> Output { output }
}
