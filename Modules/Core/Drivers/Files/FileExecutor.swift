internal import Dispatch

/// A serial executor for actors that read or write files. It keeps slow disks and waiting pipes from blocking the cooperative thread pool.
///
/// An actor returns it from `unownedExecutor`. Jobs run one at a time, in order.
public final class FileExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: the name of the queue in debuggers.
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
