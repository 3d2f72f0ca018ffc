import CoreData
import DataDoubles
import ReaderData
import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

@Suite("The files of rules and views as shared items")
struct SyncedFilesTests {
  private func directory(_ folder: TemporaryFolder) -> DataDirectory { DataDirectory(path: folder.path, now: { StoreSample.moment }) }

  @Test("a missing or empty file is blank, and any other is not")
  func blank() async throws {
    try await TemporaryFolder.with { folder async throws in
      let files: [any SyncedFile] = [SyncedRules(in: directory(folder)), SyncedViews(in: directory(folder))]
      for file in files { #expect(try file.content()?.isBlank == true) }
      for (text, isBlank) in [("", true), ("\n", false), ("# mine\n", false)] {
        try folder.put(text, "rules")
        try folder.put(text, "views")
        for file in files {
          let content = try #require(try file.content())
          #expect(content.isBlank == isBlank && content.items.isEmpty && !content.isUnclear, "\(text.debugDescription)")
        }
      }
    }
  }

  @Test("the longest line of the rules is shorter than the longest key of a record")
  func longest() {
    #expect(RuleDocument.longestLine < SyncRecord.longestText)
  }

  @Test("each rule is an item under its shortest form, and a mistake makes the file unclear")
  func rules() async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = SyncedRules(in: directory(folder))
      try folder.put("when   title:tea =>  hide\n# mine\nwhen title:milk => star\n", "rules")
      let content = try #require(try file.content())
      #expect(Set(content.items.keys) == ["when title:tea => hide", "when title:milk => star"] && !content.isUnclear)
      try folder.put("when titel:tea => hide\nwhen title:milk => star\n", "rules")
      let unclear = try #require(try file.content())
      #expect(Set(unclear.items.keys) == ["when title:milk => star"] && unclear.isUnclear)
      try folder.put([0xFF, 0x0A], "rules")
      #expect(try file.content() == nil)
    }
  }

  @Test("each view is an item under its name, and only a line that may hide a view makes the file unclear")
  func views() async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = SyncedViews(in: directory(folder))
      let lines: [(String, [String], Bool)] = [
        ("a = milk", ["a"], false), ("b = titel:x", ["a", "b"], false), ("b = milk", ["a", "b"], false), ("no sign", ["a"], true),
        ("b =", ["a"], true), ("a b = x", ["a"], true),
      ]
      for (line, names, isUnclear) in lines {
        try folder.put("a = tea\n\(line)\n", "views")
        let content = try #require(try file.content())
        #expect(content.items.keys.sorted() == names && content.isUnclear == isUnclear, "\(line)")
      }
    }
  }

  @Test("additions of other devices are in the order in which they were made, and those of one moment in the order of their texts")
  func order() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (one, two) = try SyncedDevice.pair(in: folder)
      for device in [one, two] { try await device.begin() }
      let steps = [
        (["when d => hide"], ["d"]), (["when c => hide", "when b => hide", "when e => hide"], ["c", "b", "e"]), (["when a => hide"], ["a"]),
      ]
      for (rules, views) in steps {
        one.clock.turn(minutes: 1)
        for rule in rules { _ = try await one.rules.change(.add(ArticleRule(rule))) }
        for name in views { _ = try await one.views.change(.save(SavedView(try ViewName(name), "tea"), replaces: false)) }
      }
      #expect(try await two.rules.document().entries.map(\.rule.text) == ["d", "b", "c", "e", "a"].map { "when \($0) => hide" })
      #expect(try await two.views.all().views.all.map(\.name.text) == ["d", "b", "c", "e", "a"])
    }
  }
}
