import CoreData
import Synchronization

/// Records the steps of one request through the layers, each below the step that called it.
///
/// The trace uses a lock instead of an actor, because presenters and displays are called synchronously.
package final class Trace: Sendable {
  private struct State {
    /// The steps by their numbers.
    var steps: [Int: TraceStep] = [:]
    /// For each step, the first step of its request, which has no caller.
    var roots: [Int: Int] = [:]
    /// The number of the next step.
    var next = 0
    /// The time that tracing itself has taken so far.
    var overhead = Duration.zero
  }

  /// The traces of requests that have ended. They are kept only until the consumer takes them, so the trace of a long session takes little
  /// memory.
  package let requests: AsyncStream<[TraceStep]>

  private let stream: AsyncStream<[TraceStep]>.Continuation
  private let isStreamed: Bool
  private let state = Mutex(State())
  private let clock = ContinuousClock()

  /// - Parameter isStreamed: Whether requests that have ended go to `requests`, instead of staying in `steps`.
  package init(isStreamed: Bool = false) {
    self.isStreamed = isStreamed
    (requests, stream) = AsyncStream.makeStream()
  }

  /// The number of the running step. Child tasks inherit it, so the steps of concurrent tasks are not confused.
  @TaskLocal private static var caller: Int?

  /// The steps so far, in the order of their start. With `isStreamed`, only those of the requests that are running.
  package var steps: [TraceStep] { state.withLock { Self.numbered($0.steps) } }

  /// Ends `requests`, after the steps of the requests that are still running.
  package func end() {
    let rest = steps
    if !rest.isEmpty { stream.yield(rest) }
    stream.finish()
  }

  /// The steps in the order of their start, with `caller` as an index into the result.
  private static func numbered(_ steps: [Int: TraceStep]) -> [TraceStep] {
    let numbers = steps.keys.sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
    return numbers.compactMap { number in
      guard var step = steps[number] else { return nil }
      step.caller = step.caller.flatMap { indices[$0] }
      return step
    }
  }

  /// Runs `work` and records it as a step, with its result or error.
  /// - Parameters:
  ///   - called: the protocol through which the type is called; nil for the type itself.
  ///   - step: the name of the step. Argument labels are removed from a function's name.
  package func around<Output: Sendable, Failure: Error>(
    _ type: Any.Type, as called: Any.Type? = nil, _ input: Any, step: String = #function, isolation: isolated (any Actor)? = #isolation,
    work: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let mark = begin { TraceStep(type: type, as: called, step: Self.name(step), input: ShortText.of(input), caller: Self.caller) }
    // `withValue` rethrows without the type of the error, so a `Result` carries the error.
    let result = await Self.$caller.withValue(mark.index) {
      await StoreTrace.$current.withValue(stores(below: mark.index)) { () async -> Result<Output, Failure> in
        do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
      }
    }
    switch result {
    case .success(let output): end(mark, .gave(ShortText.of(output)))
    case .failure(let error): end(mark, .threw(ShortText.of(error)))
    }
    return try result.get()
  }

  /// Runs synchronous `work` and records it as a step.
  package func around(_ type: Any.Type, _ input: Any, step: String = #function, work: () -> Void) {
    let mark = begin { TraceStep(type: type, step: Self.name(step), input: ShortText.of(input), caller: Self.caller) }
    Self.$caller.withValue(mark.index, operation: work)
    end(mark, .gave(""))
  }

  /// Records the requests of data stores as steps below `caller`.
  private func stores(below caller: Int) -> StoreTrace {
    StoreTrace { fileID, function, place in
      let mark = self.begin {
        TraceStep(fileID: fileID, step: Self.name(function), input: ShortText.of(place: place), caller: caller)
      }
      return StoreTrace.Step(below: self.stores(below: mark.index)) { error in
        self.end(mark, error.map { .threw(ShortText.of($0)) } ?? .gave(""))
      }
    }
  }

  /// The name of a function without its argument labels.
  private static func name(_ function: String) -> String { String(function.prefix { $0 != "(" }) }

  /// Removes a request with all its steps.
  private static func take(_ root: Int, from state: inout State) -> [TraceStep] {
    let steps = state.steps.filter { state.roots[$0.key] == root }
    for number in steps.keys {
      state.steps[number] = nil
      state.roots[number] = nil
    }
    return numbered(steps)
  }

  private struct Mark {
    let index: Int
    let began: ContinuousClock.Instant
    let overheadBefore: Duration
  }

  private func begin(_ step: () -> TraceStep) -> Mark {
    let entered = clock.now
    let step = step()
    return state.withLock { state in
      let number = state.next
      state.next += 1
      state.steps[number] = step
      state.roots[number] = step.caller.flatMap { state.roots[$0] } ?? number
      let began = clock.now
      state.overhead += entered.duration(to: began)
      return Mark(index: number, began: began, overheadBefore: state.overhead)
    }
  }

  private func end(_ mark: Mark, _ result: @autoclosure () -> TraceStep.Result) {
    let ended = clock.now
    let result = result()
    state.withLock { state in
      state.steps[mark.index]?.result = result
      // While steps run concurrently, the sum includes the overhead of the other steps, and can exceed the duration of this step.
      state.steps[mark.index]?.duration = max(.zero, mark.began.duration(to: ended) - (state.overhead - mark.overheadBefore))
      state.overhead += ended.duration(to: clock.now)
      if isStreamed, state.roots[mark.index] == mark.index { stream.yield(Self.take(mark.index, from: &state)) }
    }
  }
}
