import CoreDomain
@testable import FeedDates
import Testing

@Suite("Feed dates")
struct FeedDateParserTests {
  @Test(
    "a date in a format that feeds use is read, and any other text is not",
    arguments: [
      // RFC 822 and its variants.
      (
        "2026-03-01T08:30:00Z",
        [
          "Sun, 01 Mar 2026 08:30:00 GMT", "Sun, 1 Mar 2026 08:30:00 +0000", "01 Mar 2026 08:30:00 GMT", "Sun,01 Mar 2026 08:30 GMT",
          "sun 01 mar 2026 08:30:00 gmt", "Sunday, 01 March 2026 08:30:00 GMT", "Sun, 01 Mar 26 08:30:00 GMT",
          "Sun, 01 Mar 2026 08:30:00 Etc/GMT", "Sun, 01 Mar 2026 08:30:00Z", "Sun, 01 Mar 2026 08:30:00 XYZ", "2026 Mar 1 08:30",
          "  Sun,\n 01 Mar 2026\t08:30:00 GMT ", "Wed, 01 Mar 2026 08:30:00 GMT",
        ]
      ),
      ("2026-03-01T10:00:00Z", ["Sun, 01 Mar 2026 08:30:00 -0130"]), ("1999-03-01T08:30:00Z", ["Sun, 01 Mar 99 08:30:00 GMT"]),
      ("1994-11-06T08:49:37Z", ["Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"]),
      ("2026-03-01T13:30:00Z", ["Sun, 01 Mar 2026 08:30:00 EST", "Sun, 01 Mar 2026 08:30:00 ET"]),
      ("2026-03-01T15:30:00Z", ["Sun, 01 Mar 2026 08:30:00 PDT", "Sun, 01 Mar 2026 08:30:00 -700"]),
      (
        "2026-03-01T07:30:00Z",
        [
          "Sun, 01 Mar 2026 08:30:00 MET", "Sun, 01 Mar 2026 08:30:00 BST", "Sun, 01 Mar 2026 08:30:00 +01:00",
          "Sun, 01 Mar 2026 08:30:00+0100", "Sun, 01 Mar 2026 08:30:00 +0100 (CET)",
        ]
      ),
      ("2026-03-01T06:30:00Z", ["Sun, 01 Mar 2026 08:30:00 MEST", "Sun, 01 Mar 2026 08:30:00 GMT+0200"]),
      ("2026-03-01T16:30:00Z", ["Sun, 01 Mar 2026 08:30:00 PT"]), ("2026-03-01T03:00:00Z", ["Sun, 01 Mar 2026 08:30:00 IST"]),
      ("2026-03-01T09:31:00Z", ["Sun, 01 Mar 2026 08:30:00 GMT-01:01"]), ("2026-03-01T08:05:03Z", ["Sun, 01 Mar 2026 8:5:3 GMT"]),
      ("2026-03-01T20:30:00Z", ["Sun, 01 Mar 2026 08:30:00 PM GMT", "Mar 1, 2026 8:30pm"]),
      ("2026-03-01T00:05:00Z", ["Sun, 01 Mar 2026 12:05 AM"]),
      ("2026-03-01T00:00:00Z", ["March 1st, 2026", "1 Mar 2026", "01 Mar 2026 GMT"]), ("2026-09-22T00:00:00Z", ["Sept. 22nd 2026"]),
      ("2026-03-02T00:00:00Z", ["Sun, 01 Mar 2026 24:00:00 GMT"]), ("2017-01-01T00:00:00Z", ["Sat, 31 Dec 2016 23:59:60 GMT"]),
      ("2026-03-01T08:30:00.250Z", ["Sun, 01 Mar 2026 08:30:00.250 GMT"]), ("2026-02-28T23:00:00Z", ["Sun, 01 Mar 2026 +0100"]),
      ("2026-03-01T05:00:00Z", ["Sun, 01 Mar 2026 EST", "01-Mar-26 -05:00"]), ("2026-03-01T08:00:00Z", ["March 1, 2026 PST"]),
      ("2028-02-29T00:00:00Z", ["Tue, 29 Feb 2028 00:00:00 GMT"]),
      // An abbreviated Tuesday is not March.
      ("2026-02-03T00:00:00Z", ["mar, 03 feb 2026", "mardi 3 février 2026", "Mar. 3 Şub 2026"]),
      // Numbers alone.
      (
        "2026-03-01T08:30:00Z",
        [
          "2026-03-01T08:30:00Z", "2026-03-01T08:30Z", "2026-03-01T08:30:00", "2026-03-01 08:30:00", "2026-03-01t08:30:00z",
          "20260301T083000Z",
        ]
      ),
      ("2026-03-01T07:30:00Z", ["2026-03-01T08:30:00+01:00", "2026-03-01T08:30+0100", "2026-03-01 08:30:00 +0100"]),
      ("2026-03-01T08:30:00.123Z", ["2026-03-01T08:30:00.123456Z"]), ("2026-03-01T08:30:00.500Z", ["2026-03-01T08:30:00,5Z"]),
      ("2026-03-01T13:30:00Z", ["2026-03-01T08:30:00-05", "2026-03-01 08:30:00 EST"]),
      ("2026-03-01T00:00:00Z", ["2026-03-01", "2026-03", "20260301", "2026.03.01", "2026-03-01Z", "20260301Z", "Sun, 2026-03-01 GMT"]),
      ("2026-01-01T00:00:00Z", ["2026"]), ("2020-01-10T00:00:00Z", ["2020/1/10"]), ("2026-03-01T15:04:05Z", ["2026-3-1 15:4:5"]),
      ("2026-03-01T20:30:00Z", ["2026-03-01 8:30:00 PM"]), ("2026-03-15T00:00:00Z", ["2026-15-03"]),
      ("2026-03-02T00:00:00Z", ["2026-03-01T24:00:00Z"]), ("2017-01-01T00:00:00Z", ["2016-12-31T23:59:60Z"]),
      ("9999-12-31T23:59:59Z", ["9999-12-31T23:59:59Z"]), ("1066-10-14T00:00:00Z", ["1066-10-14"]),
      ("2026-12-31T08:30:00Z", ["31.12.2026 8:30"]), ("2026-02-01T00:00:00Z", ["1.2.2026"]),
      ("2026-02-28T23:00:00Z", ["2026-03-01+01:00", "2026-03-01 +0100", "1.3.2026 MEZ"]),
      ("2026-03-01T05:00:00Z", ["2026-03-01-05:00", "2026-03-01-0500", "2026-03-01 EST", "20260301-0500"]),
      ("2026-12-31T00:00:00Z", ["31/12/2026"]), ("2026-12-31T20:30:00Z", ["12/31/2026 8:30 PM"]),
      ("2026-03-03T00:00:00Z", ["03/03/2026"]),
      // The ordinal of a day in all languages.
      (
        "2026-03-01T00:00:00Z",
        [
          "1er mars 2026", "dimanche, le 1er mars 2026", "1ᵉʳ mars 2026", "1ER MARS 2026", "1º de marzo de 2026", "1.º de março de 2026",
          "1o de marzo del 2026", "1° marzo 2026", "1e maart 2026", "1ste maart 2026", "Sonntag, den 1. März 2026", "1:a mars 2026",
          "1-go marca 2026 r.", "2026. március 1-jén", "1-ое марта 2026 года", "1-го марта 2026 г.", "1η Μαρτίου 2026", "March 1st, 2026",
          "the 1st of March 2026", "1'inci Mart 2026",
        ]
      ),
      // Texts that merely resemble a date with an ordinal, or with a.m. or p.m.
      (
        nil,
        [
          "1er 2e mars 2026", "1er mars 2026 3e", "32e mars 2026", "123e mars 2026", "1er mars", "2026-03-01er", "2026-03-01 pm",
          "1 Mar 2026 pm pm 8:30", "1 Mar 2026 13th 8:30", "1xx mars 2026", "2026-03-01 25:30 a.m.",
        ]
      ),
      // Texts without a date, or with one that does not exist or can be read in two ways.
      (
        nil,
        [
          "", "   ", "yesterday", "soon at 10:00", "0", "garbage garbage garbage", "Sun, 32 Mar 2026 08:30:00 GMT",
          "Sun, 29 Feb 2026 08:30:00 GMT", "Sun, 01 Foo 2026 08:30:00 GMT", "Sun, 01 Mar 2026 25:00:00 GMT",
          "Sun, 01 Mar 2026 08:61:00 GMT", "2026-13-32", "2026-02-30", "2026-00-00", "0000-00-00T00:00:00Z", "0001-01-01T00:00:00Z",
          "0099-01-01", "2026-03-01T08:30:00X+1", "2026-03-01Tnoon", "08:30:00", "Sun, 01 Mar 2026 08:30:00 -2545",
          "Sun, 31 Feb 2026 08:30:00 GMT", "Sun, 0: Mar 2026 08:30:00 GMT", "Mar 2026", "12345678901234567890", "-1",
          "Παρ, 01 Μάθ 2026", "31.12.26", "13/13/2026", "2026-03-01T08:30:00+99:99", "2026-03-01T24:30:00Z", "٢٠٢٦-٠٣-٠١", "2026Z",
          "2026-03Z", "2026-03-01 XYZ", "2026-03-01 PM", "01 Mar 2026 XYZ", "GMT", "01 Mar GMT", "2026-03-01-12:30:00",
          "2026-03-01-04-05", "Sun, 01 Mar 2026 08:30:00 GMT and something else", "01/02/2026", "2026-03-01T08:30:00.Z", ":::", "-", "T",
          "2026-",
        ]
      ),
    ] as [(String?, [String])])
  func read(timestamp: String?, dates: [String]) {
    for date in dates { #expect(FeedDateParser.timestamp(date)?.rfc3339 == timestamp, "\(date)") }
  }

  @Test(
    "a month is read in the languages of its table",
    arguments: [
      ("ro", "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie"),
      ("id", "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember"),
      (
        "fi",
        "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta"
      ),
      ("uk", "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня"),
      ("bg", "януари февруари март април май юни юли август септември октомври ноември декември"),
      ("ca", "gen. febr. març d’abr. maig juny jul. d’ag. set. d'oct. nov. des."),
      ("gl", "xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro"),
      ("sl", "januar februar marec april maj junij julij avgust september oktober november december"),
      ("sr", "јануар фебруар март април мај јун јул август септембар октобар новембар децембар"),
      ("et", "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember"),
      ("lv", "janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris"),
      ("is", "janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember"),
    ])
  func months(language: String, names: String) {
    for (index, name) in names.split(separator: " ").enumerated() {
      let date = "2026-\(index < 9 ? "0" : "")\(index + 1)-03T08:30:00Z"
      #expect(FeedDateParser.timestamp("3 \(name) 2026 08:30")?.rfc3339 == date, "\(language): \(name)")
    }
    // A Ukrainian Wednesday begins like August, and a Finnish one like June.
    for weekday in ["середа", "keskiviikko"] {
      #expect(FeedDateParser.timestamp("\(weekday), 4 \(names.prefix { $0 != " " }) 2026")?.rfc3339 == "2026-01-04T00:00:00Z")
    }
  }

  @Test(
    "a dash beside the time is not part of the date",
    arguments: [
      ("Monday, October 5, 2026 - 16:29", "2026-10-05T16:29:00Z"), ("Monday, October 5, 2026 - 3:09pm", "2026-10-05T15:09:00Z"),
      ("Lundi, 16. Novembre 2026 - 15:54", "2026-11-16T15:54:00Z"), ("Mon, 03/30/2026 - 19:19", "2026-03-30T19:19:00Z"),
      ("03/30/2026 - 7:19 p.m.", "2026-03-30T19:19:00Z"), ("2026-03-30 - 19:19 +0100", "2026-03-30T18:19:00Z"),
      ("30.3.2026 – 19:19", "2026-03-30T19:19:00Z"), ("Martes, 3 de marzo de 2026 — 08:30", "2026-03-03T08:30:00Z"),
      ("16:29 - 5 October 2026", "2026-10-05T16:29:00Z"), ("5 Oct 2026 -- 8 PM", "2026-10-05T20:00:00Z"),
      ("3:09pm - October 5, 2026", "2026-10-05T15:09:00Z"), ("Понедельник, 5 октября 2026 - 16:29", "2026-10-05T16:29:00Z"),
      ("10 - 12 March", nil), ("10 - 12 March 2026", nil), ("1 Mar 2026 - 8", nil), ("- 1 Mar 2026 8:30 -", nil),
      ("01/02/2026 - 8:30", nil),
      ("8:30 - 9:30 1 Mar 2026", nil), ("2026 - 03 - 01", nil), ("1 Mar 2026 8:30 - 0500", nil), ("16:29 - 16:30", nil),
    ] as [(String, String?)])
  func dash(written: String, read: String?) {
    #expect(FeedDateParser.timestamp(written)?.rfc3339 == read)
    #expect(FeedDateParser.earlierTimestamp(written) == nil)
  }

  @Test(
    "a word beside the time is not part of the date, and elsewhere it makes the date unreadable",
    arguments: [
      (
        "2026-03-01T08:30:00Z",
        [
          "2026-03-01 kl. 08:30", "1. mars 2026 kl. 08.30", "1 de marzo de 2026 a las 08:30", "1 de marzo de 2026, a las 8:30 a. m.",
          "1 de março de 2026 às 08h30", "le 1 mars 2026 à 8h30", "1 marzo 2026 alle ore 08:30", "zondag 1 maart 2026 om 08:30",
          "1 marca 2026 r., 08:30", "1 marca 2026, o godz. 08:30", "Sonntag, 01.03.2026 - 08:30 Uhr", "1.3.2026 um 08.30 Uhr",
          "01.03.2026, 08:30 Uhr", "1 марта 2026 года 08:30",
        ]
      ),
      ("2026-03-01T07:30:00Z", ["1. März 2026, 08:30 Uhr MEZ", "1. März 2026, 08:30 Uhr (MEZ)"]),
      (
        nil,
        [
          "01 a 02 marzo", "01 a 02 marzo 2026", "1 o 2 marzo 2026 8:30", "1 Mar 2026 8.30", "1 Mar 2026 8:30 a 9:30",
          "2026-03-01 8:30 a 9:30", "a las 8:30", "1 mars 2026 à 8h300", "1 mars 2026 à 25h30", "1 Mar 2026 kl. 8.3",
        ]
      ),
    ] as [(String?, [String])])
  func wordBesideTime(timestamp: String?, dates: [String]) {
    for date in dates { #expect(FeedDateParser.timestamp(date)?.rfc3339 == timestamp, "\(date)") }
  }

  @Test(
    "a time on a 12-hour clock may have its half before or behind it, in all languages",
    arguments: [
      ("2026-03-01 8:30 a.m.", "08:30"), ("2026-03-01T8:30 P.M.", "20:30"), ("2026-03-01 PM 8:30", "20:30"), ("2026-03-01 8 PM", "20:00"),
      ("2026-03-01 8pm", "20:00"), ("1 Mar 2026 8pm", "20:00"), ("12/31/2026 8:30p.m.", nil), ("Mar 1, 2026, 12:05 a. m.", "00:05"),
      ("1 de marzo de 2026, 8:30 p. m.", "20:30"), ("1 Μαρτίου 2026 8:30 μ.μ.", "20:30"), ("1 Μαρτίου 2026 12:30 πμ", "00:30"),
      ("2026. március 1. du. 8:30", "20:30"), ("1 mars 2026 8:30 em", "20:30"), ("1 mars 2026 em 8:30", "20:30"),
      ("1 mars 2026 kl. 8:30 fm", "08:30"),
      ("1 Mart 2026 ÖS 8:30", "20:30"), ("1 марта 2026 8:30 ПП", "20:30"), ("2026年3月1日 PM 8:30", "20:30"), ("2026年3月1日 8:30 p.m.", "20:30"),
      ("2026年3月1日 8:30am", "08:30"),
    ] as [(String, String?)])
  func halves(written: String, read: String?) {
    let date = written.hasPrefix("12/31") ? "2026-12-31T20:30:00Z" : "2026-03-01T\(read ?? ""):00Z"
    #expect(FeedDateParser.timestamp(written)?.rfc3339 == date)
  }

  @Test(
    "a date that earlier versions read is what it was",
    arguments: ["em 1 Mar 2026 8:30", "8:30 em 1 de março de 2026", "8:30 du 1 mars 2026", "1 de março de 2026 8:30", "1st Mar 2026 8:30"])
  func unchanged(written: String) {
    #expect(FeedDateParser.timestamp(written)?.rfc3339 == "2026-03-01T08:30:00Z")
    #expect(FeedDateParser.earlierTimestamp(written) == FeedDateParser.timestamp(written))
  }

  @Test("a text of 100 kB is rejected quickly")
  func long() {
    #expect(FeedDateParser.timestamp(String(repeating: "1 ", count: 50_000)) == nil)
  }
}
