#if canImport(Darwin)
  package import Darwin
#elseif canImport(Musl)
  package import Musl
#else
  package import Glibc
#endif

/// Identifies one version of a file. Changing or replacing a file changes at least one of the three values.
package struct FileIdentity: Hashable, Sendable {
  /// The size in bytes.
  package let size: UInt64
  /// The file number (inode), which changes when the file is replaced.
  package let number: UInt64
  /// The time of the last change, in nanoseconds since 1970, modulo 2^64: a file system may hold any year.
  package let changed: UInt64

  package init(size: UInt64, number: UInt64, changed: UInt64) {
    self.size = size
    self.number = number
    self.changed = changed
  }

  /// The three values as text.
  package var text: String { "\(size) \(number) \(changed)" }

  /// Whether every later change is certain to get another time.
  ///
  /// Some file systems record times only to two seconds. A time with fractions of a millisecond comes from a file system with the
  /// resolution of the system clock, which is ten milliseconds or better.
  package var isSettled: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    return isSettled(at: Self.nanoseconds(now))
  }

  /// - Parameter moment: the current time, in nanoseconds like `changed`.
  func isSettled(at moment: UInt64) -> Bool {
    // A change gets the time of the clock's last tick, not the exact time.
    let uncertain: UInt64 = changed % 1_000_000 == 0 ? 3_000_000_000 : 20_000_000
    return changed < moment && moment - changed > uncertain
  }

  package init(_ status: stat) {
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    self.init(
      size: UInt64(clamping: status.st_size), number: UInt64(truncatingIfNeeded: status.st_ino), changed: Self.nanoseconds(time))
  }

  static func nanoseconds(_ time: timespec) -> UInt64 {
    UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}
