import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import FeedServers
import Files
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("The account that a data directory is bound to")
struct ServerAccountTests {
  private static let item = [ServerItemID(number: 1): StoreSample.article(1).id]

  private static func account(
    _ url: String = "https://reader.example/api/greader.php", user: String = "bob", userID: String = "7"
  ) -> ServerAccount {
    ServerAccount(url: StoreSample.url(url), user: user, userID: userID)
  }

  @Test("the account is stored with its last contact, and stays when it is bound again", arguments: [true, false])
  func bound(allowsHTTP: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try BoundDirectory(path: folder.path("home"))
      #expect(try await home.state.account() == nil)
      try await home.state.recordContact(at: StoreSample.moment)
      var account = ServerAccount(
        url: StoreSample.url("https://10.0.0.1/"), user: "bob \"é\"", userID: "", allowsHTTP: allowsHTTP)
      try await home.state.bind(account)
      #expect(try await home.state.account() == account)
      try await home.state.recordContact(at: StoreSample.moment)
      try await home.state.record(Self.item)
      try await home.set(.starred, 1)
      try await home.state.bind(account)
      account.lastContact = StoreSample.moment
      #expect(try await home.state.account() == account)
      #expect(try await home.state.items() == Self.item)
      #expect(try await home.waiting() == ["1 +starred 1"])
    }
  }

  @Test("the moment up to which the server wants no contact is stored until a contact is complete, or the account is bound again")
  func wait() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      let account = try #require(try await home.state.account())
      for isBound in [true, false] {
        try await home.state.recordWait(until: StoreSample.moment)
        #expect(try await home.state.account()?.notBefore == StoreSample.moment)
        if isBound { try await home.state.bind(account) } else { try await home.state.recordContact(at: StoreSample.moment) }
        #expect(try await home.state.account()?.notBefore == nil)
      }
      try await home.state.unbind()
      try await home.state.recordWait(until: StoreSample.moment)
      #expect(try await home.state.account() == nil)
    }
  }

  @Test("a user whom the server counts as another one keeps what waits, and loses what was known of the items")
  func otherUserID() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.state.record(Self.item)
      try await home.state.recordContact(at: StoreSample.moment)
      try await home.set(.starred, 1)
      try await home.state.bind(Self.account(userID: "8"))
      #expect(try await home.state.account() == Self.account(userID: "8"))
      #expect(try await home.state.items() == [:])
      #expect(try await home.waiting() == ["1 +starred 1"])
    }
  }

  @Test(
    "another account, and a folder, are refused, and nothing changes",
    arguments: [account("https://other.example/"), account(user: "ann")])
  func elsewhere(account: ServerAccount) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.state.record(Self.item)
      let before = try folder.text("home/sync.json")
      await #expect(throws: ReaderError.server(.boundElsewhere("https://reader.example/api/greader.php"))) {
        try await home.state.bind(account)
      }
      #expect(try folder.text("home/sync.json") == before)
      #expect(try await home.state.items() == Self.item)
    }
  }

  @Test("a folder and a server exclude each other, whichever is first, and neither loses anything")
  func folderSync() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "shared/.keep")
      let home = try await BoundDirectory.bound(in: folder)
      let sync = home.selector.sync
      let before = try folder.text("home/sync.json")
      let error = await #expect(throws: DataStoreError.self) { try await sync.begin(in: folder.path("shared"), called: "x") }
      guard case .unwritable(folder.path("home/sync.json"), _)? = error else { throw try #require(error) }
      #expect(try folder.text("home/sync.json") == before)
      #expect(try await sync.state().folder == nil)
      _ = try await sync.end()
      #expect(try folder.text("home/sync.json") == before)

      try await home.state.unbind()
      let device = try await sync.begin(in: folder.path("shared"), called: "x").device
      await #expect(throws: ReaderError.server(.boundElsewhere(folder.path("shared")))) { try await home.state.bind(Self.account()) }
      #expect(try await sync.state().device == device)
      #expect(try await home.selector.stores().statuses is SyncedStatusStore)
      _ = try await sync.end()
      try await home.state.bind(Self.account())
      #expect(try await home.selector.stores().statuses is QueuedStatusStore)
      try await home.state.unbind()
      #expect(try await sync.begin(in: folder.path("shared"), called: "x").device == device, "The device keeps its name.")
    }
  }

  @Test("after the end, marks stay, and nothing of the account is left", arguments: StorageKind.allCases)
  func unbound(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      try await home.set(.starred, 1)
      try await home.state.record(Self.item)
      for _ in 0..<2 { try await home.state.unbind() }
      #expect(try await home.state.account() == nil)
      #expect(try !folder.names(in: "home").contains { $0.hasPrefix("server.") || $0 == "sync.json" })
      #expect(try await home.statuses() == [StoreSample.article(1).id: ArticleStatus([.starred])])
    }
  }

  @Test("what an interrupted end has left does not reach the next account")
  func interrupted() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder)
      try await home.set(.starred, 1)
      try await home.state.record(Self.item)
      // The end removes this file first.
      try folder.remove("home/sync.json")
      #expect(try await home.state.account() == nil)
      try await home.state.bind(Self.account("https://other.example/"))
      #expect(try await home.waiting() == [])
      #expect(try await home.state.items() == [:])
    }
  }

  @Test("a conversion leaves the account, the queue and the items as they are, and marks go on waiting", arguments: StorageKind.allCases)
  func migrated(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      _ = try await home.selector.stores().articles.store([StoreSample.piece(1), StoreSample.piece(2)], of: StoreSample.feed())
      try await home.set(.starred, 1)
      try await home.state.record(Self.item)
      let names = ["home/sync.json", "home/server.queue", "home/server.items"]
      let before = try names.map(folder.text)
      let maintenance = StoredStorageRepository(
        directory: home.directory, documents: FileServerStateRepository.documents(in:), executor: FileExecutor(label: "strata.tests"))
      _ = try await maintenance.migrate(to: kind == .json ? .sqlite : .json)
      #expect(try names.map(folder.text) == before)
      try await home.set(.read, 2)
      #expect(try await home.waiting() == ["1 +starred 1", "2 +read 2"])
      let star = StatusEdit(mark: .starred, isSet: true, ids: [StoreSample.article(2).id])
      #expect(try await home.state.apply([star]) == [star])
      #expect(try await home.statuses()[StoreSample.article(2).id] == ArticleStatus([.read, .starred]))
      #expect(try await maintenance.verify() == [])
    }
  }
}
