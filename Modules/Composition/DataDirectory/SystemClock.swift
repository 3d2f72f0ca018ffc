import Domain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The computer's own clock, and how to wait by it, which use cases are given.
enum SystemClock {
  static let now: CurrentTime = { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }

  static let sleep: SleepUntil = { moment in
    do {
      try await Task.sleep(for: .milliseconds(max(0, moment.milliseconds - now().milliseconds)))
    } catch {
      // Cancelled: that ends the wait as well, and whoever waited looks for itself.
    }
  }
}
