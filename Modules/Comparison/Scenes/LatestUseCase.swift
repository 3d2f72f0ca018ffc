public import CoreDomain

/// Answers only the latest call of a use case, as SwiftUI's `task(id:)` does. A call cancels the one before; the overtaken call returns nil
/// and throws nothing, whatever its answer is.
///
/// The architectures have no part for this. It stands in front of them, so that each shows its own parts alone.
@MainActor
public final class LatestUseCase<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
  private let base: any UseCase<Input, Output, Failure>
  private var latest: Task<Result<Output, Failure>, Never>?

  public init(_ base: any UseCase<Input, Output, Failure>) {
    self.base = base
  }

  @MainActor
  public func callAsFunction(_ input: Input) async throws(Failure) -> Output? {
    latest?.cancel()
    let base = base
    let call = Task { () async -> Result<Output, Failure> in
      do throws(Failure) { return .success(try await base(input)) } catch { return .failure(error) }
    }
    latest = call
    let result = await withTaskCancellationHandler {
      await call.value
    } onCancel: {
      call.cancel()
    }
    guard latest == call else { return nil }
    return try result.get()
  }
}
