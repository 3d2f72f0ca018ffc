internal import Dispatch

/// Runs an actor on its own queue, so that blocking system calls do not block the cooperative thread pool.
///
/// It repeats `FileExecutor`, because Terminal imports no driver.
package final class BlockingExecutor: SerialExecutor {
  /// Serial, because the actor's isolation requires that only one job runs at a time.
  private let queue: DispatchQueue

  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
