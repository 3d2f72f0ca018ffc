import ReaderDomain
import Testing

@Suite("FeedSettingRules")
struct FeedSettingRulesTests {
  private func set(_ name: String, _ text: String) throws(FeedSettingError) -> FeedSettings {
    try FeedSettingRules.settings(.none, setting: name, to: text)
  }

  @Test(
    "a valid value is set, without white space around it",
    arguments: [
      ("interval", "30", "30"), ("interval", " 43200 ", "43200"), ("agent", "curl/8", "curl/8"), ("agent", "é 日", "é 日"),
      ("header", "Accept-Language: de", "Accept-Language: de"), ("header", "X-A:b:c", "X-A:b:c"),
      ("credentials", "/home/me/.feeds", "/home/me/.feeds"), ("proxy", "socks5h://127.0.0.1:9050", "socks5h://127.0.0.1:9050"),
      ("proxy", "HTTP://proxy.example.org", "HTTP://proxy.example.org"), ("keep-articles", " 1 ", "1"), ("keep-articles", "all", "all"),
      ("keep-days", "36500", "36500"), ("keep-days", "all", "all"),
    ])
  func sets(name: String, typed: String, text: String) throws {
    let key = try #require(FeedSettings.Key(rawValue: name))
    #expect(try set(name, typed) == FeedSettings([key: text]))
  }

  @Test(
    "an invalid value is refused with the reason",
    arguments: [
      ("colour", "red", .unknown), ("Interval", "60", .unknown), ("interval", "29", .notMinutes), ("interval", "43201", .notMinutes),
      ("interval", "1h", .notMinutes), ("interval", "-60", .notMinutes), ("agent", "a\r\nCookie: b", .unprintable),
      ("agent", String(repeating: "a", count: 1001), .unprintable), ("header", "X-A: b\nX-C: d", .unprintable),
      ("header", "no colon", .notAHeader), ("header", ": b", .notAHeader), ("header", "X A: b", .notAHeader),
      ("header", "X-A:", .notAHeader),
      ("header", "HOST: other.example", .reservedHeader(name: "HOST")),
      ("header", "authorization: Bearer x", .reservedHeader(name: "authorization")),
      ("header", "If-None-Match: x", .reservedHeader(name: "If-None-Match")), ("credentials", "feeds.netrc", .notAPath),
      ("credentials", "~/.feeds", .notAPath), ("proxy", "127.0.0.1:9050", .notAProxy), ("proxy", "ftp://proxy.example", .notAProxy),
      ("proxy", "http://", .notAProxy), ("proxy", "http:///x", .notAProxy), ("proxy", "http://a b", .notAProxy),
      ("proxy", "http://me:secret@proxy.example", .secretInProxy), ("keep-articles", "0", .notALimit(1...1_000_000)),
      ("keep-articles", "All", .notALimit(1...1_000_000)), ("keep-days", "36501", .notALimit(1...36_500)),
      ("keep-days", "30d", .notALimit(1...36_500)), ("full-text", "maybe", .notYesOrNo), ("full-text", "", .notYesOrNo),
    ] as [(String, String, FeedSettingError)])
  func refuses(name: String, text: String, problem: FeedSettingError) {
    #expect(throws: problem) { try set(name, text) }
  }

  @Test("unsetting a setting leaves the others unchanged")
  func unsets() throws {
    let settings = FeedSettings([.agent: "a", .interval: "60"])
    #expect(try FeedSettingRules.settings(settings, setting: "agent", to: nil) == FeedSettings([.interval: "60"]))
  }

  @Test("an invalid interval in a hand-edited file is ignored", arguments: ["", "5", "x", "99999999999999999999"])
  func handWritten(text: String) {
    #expect(FeedSettings([.interval: text]).intervalMinutes == nil)
  }

  @Test("an import drops settings for headers, credentials, proxy and retention")
  func sanitizedForImport() {
    let all = FeedSettings(Dictionary(FeedSettings.Key.allCases.map { ($0, "60") }) { first, _ in first })
    #expect(all.sanitizedForImport == FeedSettings([.interval: "60", .agent: "60"]))
  }

  @Test(
    "an import drops a value that no user could set",
    arguments: [
      (.interval, "-1", nil), (.interval, "x", nil), (.interval, "29", nil), (.interval, " 60\n", "60"), (.agent, "a\nX-Inj: 1", nil),
      (.agent, "a\u{7F}", nil), (.agent, "a\u{9B}", nil), (.agent, " Tea/1 ", "Tea/1"),
    ] as [(FeedSettings.Key, String, String?)])
  func unusableInImport(key: FeedSettings.Key, text: String, kept: String?) {
    #expect(FeedSettings([key: text]).sanitizedForImport == FeedSettings(kept.map { [key: $0] } ?? [:]))
  }

  @Test("the longest value is a value, also in an imported file, and a header's name may have every letter and digit")
  func limits() throws {
    let longest = String(repeating: "a", count: FeedSettingRules.maximumCharacters)
    #expect(try set("agent", longest) == FeedSettings([.agent: longest]))
    #expect(FeedSettings([.agent: longest]).sanitizedForImport == FeedSettings([.agent: longest]))
    let name = "azAZ09-_"
    #expect(FeedSettingRules.field("\(name): v")?.name == name)
  }
}
