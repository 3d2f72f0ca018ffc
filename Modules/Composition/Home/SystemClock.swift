import Domain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The computer's own clock, which use cases are given.
enum SystemClock {
  static let now: Clock = { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }
}
