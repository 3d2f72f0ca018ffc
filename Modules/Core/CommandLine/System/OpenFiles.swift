#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The number of files that the process can open.
enum OpenFiles {
  /// The number of file descriptors that must be free at the start. Dispatch needs up to eight for its queues, timers and signals, and
  /// terminates the process with a signal when it does not get them. A command opens about as many at once, without transfers.
  static let needed = 24

  /// Whether the process can open `needed` more files.
  static var areAvailable: Bool {
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
