import CoreDomain
@testable import FeedDates
import Testing

@Suite("Korean, Japanese and Chinese dates")
struct EastAsianDateTests {
  @Test(
    "a date in Korean, Japanese or Chinese is read, and a text that only resembles one is not",
    arguments: [
      // The numbers are read in their order.
      ("2026-03-01T00:00:00Z", ["2026年3月1日", "26年3月1日"]), ("2026-03-01T20:30:00Z", ["2026年3月1日 20時30分"]),
      ("2026-03-01T20:00:00Z", ["2026年3月1日 20時"]), ("2026-03-01T20:30:15Z", ["2026年3月1日 20時30分15秒"]),
      ("2026-12-31T08:09:10Z", ["2026年12月31日 星期四 08:09:10"]),
      // The words for morning and afternoon count, with or without the characters of a date.
      ("2026-03-01T20:30:00Z", ["2026年3月1日 午後8:30", "2026年3月1日 下午8:30", "2026/3/1 下午 08:30:00"]),
      ("2026-03-01T08:30:00Z", ["2026年3月1日 午前8:30", "2026-03-01 上午 08:30"]), ("2026-03-01T00:30:00Z", ["2026年3月1日 上午12:30"]),
      ("2026-03-01T00:05:00Z", ["2026-03-01 午前 12:05"]), ("2026-03-01T00:30:00Z", ["2026年3月1日 午前0時30分"]),
      // Noon is 0 in the afternoon, too.
      (
        "2026-03-01T12:30:00Z",
        ["2026年3月1日 午後0時30分", "2026年3月1日（日）午後0時30分", "2026/3/1 下午0:30", "2026年3月1日 午後12時30分", "2026年3月1日 PM 0:30"]
      ),
      ("2026-03-01T03:30:00Z", ["2026년 3월 1일 오후 0:30"]),
      // A Korean date without a zone is in Korean time.
      ("2026-02-28T15:00:00Z", ["2026년 3월 1일"]), ("2026-03-01T11:30:00Z", ["2026년 3월 1일 오후 8:30"]),
      ("2026-02-28T15:30:00Z", ["2026-03-01 오전 12:30"]), ("2026-03-01T03:30:00Z", ["2026.3.1 오후 12:30"]),
      // A zone at the end is not one of the numbers.
      ("2026-03-01T08:30:00Z", ["2026년 3월 1일 08:30 GMT"]),
      ("2026-02-28T23:30:00Z", ["2026年3月1日 08:30:00 +0900", "2026年3月1日 08:30 JST", "2026年3月1日 08:30 (GMT+9)"]),
      // Not a date.
      (
        nil,
        [
          "2026年", "2026年3月", "年月日", "2026年3月1日 25時", "2026年13月32日", "2026年3月1日 8:30:00 5", "20260年3月1日", "2026年3月1日 20時30分15秒99",
          "2026年2月30日", "日本 3 1 2026",
        ]
      ),
    ] as [(String?, [String])])
  func read(timestamp: String?, dates: [String]) {
    for date in dates { #expect(FeedDateParser.timestamp(date)?.rfc3339 == timestamp, "\(date)") }
  }
}
