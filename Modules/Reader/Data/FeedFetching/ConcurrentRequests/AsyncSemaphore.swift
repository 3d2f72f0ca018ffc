/// Limits how many documents are parsed at once. The other responses wait unread on the network, where they take no memory.
actor AsyncSemaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOver = false

  init(_ count: Int) {
    free = count
  }

  /// Takes a permit; waits in order of arrival when no permit is free.
  func take() async {
    if isOver { return }
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Releases a permit.
  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }

  /// Ends the limit: all current and later callers continue at once. A cancelled session must leave no caller waiting.
  func callOff() {
    isOver = true
    for reader in waiting { reader.resume() }
    waiting = []
  }
}
