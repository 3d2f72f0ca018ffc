/// Limits how many tests run their servers and processes at once. More would not be faster, and would use up the files that a process may open.
package actor Places {
  package static let shared = Places(4)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(_ places: Int) {
    free = places
  }

  /// Does the work once a slot is free.
  package nonisolated func taking(_ work: () async throws -> Void) async throws {
    await take()
    do {
      try await work()
      await giveBack()
    } catch {
      await giveBack()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
