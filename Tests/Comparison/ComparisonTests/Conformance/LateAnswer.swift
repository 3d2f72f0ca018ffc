import CoreDomain

/// A use case whose answer can be held back after its work is done, so that it is older than what happens meanwhile.
actor LateAnswer<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
  private let base: any UseCase<Input, Output, Failure>
  private var isHolding = false
  private var held: CheckedContinuation<Void, Never>?
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ base: any UseCase<Input, Output, Failure>) {
    self.base = base
  }

  /// Holds the next answer back.
  func hold() {
    isHolding = true
  }

  /// Returns when an answer is held back.
  func isHeld() async {
    if held == nil { await withCheckedContinuation { waiting = $0 } }
  }

  func release() {
    held?.resume()
    held = nil
  }

  func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    let answer = try await base(input)
    guard isHolding else { return answer }
    isHolding = false
    await withCheckedContinuation {
      held = $0
      waiting?.resume()
      waiting = nil
    }
    return answer
  }
}
