import Foundation
import Testing

@testable import scaffold

@Suite("Scripts/new update")
struct AppMergeTests {
  private static let base = [
    "README.md": "# Ledger\n\nSay what it is.\n\nA line between.\n\nEnd.\n", "Modules/A.swift": "a\nb\nc\nd\ne\nf\ng\n",
    "Modules/B.swift": "one\n", "Modules/Old.swift": "old\n",
  ]

  /// A later version: a changed line, a new file, and one file less.
  private static let theirs = [
    "README.md": "# Ledger\n\nSay what it is.\n\nA line between.\n\nThe end.\n", "Modules/A.swift": "a\nb\nc\nd\ne\nf\nG\n",
    "Modules/B.swift": "one\n", "Modules/New.swift": "new\n",
  ]

  @Test("an untouched app becomes the later version, without conflicts")
  func untouched() throws {
    let merge = try AppMerge(base: Self.base, theirs: Self.theirs, mine: Self.base)
    #expect(merge.conflicts.isEmpty && merge.notes.isEmpty)
    #expect(Self.base.merging(merge.written) { $1 }.filter { !merge.removed.contains($0.key) } == Self.theirs)
  }

  @Test("three edits of an app are kept, and both sides' changes of one file are joined")
  func edited() throws {
    var mine = Self.base
    mine["README.md"] = "# Ledger\n\nIt counts money.\n\nA line between.\n\nEnd.\n"
    mine["Modules/A.swift"] = "A\nb\nc\nd\ne\nf\ng\n"
    mine["Modules/B.swift"] = "mine\n"
    mine["Modules/Mine.swift"] = "mine\n"
    let merge = try AppMerge(base: Self.base, theirs: Self.theirs, mine: mine)
    #expect(merge.conflicts.isEmpty && merge.removed == ["Modules/Old.swift"])
    #expect(
      merge.written == [
        "README.md": "# Ledger\n\nIt counts money.\n\nA line between.\n\nThe end.\n", "Modules/A.swift": "A\nb\nc\nd\ne\nf\nG\n",
        "Modules/New.swift": "new\n",
      ])
  }

  @Test("where both sides changed a line, both versions stand in the file, and nothing else of the user's is lost")
  func conflicting() throws {
    var mine = Self.base
    mine["Modules/A.swift"] = "A\nb\nc\nd\ne\nf\nmine\n"
    mine["Modules/New.swift"] = "my new\n"
    let merge = try AppMerge(base: Self.base, theirs: Self.theirs, mine: mine)
    #expect(merge.conflicts == ["Modules/A.swift", "Modules/New.swift"])
    let text = try #require(merge.written["Modules/A.swift"])
    #expect(text == "A\nb\nc\nd\ne\nf\n<<<<<<< yours\nmine\n=======\nG\n>>>>>>> new\n")
    #expect(merge.written["Modules/New.swift"]?.contains("my new\n=======\nnew\n") == true)
    #expect(merge.report.contains("C Modules/A.swift"))
  }

  @Test("a file that the user removed stays away unless it has changed; one that the user changed stays")
  func removed() throws {
    var mine = Self.base
    mine["Modules/A.swift"] = nil
    mine["Modules/B.swift"] = nil
    mine["Modules/Old.swift"] = "mine\n"
    let merge = try AppMerge(base: Self.base, theirs: Self.theirs, mine: mine)
    #expect(merge.written["Modules/A.swift"] == Self.theirs["Modules/A.swift"] && merge.written["Modules/B.swift"] == nil)
    #expect(merge.removed.isEmpty && merge.conflicts.isEmpty)
    #expect(merge.notes.map { $0.prefix { $0 != " " } } == ["Modules/A.swift", "Modules/Old.swift"])
  }

  @Test("the record of an app is read as it was written, and makes the same request")
  func record() throws {
    let request = try AppRequest(
      name: NameSpelling(checking: "FieldNotes"), feature: FeatureName("Advice", plural: "Advice"), keepsSamples: true)
    let record = try AppRecord(parsing: AppRecord(request, commit: "1a2b").text)
    #expect(record.commit == "1a2b" && record.arguments == ["--feature", "Advice", "--plural", "Advice", "--samples"])
    #expect(try record.request() == request)
    let wider = try request.adding(FeatureName("Coin"))
    let widerRecord = try AppRecord(parsing: AppRecord(wider, commit: "1a2b").text)
    #expect(
      widerRecord.arguments == ["--feature", "Advice", "--plural", "Advice", "--feature", "Coin", "--plural", "Coins", "--samples"])
    #expect(try widerRecord.request() == wider)
    #expect(throws: ScaffoldError.self) { try AppRecord(parsing: "{}") }
  }
}
