internal import Dispatch

/// Runs an actor on a queue of its own, so that its calls may wait for the system without holding up a thread that tasks share.
final class BlockingExecutor: SerialExecutor {
  /// Serial: one job after the other, which is what an actor's isolation rests on.
  private let queue: DispatchQueue

  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
