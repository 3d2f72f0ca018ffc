/// Lets so many documents be read at once. The others wait in the hands of their servers, where they take no memory of ours.
actor AsyncSemaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOver = false

  /// Makes so many turns.
  init(_ count: Int) {
    free = count
  }

  /// Takes a turn; waits for one when there is none, behind those who wait already.
  func take() async {
    if isOver { return }
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives a turn back that was taken.
  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }

  /// Lets everybody through, those who come later too: when the reading is called off, nobody may be left waiting.
  func callOff() {
    isOver = true
    for reader in waiting { reader.resume() }
    waiting = []
  }
}
