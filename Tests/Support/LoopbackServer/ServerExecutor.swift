internal import Dispatch

/// Runs servers on threads of their own. Tests that compute keep all threads of Swift's pool busy, and a client would wait for its server
/// longer than it does for any real one.
final class ServerExecutor: TaskExecutor {
  static let shared = ServerExecutor()

  private let queue = DispatchQueue(label: "strata.servers", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
