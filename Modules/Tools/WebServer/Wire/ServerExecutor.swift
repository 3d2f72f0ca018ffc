internal import Dispatch

/// Runs a server apart from Swift's pool of threads, which has as many as there are processors. Tests in the same process keep all of them busy,
/// and a client would wait for its server longer than it does for any real one.
package final class ServerExecutor: TaskExecutor {
  /// A serial queue: only these get threads beside the pool's on Linux.
  private let queue = DispatchQueue(label: "server")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
