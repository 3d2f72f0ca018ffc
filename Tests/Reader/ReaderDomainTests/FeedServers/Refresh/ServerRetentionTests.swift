import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// What a contact with a feed server removes.
@Suite("Retention in a contact", .timeLimit(.minutes(10)))
struct ServerRetentionTests {
  /// A client of a server with three old articles and a new one, of which one may stay.
  private static func client(_ limit: SettingKey) async -> (client: ServerClient, ids: [ServerItemID]) {
    let server = MemoryFeedServer()
    let feed = await server.add(ServerClient.url, title: "News")
    let ids = await server.publish(
      [
        .served("One", minutes: -100_000), .served("Two", minutes: -99_999), .served("Three", minutes: -99_998), .served("Four"),
      ], in: feed.id)
    return (ServerClient(server, settings: [limit: .limit(1)]), ids)
  }

  @Test(
    "a contact removes nothing that it brings, and later ones only what is not unread on the server, and it does not return",
    arguments: [SettingKey.keepArticles, .keepDays])
  func old(limit: SettingKey) async throws {
    let (client, ids) = await Self.client(limit)
    await client.server.mark(.read, true, [ids[0]])
    let first = try await client.report()
    #expect(first?.newArticles == 4 && first?.removed == 0)
    for removed in [1, 0] { #expect(try await client.report()?.removed == removed) }
    #expect(await client.marks == ["Four: ", "Three: ", "Two: "])
    try await client.mark(.read, of: "Two")
    for removed in [1, 0] { #expect(try await client.report()?.removed == removed) }
    #expect(await client.marks == ["Four: ", "Three: "])
    #expect(try await client.state.items().count == 4)
    // An article that the server has deleted is not unread there.
    await client.server.purge([ids[2]])
    for removed in [1, 0] { #expect(try await client.report()?.removed == removed) }
    #expect(await client.marks == ["Four: "])
  }

  @Test(
    "while a list of marks is incomplete, nothing is removed; the list of all articles may be",
    arguments: [(ServerStream.all, 3), (.unread, 0), (.starred, 0)])
  func incomplete(list: ServerStream, removed: Int) async throws {
    let (client, ids) = await Self.client(.keepArticles)
    await client.server.mark(.read, true, ids)
    try await client.contact()
    await client.server.cut([list])
    #expect(try await client.report()?.removed == removed)
    await client.server.cut([])
    #expect(try await client.report()?.removed == 3 - removed)
  }
}
