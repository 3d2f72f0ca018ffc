import DataDoubles
@testable import ReaderData
@testable import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

@Suite("Rules that devices share")
struct RuleSyncTests {
  private static func rules(on device: SyncedDevice) async throws -> [String] { try await device.rules.document().entries.map(\.rule.text) }

  @Test("rules that a command or the user's editor adds and removes travel, and comments stay")
  func travel() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      try place.put("# mine\nwhen   author:ann   =>   star\n", "home-two/rules")
      _ = try await one.rules.change(.add(ArticleRule("when title:tea => hide")))
      #expect(try await Set(Self.rules(on: two)) == ["when author:ann => star", "when title:tea => hide"])
      #expect(try await Set(Self.rules(on: one)) == ["when author:ann => star", "when title:tea => hide"])
      #expect(try place.text("home-two/rules") == "# mine\nwhen   author:ann   =>   star\nwhen title:tea => hide\n")
      try place.put("when title:tea => hide\n", "home-one/rules")
      #expect(try await Self.rules(on: one) == ["when title:tea => hide"])
      #expect(try await Self.rules(on: two) == ["when title:tea => hide"])
      #expect(try place.text("home-two/rules") == "# mine\nwhen title:tea => hide\n")
      let entry = try #require(try await two.rules.document().entries.first)
      _ = try await two.rules.change(.remove(entry))
      for device in [one, two] { #expect(try await Self.rules(on: device) == []) }
      for device in [one, two] { #expect(await device.records.problems() == []) }
    }
  }

  @Test(
    "a missing or empty file of rules comes back, and a mistyped line removes nothing", arguments: [nil, "", "when titel:tea => hide\n"])
  func lost(content: String?) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      _ = try await one.rules.change(.add(ArticleRule("when title:tea => hide")))
      try place.remove("home-one/rules")
      if let content { try place.put(content, "home-one/rules") }
      let isMistyped = content?.isEmpty == false
      #expect(try await Self.rules(on: one) == (isMistyped ? [] : ["when title:tea => hide"]))
      #expect(try await Self.rules(on: two) == ["when title:tea => hide"])
      #expect(await one.records.problems() == (isMistyped ? [] : [.restored(.rule, count: 1)]))
    }
  }

  @Test("a command removes a rule on all devices, also while a line of the file is wrong")
  func removedBesideWrongLine() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      for text in ["when tea => hide", "when kernel => star"] { _ = try await one.rules.change(.add(ArticleRule(text))) }
      try place.put("whem x => hide\nwhen tea => hide\nwhen kernel => star\n", "home-one/rules")
      let entry = try #require(try await one.rules.document().entries.first)
      _ = try await one.rules.change(.remove(entry))
      for device in [one, two] { #expect(try await Self.rules(on: device) == ["when kernel => star"]) }
      #expect(try place.text("home-one/rules") == "whem x => hide\nwhen kernel => star\n")
    }
  }

  @Test("a rule that names a view arrives before the view does, and works when the view is there")
  func views() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      try place.put("boring = title:tea\n", "home-one/views")
      try place.put("when @boring => hide\n", "home-one/rules")
      #expect(try await one.rules.document().text == "when @boring => hide\n")
      for _ in 0..<2 { #expect(try await two.rules.document().text == "when @boring => hide\n") }
      #expect(try place.text("home-two/views") == "boring = title:tea\n")
      for _ in 0..<2 { #expect(try await one.rules.document().text == "when @boring => hide\n") }
    }
  }

  @Test(
    "hostile rules are ignored and counted",
    arguments: [
      "hide everything", #"when tea => hide\nwhen x => star"#, #"when \u001b[31m => hide"#, "when  tea => hide", "when tea => run",
    ])
  func hostile(text: String) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await SyncedDevice.syncingPair(in: place)
      try place.put(
        #"{"kind":"rule","key":"\#(text)","field":"present","value":"yes","at":"2026-03-01T08:30:00Z","by":"z"}"# + "\n", "f/z.records")
      #expect(try await Self.rules(on: one) == [])
      #expect(try await one.records.state().unreadable >= 1)
    }
  }
}
