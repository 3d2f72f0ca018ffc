import Synchronization

/// Records the steps of one request through the layers, each below the step that called it.
///
/// The trace uses a lock instead of an actor, because presenters and displays are called synchronously.
final class Trace: Sendable {
  private struct State {
    var steps: [TraceStep] = []
    /// The time that tracing itself has taken so far.
    var overhead = Duration.zero
  }

  private let state = Mutex(State())
  private let clock = ContinuousClock()

  /// The index of the step that is running. Child tasks inherit it, so steps of concurrent tasks are told apart.
  @TaskLocal private static var caller: Int?

  /// The steps so far, in the order of their start.
  var steps: [TraceStep] { state.withLock(\.steps) }

  /// Runs `work` and records it as a step, with its result or error.
  /// - Parameter step: the name of the step; without its argument labels, when it is that of a function.
  func around<Output: Sendable, Failure: Error>(
    _ type: Any.Type, _ input: Any, step: String = #function, isolation: isolated (any Actor)? = #isolation,
    work: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let mark = begin(type, step, input)
    // A task-local value rethrows without the type of the error, so the result carries it.
    let result = await Self.$caller.withValue(mark.index) { () async -> Result<Output, Failure> in
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    switch result {
    case .success(let output): end(mark, .gave(ShortText.of(output)))
    case .failure(let error): end(mark, .threw(ShortText.of(error)))
    }
    return try result.get()
  }

  /// Runs synchronous `work` and records it as a step.
  func around(_ type: Any.Type, _ input: Any, step: String = #function, work: () -> Void) {
    let mark = begin(type, step, input)
    Self.$caller.withValue(mark.index, operation: work)
    end(mark, .gave(""))
  }

  private struct Mark {
    let index: Int
    let began: ContinuousClock.Instant
    let overheadBefore: Duration
  }

  private func begin(_ type: Any.Type, _ step: String, _ input: Any) -> Mark {
    let entered = clock.now
    let step = TraceStep(type: type, step: String(step.prefix { $0 != "(" }), input: ShortText.of(input), caller: Self.caller)
    return state.withLock { state in
      state.steps.append(step)
      let began = clock.now
      state.overhead += entered.duration(to: began)
      return Mark(index: state.steps.count - 1, began: began, overheadBefore: state.overhead)
    }
  }

  private func end(_ mark: Mark, _ result: @autoclosure () -> TraceStep.Result) {
    let ended = clock.now
    let result = result()
    state.withLock { state in
      state.steps[mark.index].result = result
      // While steps run concurrently, the sum includes the overhead of the other steps, and can exceed the duration of this step.
      state.steps[mark.index].duration = max(.zero, mark.began.duration(to: ended) - (state.overhead - mark.overheadBefore))
      state.overhead += ended.duration(to: clock.now)
    }
  }
}
