#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many files the process may open.
enum OpenFiles {
  /// How many must be to be had at the start. Dispatch needs up to eight for its queues, timers and signals, and ends the process by a signal where
  /// it does not get them; a command has about as many open at once, transfers not counted.
  static let needed = 24

  /// Whether there are so many, beside those that the process was started with.
  static var areToBeHad: Bool {
    var opened: [Int32] = []
    defer { for number in opened { close(number) } }
    while opened.count < needed {
      let number = dup(STDERR_FILENO)
      guard number >= 0 else { return false }
      opened.append(number)
    }
    return true
  }
}
