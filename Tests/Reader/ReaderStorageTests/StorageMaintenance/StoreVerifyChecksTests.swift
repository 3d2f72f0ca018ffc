import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import FileStorage
import Files
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("What a check finds in the files of every data directory")
struct StoreVerifyChecksTests {
  private static func maintenance(_ folder: TemporaryFolder, now: Timestamp = StoreSample.moment) -> StoredStorageRepository {
    StoredStorageRepository(directory: directory(folder, now: now), executor: FileExecutor(label: "strata.tests"))
  }

  private static func directory(_ folder: TemporaryFolder, now: Timestamp = StoreSample.moment) -> DataDirectory {
    DataDirectory(path: folder.path("home"), now: { now }, timeout: .milliseconds(50))
  }

  @Test(
    "a database that is missing or empty is damage when feeds are followed and were refreshed, or articles were marked",
    arguments: ["missing", "empty"],
    [
      ("refresh.json", #"{"schema":1,"refresh":{"began":"2025-01-01T00:00:00Z"}}"#, true),
      (
        "undo.jsonl",
        "{\"schema\":1}\n" + #"{"n":1,"entry":{"marked":[{"mark":"read","set":true,"ids":["0123456789abcdef0123"]}]}}"# + "\n", true
      ),
      ("undo.jsonl", "{\"schema\":1}\n", false),
    ] as [(name: String, text: String, isLoss: Bool)])
  func lostDatabase(word: String, sign: (name: String, text: String, isLoss: Bool)) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.maintenance(folder).choose(.sqlite)
      if word == "empty" { try folder.put("", "home/strata.db") }
      try folder.put(sign.text, "home/\(sign.name)")
      #expect(try await Self.maintenance(folder).verify() == [])
      try folder.put("<opml version='2.0'><body/></opml>", "home/subscriptions.opml")
      #expect(try await Self.maintenance(folder).verify() == [], "No feed is followed.")
      try folder.put(
        "<opml version='2.0'><body><outline type='rss' text='A' xmlUrl='https://a.example/feed'/></body></opml>",
        "home/subscriptions.opml")
      #expect(
        try await Self.maintenance(folder).verify() == [
          StorageDiagnostic(
            path: folder.path("home/strata.db"), problem: "is \(word), so the feeds have no articles and no marks",
            isHarmless: !sign.isLoss, remedy: sign.isLoss ? .restore(otherwise: "refresh --force") : .command("refresh"))
        ])
    }
  }

  @Test(
    "each command names a lost database with marks, and a sign of the loss stays when a new one takes its place", arguments: [true, false])
  func lostMarks(isEmpty: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.maintenance(folder).choose(.sqlite)
      _ = try await Stores(databaseIn: folder.path("home")).articles.store([StoreSample.piece(1)], of: StoreSample.feed())
      try folder.put(
        "<opml version='2.0'><body><outline type='rss' text='A' xmlUrl='https://a.example/feed'/></body></opml>",
        "home/subscriptions.opml")
      try folder.put(
        "{\"schema\":1}\n" + #"{"n":1,"entry":{"marked":[{"mark":"read","set":true,"ids":["0123456789abcdef0123"]}]}}"# + "\n",
        "home/undo.jsonl")
      #expect(try await Self.maintenance(folder).damagedFiles() == [])
      for name in try folder.names(in: "home") where name.hasPrefix("strata.db") { try folder.remove("home/\(name)") }
      if isEmpty { try folder.put("", "home/strata.db") }
      let path = folder.path("home/strata.db")
      #expect(try await Self.maintenance(folder).damagedFiles().map(\.path) == [path])
      // Another process, which keeps no connection to the lost file.
      let others = Stores(databaseIn: folder.path("home"))
      for number in 1...2 { _ = try await others.articles.store([StoreSample.piece(number)], of: StoreSample.feed()) }
      let sign = "\(path).damaged-20260301T083000Z"
      #expect(try await Self.maintenance(folder).damagedFiles().map(\.path) == [sign])
      #expect(try await Self.maintenance(folder).verify().map(\.path) == [sign])
      let repairs = try await Self.maintenance(folder).repair(acceptsLoss: true)
      #expect(repairs.map(\.path) == [sign])
      #expect(try await Self.maintenance(folder).verify() == [])
    }
  }

  @Test("a mistake in the saved views loses nothing, names its line and column, and a repair leaves it to the user")
  func views() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("later = is:starred\n", "home/views")
      #expect(try await Self.maintenance(folder).verify() == [])
      let views = "later = is:starred\n  is:unread\n"
      try folder.put(views, "home/views")
      let path = folder.path("home/views")
      #expect(
        try await Self.maintenance(folder).verify() == [
          StorageDiagnostic(
            path: path, line: 2, .wrongLine(column: 3, explainedBy: "view list"), isHarmless: true, remedy: .edit(path: path))
        ])
      #expect(try await Self.maintenance(folder).repair() == [])
      #expect(try folder.text("home/views") == views)
    }
  }

  @Test("a mistake in the rules loses nothing, and a rule that names a missing view is not one")
  func rules() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("when @missing => star\n", "home/rules")
      #expect(try await Self.maintenance(folder).verify() == [])
      let rules = "when @missing => star\n\nwhem tea => star\n"
      try folder.put(rules, "home/rules")
      let path = folder.path("home/rules")
      let findings = try await Self.maintenance(folder).verify()
      #expect(findings.map(\.path) == [path])
      #expect(findings.map(\.line) == [3])
      #expect(findings.allSatisfy { $0.isHarmless && $0.remedy == .edit(path: path) })
      #expect(findings.allSatisfy { $0.problem == .wrongLine(column: 1, explainedBy: "rules list") })
      #expect(try await Self.maintenance(folder).repair() == [])
      #expect(try folder.text("home/rules") == rules)
    }
  }

  @Test("a mistyped URL and a copied ID in the list of subscriptions lose nothing, and each is named with its line")
  func mistypedSubscriptions() async throws {
    try await TemporaryFolder.with { folder async throws in
      let list = """
        <opml xmlns:strata="urn:uuid:2f57e12b-f32c-40e8-8ad0-487ec756a1e0"><head><title>T</title>
        <!-- <outline xmlUrl="htp://comment"/> --></head><body>
        <outline text="A">
          <outline
            text="One" xmlUrl="htp://example.org/1.xml"/>
          <outline text="Off" isComment="true"><outline xmlUrl="htp://off"/></outline>
          <outline text="Two" xmlUrl="https://example.org/2.xml" strata:id="\(StoreSample.feed(3))"/>
        </outline>
        <outline text="Three" xmlUrl="https://example.org/3.xml" strata:id="\(StoreSample.feed(3))"/>
        <outline text="Three again" xmlUrl="https://example.org/3.xml" strata:id="\(StoreSample.feed(9))"/>
        </body></opml>
        """
      try folder.put(list, "home/subscriptions.opml")
      let path = folder.path("home/subscriptions.opml")
      let findings = try await Self.maintenance(folder).verify()
      #expect(findings.map(\.path) == [path, path] && findings.map(\.line) == [4, 7])
      #expect(findings.allSatisfy { $0.isHarmless && $0.remedy == .edit(path: path) })
      #expect(try await Self.maintenance(folder).repair() == [])
      #expect(try folder.text("home/subscriptions.opml") == list)
    }
  }

  @Test("a repair of settings that are there twice counts no lost lines")
  func doubledSettings() async throws {
    try await TemporaryFolder.with { folder async throws in
      let settings = "{\n  \"a\": \"1\"\n}\n"
      try folder.put(settings + settings, "home/config.json")
      let repair = StorageRepair(path: folder.path("home/config.json"), action: .recovered(.allBut(nil)))
      #expect(try await Self.maintenance(folder).repair().first == repair)
      #expect(try folder.text("home/config.json") == settings)
    }
  }

  @Test("a damaged journal is found, and a repair keeps its other lines")
  func journal() async throws {
    try await TemporaryFolder.with { folder async throws in
      let good = #"{"id":"0123456789abcdef0123","mark":"read","set":true,"at":"2026-03-01T08:30:00Z"}"#
      try folder.put("\(good)\nno line\n\(good)\n", "home/journal.jsonl")
      let path = folder.path("home/journal.jsonl")
      #expect(try await Self.maintenance(folder).verify() == [StorageDiagnostic(path: path, line: 2, problem: "it cannot be read")])
      let repairs = try await Self.maintenance(folder).repair()
      #expect(repairs.first == StorageRepair(path: path, action: .recovered(.allBut(1))))
      #expect(try folder.text("home/journal.jsonl") == "\(good)\n\(good)\n")
      #expect(try await Self.maintenance(folder).verify() == [])
    }
  }

  @Test("a damaged file that was set aside is a harmless finding, and a repair moves it away")
  func setAside() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{", "home/config.json.damaged-20260301T083000Z")
      let path = folder.path("home/config.json.damaged-20260301T083000Z")
      #expect(
        try await Self.maintenance(folder).verify() == [
          StorageDiagnostic(path: path, problem: "is damaged and was set aside", isHarmless: true)
        ])
      #expect(try await Self.maintenance(folder).damagedFiles().map(\.path) == [path])
      let target = folder.path("home/set-aside/config.json.damaged-20260301T083000Z")
      #expect(try await Self.maintenance(folder).repair() == [StorageRepair(path: path, action: .moved(to: target))])
      #expect(try await Self.maintenance(folder).verify() == [])
      #expect(try await Self.maintenance(folder).damagedFiles() == [])
    }
  }

  @Test(
    "a file set aside is damage when it holds no readable mark, because it stands for a lost file or all of it is damaged",
    arguments: [
      ("statuses.json", "", "stands for a lost file, so old articles are not removed", false),
      ("statuses.recent.jsonl", "", "stands for a lost file, so old articles are not removed", false),
      ("statuses.json", "{", "is damaged and has nothing readable, so old articles are not removed", false),
      ("statuses.recent.jsonl", "{", "is damaged and has nothing readable, so old articles are not removed", false),
      ("strata.db", "no database", "is damaged and has nothing readable, so old articles are not removed", false),
      ("statuses.json", "\"0123456789abcdef0123\":[\"starred\"]\n{", "is damaged and was set aside", true),
      ("config.json", "", "is damaged and was set aside", true),
    ])
  func withoutMarks(name: String, text: String, problem: String, isHarmless: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "home/\(name).damaged-20260301T083000Z")
      let path = folder.path("home/\(name).damaged-20260301T083000Z")
      let finding = StorageDiagnostic(
        path: path, problem: problem, isHarmless: isHarmless,
        remedy: isHarmless ? .repair : .restore(copyOf: name, otherwise: "store repair --yes"))
      #expect(try await Self.maintenance(folder).verify() == [finding])
      #expect(try await Self.maintenance(folder).damagedFiles() == [finding])
      _ = try await Self.maintenance(folder).repair()
      #expect(try await Self.maintenance(folder).verify() == (isHarmless ? [] : [finding]))
      _ = try await Self.maintenance(folder).repair(acceptsLoss: true)
      #expect(try await Self.maintenance(folder).verify() == [])
    }
  }

  @Test("unfinished files here and in the shared folder are found, and compacting removes both")
  func leftovers() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(SyncSettings(folder: folder.path("shared"), device: "one-1").bytes, "home/sync.json")
      let names = ["home/.strata-0123456789abcdef", "shared/.strata-0123456789abcdef"]
      for name in names { try folder.put("x", name) }
      // Two hours after the files were written.
      let now = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)).adding(minutes: 120)
      let findings = try await Self.maintenance(folder, now: now).verify()
      #expect(
        findings
          == names.map {
            StorageDiagnostic(
              path: folder.path($0), .unfinishedFile, isHarmless: true, remedy: .command("store compact"))
          })
      _ = try await Self.maintenance(folder, now: now).compact()
      #expect(try await Self.maintenance(folder, now: now).verify() == [])
      #expect(try folder.names(in: "shared") == [])
    }
  }

  @Test(
    "a list of subscriptions that only the user can repair is an error, and everything else is repaired before",
    arguments: ["no list", "", "\0\0\0\0", "<?xml version=\"1.0\"?>\n<op"])
  func subscriptions(text: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "home/subscriptions.opml")
      try folder.put("{", "home/config.json")
      let error = await #expect(throws: StorageMaintenanceError.self) { try await Self.maintenance(folder).repair() }
      guard case .store(.malformed(folder.path("home/subscriptions.opml"), _, _))? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.text("home/subscriptions.opml") == text)
      let findings = try await Self.maintenance(folder).verify()
      #expect(findings.map(\.path) == [folder.path("home/subscriptions.opml")], "The settings are repaired.")
      #expect(findings.map(\.remedy) == [.edit(path: folder.path("home/subscriptions.opml"))])
    }
  }
}
