import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// One of a folder and a feed server syncs a data directory.
@Suite("SyncStatuses")
struct SyncStatusesTests {
  /// Sync through a folder, in memory.
  private actor FolderSync: SyncRepository {
    private var folder: String?

    init(_ folder: String?) { self.folder = folder }

    func state() -> SyncState { SyncState(folder: folder, device: "desk") }
    func problems() -> [SyncDiagnostic] { [] }
    func begin(in folder: String) -> SyncState {
      self.folder = folder
      return state()
    }
    func end() -> SyncState {
      folder = nil
      return state()
    }
  }

  private static let login = ServerLogin(url: ServerAccount.sample().url, user: "bob")

  private func sync(_ client: ServerClient, folder: String? = nil) -> SyncStatuses {
    SyncStatuses(
      sync: FolderSync(folder), server: client.state, bind: client.bindServer, unbind: client.unbindServer,
      subscriptions: client.stores.subscriptions, articles: client.stores.articles)
  }

  @Test("the state of a binding is shown without asking the server")
  func shows() async throws {
    let client = ServerClient()
    let feed = await client.server.add(.sample(), title: "News", folder: FolderPath("Papers"))
    await client.server.publish([.served("One")], in: feed.id)
    try await client.contact()
    for mark in [ArticleMark.starred, .tagged("papers"), .tagged("own")] { try await client.mark(mark, of: "One") }
    await client.server.failWith(MemoryStores.broken)
    var state = SyncState(folder: nil, device: "desk")
    state.server = ServerSyncState(
      account: .sample(lastContact: .sample()), feeds: 1, waiting: 3, setAside: 0, localTags: ["papers"])
    #expect(try await sync(client)(.show) == state)
  }

  @Test("a directory is bound and unbound, and a folder is used when no server is")
  func changes() async throws {
    let client = ServerClient(account: nil)
    let sync = sync(client)
    #expect(try await sync(.bind(Self.login)).server?.account == .sample())
    var ended = SyncState(folder: nil, device: "desk")
    ended.endedAccount = .sample()
    #expect(try await sync(.end(isForced: false)) == ended)
    #expect(await client.server.forgottenLogins == [ServerAccount.sample().login], "No feed gets the login afterwards.")
    #expect(try await sync(.begin(folder: "/shared")).folder == "/shared")
    #expect(try await sync(.end(isForced: false)).folder == nil)
  }

  @Test("changes that were never sent keep the binding, unless its end is forced; the marks stay here")
  func unsent() async throws {
    let (client, _, _) = await ServerClient.following()
    try await client.contact()
    try await client.mark(.starred, of: "One")
    let sync = sync(client)
    await #expect(throws: ReaderError.server(.unsentMarks(1))) { try await sync(.end(isForced: false)) }
    #expect(try await client.state.account() != nil)
    #expect(await client.server.forgottenLogins.isEmpty)
    #expect(try await sync(.end(isForced: true)).server == nil)
    #expect(await client.marks == ["One: starred", "Two: "])
    let again = ServerClient()
    await again.server.failWith(MemoryStores.broken, on: [.forget])
    await #expect(throws: MemoryStores.broken) { try await self.sync(again)(.end(isForced: false)) }
    #expect(try await again.state.account() != nil, "While the password is there, the server has it.")
  }

  @Test("a folder and a server exclude each other")
  func excludes() async throws {
    let bound = ServerClient()
    await #expect(throws: ReaderError.server(.boundElsewhere(ServerAccount.sample().url.shown))) {
      try await self.sync(bound)(.begin(folder: "/shared"))
    }
    let free = ServerClient(account: nil)
    await #expect(throws: ReaderError.server(.boundElsewhere("/shared"))) {
      try await self.sync(free, folder: "/shared")(.bind(Self.login))
    }
    #expect(await free.server.calls.isEmpty)
  }
}
