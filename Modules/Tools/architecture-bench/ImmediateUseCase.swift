import CoreDomain
import ReaderDomain

/// A use case that returns the same output immediately.
struct ImmediateUseCase<Input: Sendable, Output: Sendable>: UseCase {
  let output: Output

  func callAsFunction(_ input: Input) async throws(ReadingError) -> Output { output }
}
