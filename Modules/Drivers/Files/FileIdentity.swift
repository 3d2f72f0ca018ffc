#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  package import Glibc
#endif

/// By what a file shows that it is still the one that was read: no program changes one and leaves all three as they were.
package struct FileIdentity: Hashable, Sendable {
  /// Its size in bytes.
  package let size: UInt64
  /// Its number in the file system: a file that was replaced has another one.
  package let number: UInt64
  /// When it was last changed, in nanoseconds since 1970.
  package let changed: UInt64

  package init(size: UInt64, number: UInt64, changed: UInt64) {
    self.size = size
    self.number = number
    self.changed = changed
  }

  /// The three as a text.
  package var text: String { "\(size) \(number) \(changed)" }

  /// Whether it was changed so long ago that a change from here on shows: file systems note the time in steps, of two seconds at most.
  package var isSettled: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    return changed / 1_000_000_000 + 3 < UInt64(max(now.tv_sec, 0))
  }

  package init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      size: UInt64(status.st_size), number: UInt64(status.st_ino),
      changed: UInt64(bitPattern: Int64(time.tv_sec)) &* 1_000_000_000 &+ UInt64(time.tv_nsec))
  }
}
