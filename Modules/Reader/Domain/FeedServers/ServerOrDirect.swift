public import CoreDomain

/// Runs one of two use cases: the first while the data directory is bound to a feed server, and otherwise the second. It looks at each call,
/// because another process may bind the directory at any time.
public struct ServerOrDirect<Input: Sendable, Output: Sendable>: UseCase {
  private let state: any ServerStateRepository
  private let server: any UseCase<Input, Output, ReaderError>
  private let direct: any UseCase<Input, Output, ReaderError>

  public init(
    state: any ServerStateRepository, server: any UseCase<Input, Output, ReaderError>, direct: any UseCase<Input, Output, ReaderError>
  ) {
    self.state = state
    self.server = server
    self.direct = direct
  }

  public func callAsFunction(_ input: Input) async throws(ReaderError) -> Output {
    try await state.account() == nil ? try await direct(input) : try await server(input)
  }
}
