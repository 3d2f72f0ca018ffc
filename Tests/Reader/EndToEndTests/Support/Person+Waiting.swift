import Foundation
import SampleServer

extension Person {
  /// What a test waits for has not happened, and will not.
  struct WaitedInVain: Error {}

  /// Far longer than anything takes on a busy machine: it only ends a test that would hang.
  private static let longestWait = Duration.seconds(300)

  /// Waits until the server has received this many requests for a path.
  func waitsUntilAsked(_ path: String, times: Int = 1) async throws {
    try await waits(every: .milliseconds(5)) { await web.hits(path) >= times }
  }

  /// Waits until a condition is true.
  /// - Parameter pause: between two looks, which may replay all that a terminal got.
  /// - Throws: ``WaitedInVain``
  func waits(every pause: Duration = .milliseconds(50), until isSo: () async throws -> Bool) async throws {
    let end = ContinuousClock.now + Self.longestWait
    while try await !isSo() {
      guard ContinuousClock.now < end else { throw WaitedInVain() }
      try await Task.sleep(for: pause)
    }
  }
}
