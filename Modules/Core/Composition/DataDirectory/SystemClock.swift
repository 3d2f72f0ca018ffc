package import CoreDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The system clock and a sleep function, for use cases.
package enum SystemClock {
  package static let now: CurrentTime = {
    // The clock may be set to a time whose milliseconds do not fit into an integer.
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
