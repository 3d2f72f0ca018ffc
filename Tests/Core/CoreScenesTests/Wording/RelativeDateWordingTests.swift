import CoreDomain
import CoreDoubles
import CoreScenes
import Testing

@Suite("Wording of ages")
struct RelativeDateWordingTests {
  private static let hour = 60
  private static let day = 24 * 60

  private static let table: [(minutes: Int, text: String)] = [
    (-day, "now"), (-1, "now"), (0, "now"), (1, "1m"), (59, "59m"), (hour, "1h"), (2 * hour - 1, "1h"), (day - 1, "23h"), (day, "1d"),
    (15 * day - 1, "14d"), (15 * day, "2w"), (70 * day - 1, "9w"), (70 * day, "2mo"), (365 * day, "12mo"), (730 * day - 1, "24mo"),
    (730 * day, "2y"), (99 * 365 * day, "99y"), (100 * 365 * day - 1, "99y"), (100 * 365 * day, ">99y"),
  ]

  @Test("an age has one unit, which grows with the age; in a sentence, it ends with 'ago' or is 'just now'", arguments: table)
  func ages(minutes: Int, text: String) {
    #expect(RelativeDateWording.text(of: .sample(plusMinutes: -minutes), now: .sample()) == text)
    let phrase = text == "now" ? "just now" : "\(text) ago"
    #expect(RelativeDateWording.phrase(of: .sample(plusMinutes: -minutes), now: .sample()) == phrase)
  }

  @Test("an age below one minute is 'now', to the millisecond", arguments: [(59_999, "now"), (60_000, "1m")])
  func minuteBoundary(milliseconds: Int64, text: String) {
    #expect(RelativeDateWording.text(of: Timestamp(milliseconds: 0), now: Timestamp(milliseconds: milliseconds)) == text)
  }

  @Test("an age has at most four characters")
  func isShort() {
    var minutes = 0
    while minutes < 3000 * 365 * Self.day {
      #expect((2...4).contains(RelativeDateWording.text(of: .sample(plusMinutes: -minutes), now: .sample()).count))
      minutes += 1 + minutes / 20
    }
    #expect(RelativeDateWording.text(of: Timestamp(milliseconds: .min), now: Timestamp(milliseconds: .max)) == ">99y")
  }
}
