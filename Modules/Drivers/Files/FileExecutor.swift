internal import Dispatch

/// A thread of its own for an actor that reads or writes files, so that a slow disk or a waiting pipe never holds up the cooperative pool.
///
/// An actor names it in `unownedExecutor`; jobs run one at a time, in order.
public final class FileExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes an executor; `label` names its queue in debuggers.
  public init(label: String) {
    queue = DispatchQueue(label: label)
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
