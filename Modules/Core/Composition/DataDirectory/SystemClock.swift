package import CoreDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The system clock, and a sleep function that uses it, for the use cases.
package enum SystemClock {
  package static let now: CurrentTime = {
    // A clock may be set to a time whose milliseconds exceed an integer.
    Timestamp(milliseconds: Int64(min(max(Date().timeIntervalSince1970 * 1000, -1e18), 1e18)))
  }

  package static let sleep: SleepUntil = { moment in
    do {
      try await Task.sleep(for: .milliseconds(max(0, moment.milliseconds - now().milliseconds)))
    } catch {
      // Cancellation also ends the wait; the caller checks for it.
    }
  }
}
