import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Three clients and a server, with changes, contacts and interruptions in any order.
@Suite("Convergence through a feed server", .timeLimit(.minutes(10)))
struct ServerConvergenceTests {
  private static let marks: [ArticleMark] = [.read, .starred, .tagged("cited")]
  private static let titles = (0..<9).map { "T\($0)" }
  /// What an interruption looks like to the code: the next access fails, and nothing follows.
  private static let killed = ReaderError.store(.unwritable(path: "/home", reason: "killed"))

  /// A mark of an article.
  private struct Change: Hashable {
    let title: String
    let mark: ArticleMark
  }

  private static func interrupt(_ client: ServerClient, _ random: inout SeededGenerator) async {
    let after = [0, 0, 1, 2].randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0: await client.state.failWith(killed, on: [.init(any: &random)], after: after)
    case 1:
      let call = [.store, .update, .beginRefresh].randomElement(using: &random) ?? MemoryArticleRepository.Call.store
      await client.stores.articles.failWith(.cancelled, on: [call], after: after)
    case 2: await client.stores.subscriptions.failWith(killed, after: after)
    default:
      let call = [.set, .answer, .items, .list].randomElement(using: &random) ?? MemoryFeedServer.Call.set
      // The second error concerns only a change: the contact goes on.
      let error: WebError = Bool.random(using: &random) ? .timedOut(seconds: 30) : .status(code: 500)
      await client.server.failWith(.server(.web(host: "s", error)), on: [call], after: after)
    }
  }

  private static func mend(_ client: ServerClient) async {
    await client.state.failWith(nil)
    await client.stores.articles.failWith(nil)
    await client.stores.subscriptions.failWith(nil)
    await client.server.failWith(nil)
  }

  /// The marks on the server, as `ServerClient.marks`.
  private static func marks(of server: MemoryFeedServer) async -> [String] {
    let (read, starred, labelled) = (await server.read, await server.starred, await server.labelled)
    return await server.items.map { item in
      let marks =
        (read.contains(item.id) ? ["read"] : []) + (starred.contains(item.id) ? ["starred"] : [])
        + labelled.filter { $0.value.contains(item.id) }.keys.compactMap { $0.tag.map { "tag:\($0.text)" } }
      return "\(item.item.title): \(marks.sorted().joined(separator: " "))"
    }.sorted()
  }

  /// - Parameter owned: whether each mark of an article is changed by one client alone, so that it is known what must remain.
  private func check(seed: UInt64, owned: Bool) async throws {
    var random = SeededGenerator(seed)
    let server = MemoryFeedServer()
    let feed = await server.add(.sample("https://example.org/feed"), title: "News")
    var unpublished = Self.titles
    let clients = (0..<3).map { _ in ServerClient(server) }
    var confirmed: [Change: Bool] = [:]
    func publish() async {
      guard let title = unpublished.popLast() else { return }
      await server.publish([.served(title, minutes: unpublished.count)], in: feed.id)
    }
    for _ in 1...3 { await publish() }
    for _ in 1...60 {
      let number = Int.random(in: 0..<clients.count, using: &random)
      let client = clients[number]
      switch Int.random(in: 0..<10, using: &random) {
      case 0: await publish()
      case 1..<6:
        let stored = await client.stores.articles.stored.map(\.article)
        guard let article = stored.randomElement(using: &random), let mark = Self.marks.randomElement(using: &random) else { continue }
        let place = (Self.titles.firstIndex(of: article.title) ?? 0) + (Self.marks.firstIndex(of: mark) ?? 0)
        if owned, place % clients.count != number { continue }
        let isSet = Bool.random(using: &random)
        try await client.state.mark([StatusEdit(mark: mark, isSet: isSet, ids: [article.id])])
        confirmed[Change(title: article.title, mark: mark)] = isSet
      case 6..<8: _ = try await client.contact()
      default:
        await Self.interrupt(client, &random)
        _ = try? await client.contact()
        await Self.mend(client)
      }
    }
    while !unpublished.isEmpty { await publish() }
    for _ in 1...3 { for client in clients { _ = try await client.contact() } }
    let onServer = await Self.marks(of: server)
    for client in clients { #expect(await client.marks == onServer, "seed \(seed)") }
    if owned {
      let lost = confirmed.filter { change, isSet in
        let marks = onServer.first { $0.hasPrefix("\(change.title): ") }?.split(separator: " ").dropFirst().map(String.init) ?? []
        return marks.contains(change.mark.rawValue) != isSet
      }
      #expect(lost.isEmpty, "seed \(seed)")
    }
    // A pull twice is a pull once.
    let before = (await server.sent, await clients[0].stores.articles.stored)
    _ = try await clients[0].contact()
    #expect(await server.sent == before.0, "seed \(seed)")
    #expect(await clients[0].stores.articles.stored == before.1, "seed \(seed)")
  }

  @Test("marks of which each belongs to one client are the same everywhere in the end, and none is lost", arguments: 1...150)
  func owned(seed: Int) async throws { try await check(seed: UInt64(seed), owned: true) }

  @Test("marks that several clients change are the same everywhere in the end", arguments: 1001...1100)
  func shared(seed: Int) async throws { try await check(seed: UInt64(seed), owned: false) }
}

extension CaseIterable {
  /// Any of the cases.
  fileprivate init(any random: inout some RandomNumberGenerator) {
    guard let one = Self.allCases.randomElement(using: &random) else { preconditionFailure("There is no case.") }
    self = one
  }
}
