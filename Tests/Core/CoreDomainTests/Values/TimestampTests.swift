import CoreDomain
import Testing

@Suite("Timestamp")
struct TimestampTests {
  @Test(
    "an RFC 3339 date is parsed to the millisecond",
    arguments: [
      ("2026-03-01T08:30:00Z", 1_772_353_800_000),
      ("2026-03-01t08:30:00z", 1_772_353_800_000),
      ("2026-03-01 08:30:00Z", 1_772_353_800_000),
      ("2026-03-01", 1_772_323_200_000),
      ("2026-03-01T10:30:00+02:00", 1_772_353_800_000),
      ("2026-02-28T22:00:00-10:30", 1_772_353_800_000),
      ("2026-03-01T08:30:00+00:00", 1_772_353_800_000),
      ("2026-03-01T08:30:00-00:00", 1_772_353_800_000),
      ("2026-03-01T08:30:00.5Z", 1_772_353_800_500),
      ("2026-03-01T08:30:00.05Z", 1_772_353_800_050),
      ("2026-03-01T08:30:00.123456789Z", 1_772_353_800_123),
      ("2024-02-29T00:00:00Z", 1_709_164_800_000),
      ("2000-02-29T23:59:59Z", 951_868_799_000),
      ("1969-12-31T23:59:59Z", -1000),
      ("1969-12-31T23:59:59.999Z", -1),
      ("0099-01-01T00:00:00Z", -59_042_995_200_000),
      ("0000-01-01T00:00:00Z", -62_167_219_200_000),
      ("9999-12-31T23:59:59Z", 253_402_300_799_000),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000),
    ] as [(String, Int64)])
  func read(text: String, milliseconds: Int64) {
    #expect(Timestamp(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test(
    "other texts are not dates",
    arguments: [
      "", " ", "2026", "2026-03", "2026-3-1", "2026-03-01T", "2026-03-01T08", "2026-03-01T08:30", "2026-03-01T08:30Z",
      "2026-03-01T08:30:00", "2026-03-01T08:30:00.Z", "2026-03-01T08:30:00+02", "2026-03-01T08:30:00+0200", "2026-03-01T08:30:00+24:00",
      "2026-03-01T08:30:00+02:60", "2026-03-01T08:30:00Zz", "2026-03-01T08:30:00Z ", " 2026-03-01T08:30:00Z", "2026-03-01T24:00:00Z",
      "2026-03-01T08:60:00Z", "2026-03-01T08:30:61Z", "2026-13-01", "2026-00-01", "2026-04-31", "2026-02-00", "2026-02-29", "1900-02-29",
      "+026-03-01", "-026-03-01", "20260301T083000Z", "2026-03-01_08:30:00Z", "٢٠٢٦-٠٣-٠١", "２０２６-03-01", "Sun, 01 Mar 2026 08:30:00 GMT",
      "9999-12-31T23:59:59-00:01", "9999-12-31T23:59:60Z", "0000-01-01T00:00:00+00:01", "99999-01-01T00:00:00Z",
    ])
  func refuse(text: String) {
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test(
    "a timestamp is written in UTC, with milliseconds only when they are not zero",
    arguments: [
      (1_772_353_800_000, "2026-03-01T08:30:00Z"), (1_772_353_800_007, "2026-03-01T08:30:00.007Z"), (0, "1970-01-01T00:00:00Z"),
      (-1, "1969-12-31T23:59:59.999Z"), (-86_400_000, "1969-12-31T00:00:00Z"), (-86_400_001, "1969-12-30T23:59:59.999Z"),
      (-59_042_995_200_000, "0099-01-01T00:00:00Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func write(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
  }

  @Test(
    "every timestamp round-trips through its text, including those beyond the calendar's limits",
    arguments: [Int64.min, -62_167_219_200_001, -62_167_219_200_000, -1, 0, 1, 253_402_300_799_999, 253_402_300_800_000, Int64.max])
  func survivesCoding(milliseconds: Int64) throws {
    for moment in [Timestamp(milliseconds: milliseconds), Timestamp(seconds: milliseconds)] {
      #expect(Timestamp(rfc3339: moment.rfc3339) == moment)
    }
  }

  @Test("a timestamp beyond the calendar's limits is clamped")
  func clamped() {
    #expect(Timestamp(seconds: .max).rfc3339 == "9999-12-31T23:59:59.999Z")
    #expect(Timestamp(seconds: .min).rfc3339 == "0000-01-01T00:00:00Z")
    #expect(Timestamp(milliseconds: .max) == Timestamp(seconds: .max))
  }

  @Test("adding any number keeps a timestamp within the calendar", arguments: [Int.max, Int.max / 1000, Int.max / 60_000 + 1])
  func additions(number: Int) {
    let moment = Timestamp(milliseconds: 1_772_353_800_000)
    let (first, last) = (Timestamp(milliseconds: .min), Timestamp(milliseconds: .max))
    #expect(moment.adding(seconds: number) == last && moment.adding(minutes: number) == last)
    #expect(moment.adding(seconds: -number) == first && moment.adding(minutes: -number) == first)
    #expect(moment.adding(seconds: .min) == first && last.adding(minutes: .min) == first && first.adding(minutes: .max) == last)
  }

  @Test("timestamps can be added to, compared, and measured in whole minutes")
  func arithmetic() {
    let moment = Timestamp(seconds: 1000)
    #expect(moment.adding(minutes: 2) == Timestamp(milliseconds: 1_120_000))
    #expect(moment.adding(seconds: -1) == Timestamp(milliseconds: 999_000))
    #expect(moment.adding(seconds: 119).minutes(since: moment) == 1)
    #expect(moment.minutes(since: moment.adding(seconds: 120)) == -2)
    #expect(moment < moment.adding(seconds: 1))
  }
}
