import Domain

struct TracedUseCase<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
  let base: any UseCase<Input, Output, Failure>
  let trace: Trace

  func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    try await trace.around(type(of: base), input) { () async throws(Failure) in try await base(input) }
  }
}
