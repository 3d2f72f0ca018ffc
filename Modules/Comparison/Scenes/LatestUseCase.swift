public import CoreDomain

/// Returns a result only to the latest call of a use case, as SwiftUI's `task(id:)` does. A call cancels the previous one, which then
/// returns nil and throws no error.
///
/// No architecture has a part for this. It is separate, so that each architecture contains only its own parts.
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
