import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Progress text of a refresh")
struct RefreshProgressWordingTests {
  @Test(
    "the rate counts only requested feeds, and has one decimal below 10 per second",
    arguments: [
      (10, 0, 1000, "10/s"), (10, 6, 1000, "4.0/s"), (1, 0, 3000, "0.3/s"), (99, 0, 10_000, "9.9/s"), (5000, 0, 1000, "5,000/s"),
      (10, 10, 1000, nil), (10, 0, 499, nil), (10, 0, 0, nil), (1, 0, 500, "2.0/s"),
    ] as [(Int, Int, Int64, String?)])
  func rate(done: Int, skipped: Int, milliseconds: Int64, text: String?) {
    var report = RefreshReport()
    (report.unchanged, report.skipped) = (done - skipped, skipped)
    let words = RefreshProgressWording.text(total: 6000, report, milliseconds: milliseconds, slowest: nil)
    #expect(words == "\(CountWording.number(done))/6,000 feeds, 0 new" + (text.map { ", \($0)" } ?? ""))
  }

  @Test("the finished feeds come first, and the slowest host comes last")
  func order() {
    var report = RefreshReport()
    (report.unchanged, report.failed, report.newArticles) = (1, 2, 1234)
    #expect(
      RefreshProgressWording.text(total: 4, report, milliseconds: 1000, slowest: "example.org")
        == "3/4 feeds, 1,234 new, 2 failed, 3.0/s, waiting for example.org")
  }
}
