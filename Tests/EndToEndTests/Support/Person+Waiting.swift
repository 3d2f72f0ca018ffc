import Foundation
import SampleServer

extension Person {
  /// Waits until the server has received this many requests for a path.
  func waitsUntilAsked(_ path: String, times: Int = 1) async throws {
    while await web.hits(path) < times { try await Task.sleep(for: .milliseconds(5)) }
  }

  /// Waits until a condition is true.
  func waits(until isSo: () async throws -> Bool) async throws {
    while try await !isSo() { try await Task.sleep(for: .milliseconds(20)) }
  }
}
