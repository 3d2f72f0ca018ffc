import CoreScenes
import ReaderDomain
import ReaderScenes

/// The progress of a refresh as text.
enum RefreshProgressWording {
  /// No rate is shown before this time, because it would mean little.
  private static let shortestMilliseconds = 500

  /// The progress, with the most important part first, because a narrow window cuts off the rest.
  /// - Parameters:
  ///   - total: The number of all feeds of the refresh.
  ///   - report: What the feeds that are done brought.
  ///   - milliseconds: The time since the start of the refresh.
  ///   - slowest: The host whose response is pending for longest; nil when none is pending.
  static func text(total: Int, _ report: RefreshReport, milliseconds: Int64, slowest: String?) -> String {
    var words = [
      "\(CountWording.number(report.feeds))/\(CountWording.text(total, "feed"))", "\(CountWording.number(report.newArticles)) new",
    ]
    if report.failed > 0 { words.append("\(CountWording.number(report.failed)) failed") }
    if let rate = rate(of: report.feeds - report.skipped, milliseconds) { words.append(rate) }
    if let slowest { words.append("waiting for \(slowest)") }
    return words.joined(separator: ", ")
  }

  static func text(of contact: FeedRefresh.ServerProgress) -> String {
    "asking \(contact.host)\(contact.articles == 0 ? "" : ", \(CountWording.text(contact.articles, "new article"))")"
  }

  /// The requested feeds per second: `4.2/s`, `120/s`.
  private static func rate(of asked: Int, _ milliseconds: Int64) -> String? {
    guard asked > 0, milliseconds >= shortestMilliseconds else { return nil }
    let tenths = Int(Int64(asked) * 10_000 / milliseconds)
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)/s" : "\(CountWording.number(tenths / 10))/s"
  }
}
