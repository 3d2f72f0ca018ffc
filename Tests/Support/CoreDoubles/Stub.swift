public import CoreDomain

/// A use case that returns given results, and records its inputs.
///
/// It can hold its results back, so that a test determines their order.
public actor Stub<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
  /// The inputs of all calls, in order.
  public private(set) var inputs: [Input] = []

  private let response: @Sendable (_ call: Int, _ input: Input) -> Result<Output, Failure>
  private var isHolding = false
  private var held: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waiting: [(calls: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Returns the result of the closure for each call.
  public init(_ response: @escaping @Sendable (Input) -> Result<Output, Failure>) {
    self.response = { _, input in response(input) }
  }

  /// Returns these results one by one, and the last one for all further calls.
  public init(inTurn first: Result<Output, Failure>, _ further: Result<Output, Failure>...) {
    self.init(inTurn: [first] + further)
  }

  /// Returns these results one by one, and the last one for all further calls. There must be at least one.
  public init(inTurn results: [Result<Output, Failure>]) {
    response = { call, _ in results[min(call, results.count - 1)] }
  }

  /// Suspends each further call until it is released.
  public func hold() {
    isHolding = true
  }

  /// Resumes a suspended call. Calls are numbered from 0.
  public func release(_ call: Int) {
    held.removeValue(forKey: call)?.resume()
  }

  /// Returns once the use case was called at least this many times.
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

  /// Suspends a call. Tasks that wait for the call resume only when it can be released.
  private func hold(_ call: Int, _ continuation: CheckedContinuation<Void, Never>) {
    held[call] = continuation
    tellWaiting()
  }

  private func tellWaiting() {
    for one in waiting where one.calls <= inputs.count { one.continuation.resume() }
    waiting.removeAll { $0.calls <= inputs.count }
  }
}
