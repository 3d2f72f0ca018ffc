import CoreDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Trust in the clock")
struct ClockTrustTests {
  private static let year = 366 * 24 * 60

  /// What happens at a moment, in minutes after the sample.
  enum Event: Sendable {
    case request(Int)
    /// A response that the server dates so many minutes after the sample; nil for none.
    case response(at: Int, dated: Int?)
  }

  @Test(
    "the clock is trusted up to a year after the last request under a trusted clock, or when a server agrees with it",
    arguments: [
      ([], at: 100 * year, true),
      ([.request(0)], at: -100 * year, true),
      ([.request(0)], at: year, true),
      ([.request(0)], at: year + 1, false),
      ([.request(0), .request(year)], at: 2 * year, true),
      ([.request(0), .request(10 * year)], at: 10 * year, false),
      ([.request(0), .request(10 * year), .request(10 * year + 60)], at: 10 * year + 60, false),
      // The clock is corrected, and is wrong once more.
      ([.request(0), .request(10 * year), .request(60)], at: 60, true),
      ([.request(10 * year), .request(0)], at: 10 * year, false),
      ([.request(0), .response(at: 10 * year, dated: nil)], at: 10 * year, false),
      ([.request(0), .response(at: 10 * year, dated: 0)], at: 10 * year, false),
      ([.request(0), .response(at: 10 * year, dated: 10 * year - 24 * 60 - 1)], at: 10 * year, false),
      ([.request(0), .response(at: 10 * year, dated: 10 * year - 24 * 60)], at: 10 * year, true),
      ([.request(0), .response(at: 10 * year, dated: 10 * year + 60)], at: 11 * year, true),
      ([.request(0), .response(at: 10 * year, dated: 10 * year)], at: 11 * year + 1, false),
      ([.request(0), .response(at: 60, dated: .max)], at: year, true),
    ] as [([Event], at: Int, Bool)])
  func trust(_ events: [Event], at now: Int, isTrusted: Bool) {
    var clock = ClockTrust(lastRequest: nil)
    for event in events {
      switch event {
      case .request(let moment): clock.noteRequest(at: .sample().adding(minutes: moment))
      case .response(let moment, let date):
        clock.noteResponse(dated: date.map { .sample().adding(minutes: $0) }, at: .sample().adding(minutes: moment))
      }
    }
    #expect(clock.isTrusted(at: .sample().adding(minutes: now)) == isTrusted)
  }

  @Test(
    "the age of articles counts only when the clock is trusted and the server is no years off",
    arguments: [(0, nil, true), (0, year, true), (0, year + 1, false), (0, -year - 1, false), (2 * year, 2 * year, false)])
  func retention(now: Int, date: Int?, counts: Bool) {
    let clock = ClockTrust(lastRequest: .sample())
    let limited = clock.limiting(
      Retention(maximumArticles: 2, maximumDays: 3), receivedWith: date.map { .sample().adding(minutes: $0) },
      at: .sample().adding(minutes: now))
    #expect(limited == Retention(maximumArticles: 2, maximumDays: counts ? 3 : nil))
  }
}
