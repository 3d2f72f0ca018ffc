/// Runs the requests of a dialogue one by one, so that Ctrl-C stops a request, and not the dialogue.
@MainActor
public final class RequestRunner {
  /// Whether a user types the requests. Ctrl-C ends a script as a whole.
  public var isInteractive = false
  private var running: (task: Task<Void, Never>, interrupt: @MainActor () async -> Void)?

  public init() {}

  /// Runs a request, and returns when it is done. A cancellation of the caller's task also cancels the request.
  /// - Parameter interrupt: called before the request is cancelled by `interrupt()`.
  public func run(interrupt: @escaping @MainActor () async -> Void = {}, _ request: @escaping @MainActor () async -> Void) async {
    let task = Task { await request() }
    running = (task, interrupt)
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    running = nil
  }

  /// Stops the running request, and waits for its end.
  /// - Returns: whether a request was running. If not, or in a script, nothing is done.
  public func interrupt() async -> Bool {
    guard isInteractive, let running else { return false }
    await running.interrupt()
    running.task.cancel()
    await running.task.value
    return true
  }
}
