/// Runs the requests of a dialogue, so that Ctrl-C stops the requests but not the dialogue.
@MainActor
public final class RequestRunner {
  /// Whether a user types the requests. In a script, Ctrl-C ends the whole program.
  public var isInteractive = false
  private var running: [Int: Task<Void, Never>] = [:]
  private var count = 0

  public init() {}

  /// Runs a request, and returns when it is done. Cancelling the caller's task also cancels the request.
  public func run(_ request: @escaping @MainActor () async -> Void) async {
    let task = start(request)
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Starts a request without waiting for those that are running.
  @discardableResult
  public func start(_ request: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let number = count
    count += 1
    let task = Task {
      await request()
      running[number] = nil
    }
    running[number] = task
    return task
  }

  /// Waits until all requests have ended. Cancelling the caller's task also cancels them.
  public func finish() async {
    let tasks = Array(running.values)
    await withTaskCancellationHandler {
      for task in tasks { await task.value }
    } onCancel: {
      for task in tasks { task.cancel() }
    }
  }

  /// Cancels the running requests that a user has typed, and waits until they have ended.
  /// - Returns: whether a request was running. If not, or in a script, nothing is done.
  public func interrupt() async -> Bool {
    guard isInteractive, !running.isEmpty else { return false }
    for task in running.values { task.cancel() }
    await finish()
    return true
  }
}
