public import Domain

/// How far a refresh is, in words.
public enum RefreshProgressWording {
  /// A rate over less time than this says nothing.
  private static let shortestMilliseconds = 500

  /// What counts most comes first, for a narrow window shows no more.
  /// - Parameters:
  ///   - milliseconds: since the refresh began.
  ///   - slowest: the host that has been waited for longest, if one is.
  public static func text(done: Int, total: Int, _ report: RefreshReport, milliseconds: Int64, slowest: String?) -> String {
    var words = ["\(CountWording.number(done))/\(CountWording.text(total, "feed"))", "\(CountWording.number(report.newArticles)) new"]
    if report.failed > 0 { words.append("\(CountWording.number(report.failed)) failed") }
    if let rate = rate(of: done - report.skipped, milliseconds) { words.append(rate) }
    if let slowest { words.append("waiting for \(slowest)") }
    return words.joined(separator: ", ")
  }

  /// So many feeds a second, of those that were asked: `4.2/s`, `120/s`.
  private static func rate(of asked: Int, _ milliseconds: Int64) -> String? {
    guard asked > 0, milliseconds >= shortestMilliseconds else { return nil }
    let tenths = Int(Int64(asked) * 10_000 / milliseconds)
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)/s" : "\(CountWording.number(tenths / 10))/s"
  }
}
