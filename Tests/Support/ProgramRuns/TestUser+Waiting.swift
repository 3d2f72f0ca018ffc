/// What a test waits for has not happened, and will not.
package struct WaitedInVain: Error {}

extension TestUser {
  /// Waits until a condition is true.
  /// - Parameter pause: between two looks, which may replay all that a terminal got.
  /// - Throws: ``WaitedInVain``
  package func waits(every pause: Duration = .milliseconds(50), until isSo: () async throws -> Bool) async throws {
    let end = ContinuousClock.now + longestWait
    while try await !isSo() {
      guard ContinuousClock.now < end else { throw WaitedInVain() }
      try await Task.sleep(for: pause)
    }
  }
}

/// Far longer than anything takes on a busy machine: it only ends a test that would hang.
private let longestWait = Duration.seconds(300)
