public import Domain

/// A use case that answers as it was told, and remembers what it was asked.
///
/// It can hold its answers back, so that a test decides in which order they come.
public actor Stub<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
  /// What it was asked, in order.
  public private(set) var inputs: [Input] = []

  private let response: @Sendable (_ call: Int, _ input: Input) -> Result<Output, Failure>
  private var isHolding = false
  private var held: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waiting: [(calls: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Answers what the closure says.
  public init(_ response: @escaping @Sendable (Input) -> Result<Output, Failure>) {
    self.response = { _, input in response(input) }
  }

  /// Answers each call with the next of these, and every further one with the last.
  public init(inTurn first: Result<Output, Failure>, _ further: Result<Output, Failure>...) {
    let results = [first] + further
    response = { call, _ in results[min(call, results.count - 1)] }
  }

  /// Holds back the answers of all calls to come, each until it is released.
  public func hold() {
    isHolding = true
  }

  /// Lets a call that is held back have its answer. Calls are counted from 0.
  public func release(_ call: Int) {
    held.removeValue(forKey: call)?.resume()
  }

  /// Returns when it was called at least so often.
  public func called(times: Int) async {
    if inputs.count >= times { return }
    await withCheckedContinuation { waiting.append((times, $0)) }
  }

  public func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    let call = inputs.count
    inputs.append(input)
    if isHolding { await withCheckedContinuation { hold(call, $0) } } else { tellWaiting() }
    return try response(call, input).get()
  }

  /// Whoever waits for the call is told only when it can be released.
  private func hold(_ call: Int, _ continuation: CheckedContinuation<Void, Never>) {
    held[call] = continuation
    tellWaiting()
  }

  private func tellWaiting() {
    for one in waiting where one.calls <= inputs.count { one.continuation.resume() }
    waiting.removeAll { $0.calls <= inputs.count }
  }
}
