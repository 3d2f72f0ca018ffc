import CoreDomain
import CoreDoubles
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Wording of times")
struct DateWordingTests {
  @Test(
    "in a list, an article of today has its hour, any other one its age",
    arguments: [
      (.utc, 0, "08:30"), (.utc, -510, "00:00"), (.utc, -511, "8h"), (.utc, 120, "10:30"), (.utc, -3 * 1440, "3d"), (.utc, 1440, "now"),
      (.fixed(minutes: 345), 0, "14:15"), (.fixed(minutes: 345), -855, "00:00"), (.fixed(minutes: 345), -856, "14h"),
      (.fixed(minutes: -570), -1380, "00:00"), (.fixed(minutes: -570), 60, "00:00"), (.fixed(minutes: -570), 59, "23:59"),
    ] as [(ZoneRules, Int, String)])
  func short(zone: ZoneRules, minutes: Int, text: String) {
    let now = zone == .fixed(minutes: -570) && minutes > 0 ? LocalTime.sample(plusMinutes: minutes, in: zone) : .sample(in: zone)
    #expect(DateWording.short(.sample(plusMinutes: minutes), now: now) == text)
  }

  @Test(
    "a date has the day, and today also the hour",
    arguments: [
      (.utc, 0, "2026-03-01 08:30"), (.utc, -1440, "2026-02-28"), (.fixed(minutes: 960), 0, "2026-03-02 00:30"),
      (.fixed(minutes: 930), -1, "2026-03-01"), (.fixed(minutes: -600), -1440, "2026-02-27"),
    ] as [(ZoneRules, Int, String)])
  func day(zone: ZoneRules, minutes: Int, text: String) {
    #expect(DateWording.day(.sample(plusMinutes: minutes), now: .sample(in: zone)) == text)
  }

  @Test(
    "a wait ends at an hour, with the day if that is not today",
    arguments: [
      (.utc, 0, "08:30"), (.utc, 929, "23:59"), (.utc, 930, "00:00 on 2026-03-02"), (.fixed(minutes: 345), 0, "14:15"),
      (.fixed(minutes: 345), 585, "00:00 on 2026-03-02"), (.fixed(minutes: -630), -1, "21:59"),
    ] as [(ZoneRules, Int, String)])
  func wait(zone: ZoneRules, minutes: Int, text: String) {
    #expect(DateWording.hour(.sample(plusMinutes: minutes), now: .sample(in: zone)) == text)
  }

  @Test("a wait is rounded up to whole minutes, so that it is over when the sentence says so")
  func roundsUp() {
    let now = LocalTime.sample()
    let noon = now.moment.milliseconds
    let ends = [
      Timestamp(milliseconds: noon + 1), Timestamp(milliseconds: noon - 59_999), .sample(plusMinutes: 929).adding(seconds: 1),
    ]
    #expect(ends.map { DateWording.hour($0, now: now) } == ["08:31", "08:30", "00:00 on 2026-03-02"])
    #expect(DateWording.hour(Timestamp(milliseconds: -1), now: LocalTime(Timestamp(milliseconds: 0), in: .utc)) == "00:00")
    // The clocks of the nineteenth century showed seconds of their own.
    let old = ZoneRules(name: "old") { _ in 1172 }
    #expect(DateWording.hour(.sample(), now: .sample(in: old)) == "08:50")
  }

  @Test(
    "when clocks change, an hour is skipped, or it comes twice and has its offset",
    arguments: [
      ("2026-03-08T06:59:00Z", "01:59"), ("2026-03-08T07:00:00Z", "03:00"), ("2026-03-08T06:59:00.001Z", "03:00"),
      ("2026-11-01T04:59:00Z", "00:59"), ("2026-11-01T05:00:00Z", "01:00 (-04:00)"), ("2026-11-01T05:59:00Z", "01:59 (-04:00)"),
      ("2026-11-01T06:00:00Z", "01:00 (-05:00)"), ("2026-11-01T06:59:00Z", "01:59 (-05:00)"), ("2026-11-01T07:00:00Z", "02:00"),
    ])
  func changesOfClocks(moment: String, text: String) throws {
    let moment = try #require(Timestamp(rfc3339: moment))
    #expect(DateWording.hour(moment, now: LocalTime(moment, in: .newYork)) == text)
  }
}
