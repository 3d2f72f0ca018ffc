import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Synchronization
import Testing

/// Contacts that cannot send changes.
@Suite("MarkPush", .timeLimit(.minutes(10)))
struct MarkPushTests {
  private static func web(_ error: WebError) -> ReaderError { .server(.web(host: "server.example", error)) }

  @Test(
    "when only changes fail, everything else comes, the changes win and wait, and the error is told",
    arguments: [
      web(.status(code: 500)), web(.status(code: 404)), .server(.invalidAnswer(host: "server.example", call: "edit-tag", found: "HTML")),
      .server(.moved(host: "server.example", to: "https://else.example/")),
    ])
  func failing(error: ReaderError) async throws {
    let (client, feed, ids) = await ServerClient.following()
    try await client.contact()
    try await client.mark(.starred, of: "One")
    await client.server.mark(.read, true, [ids[1]])
    await client.server.publish([.served("Three", minutes: 3)], in: feed.id)
    await client.server.failWith(error, on: [.set])
    for new in [1, 0] {
      let report = try await client.report()
      #expect(report?.problem == error && report?.newArticles == new && report?.contact?.sent == 0)
      #expect(await client.marks == ["One: starred", "Three: ", "Two: read"])
      #expect(try await client.state.pending().marks.map(\.mark) == [.starred])
    }
    await client.server.failWith(nil)
    #expect(try await client.report()?.problem == nil)
    #expect(await client.server.starred == [ids[0]])
    #expect(try await client.state.pending().marks.isEmpty)
  }

  @Test(
    "a server that asks to wait, refuses the login or does not answer ends the contact, and the queue stays as it is",
    arguments: [
      ReaderError.server(.busy(host: "server.example", seconds: nil)), .server(.refusedLogin(host: "server.example", user: "bob")),
      web(.timedOut(seconds: 30)), web(.cannotConnect(host: "server.example")),
    ])
  func ending(error: ReaderError) async throws {
    let (client, feed, _) = await ServerClient.following()
    try await client.contact()
    try await client.mark(.starred, of: "One")
    await client.server.publish([.served("Three", minutes: 3)], in: feed.id)
    await client.server.failWith(error, on: [.set])
    let report = try await client.report()
    #expect(report?.problem == error && report?.newArticles == 0)
    #expect(try await client.state.pending().marks.map(\.number) == [1])
  }

  @Test("of several requests, what the server has leaves the queue, and what it does not have stays", arguments: [1, 10, 11])
  func some(tags: Int) async throws {
    let (client, _, _) = await ServerClient.following()
    try await client.contact()
    for tag in 1...tags { try await client.mark(.tagged("t\(tag)"), of: "Two") }
    try await client.mark(.read, of: "One")
    let error = Self.web(.status(code: 500))
    // The first request, which is about what was read, succeeds.
    await client.server.failWith(error, on: [.set], after: 1)
    let report = try await client.report()
    #expect(report?.problem == error && report?.contact?.sent == 1)
    #expect(try await client.state.pending().marks.compactMap(\.mark.tag?.text) == (1...tags).map { "t\($0)" })
    // After ten failures of tags, the others are not tried.
    #expect(await client.server.calls.count { $0 == .set } == 1 + min(tags, 10))
  }

  @Test("tags for which the server always fails hold back no other tag")
  func otherTags() async throws {
    let titles = ["One", "Two", "Three", "Four"]
    let (client, _, ids) = await ServerClient.following(titles)
    try await client.contact()
    for title in titles { try await client.mark(.tagged(title.lowercased()), of: title) }
    // At this moment, tags are sent in alphabetical order: that of the second article is the last.
    await client.server.fail([ids[0], ids[2], ids[3]])
    try await client.contact()
    #expect(await client.server.labelled[ServerLabel("two")] == [ids[1]])
    #expect(try await client.state.pending().marks.compactMap(\.mark.tag?.text) == ["one", "three", "four"])
  }

  @Test("articles for which the server always fails hold back the others at some contacts, and not at all of them")
  func turns() async throws {
    let (following, _, ids) = await ServerClient.following((1...1000).map { "A\($0)" })
    let minutes = Mutex(0)
    let client = ServerClient(following.server, now: { .sample(plusMinutes: minutes.withLock { $0 }) })
    try await client.contact()
    try await client.state.mark([StatusEdit(mark: .read, isSet: true, ids: await client.stores.articles.stored.map(\.article.id))])
    // Three requests of 250 articles fail if these come first.
    await client.server.fail(Set(ids[..<750]))
    for _ in 1...5 {
      minutes.withLock { $0 += 15 }
      try await client.contact()
    }
    #expect(await client.server.read == Set(ids[750...]))
    #expect(try await client.state.pending().marks.count == 750)
  }

  @Test("after three failures of a gateway in a row, no change is sent any more, and what comes in comes", arguments: [502, 504])
  func gateway(status: Int) async throws {
    let (client, feed, _) = await ServerClient.following()
    try await client.contact()
    let marks = [ArticleMark.read, .starred, .tagged("a"), .tagged("b"), .tagged("c")]
    for mark in marks { try await client.mark(mark, of: "One") }
    await client.server.publish([.served("Three", minutes: 3)], in: feed.id)
    await client.server.failWith(Self.web(.status(code: status)), on: [.set])
    let report = try await client.report()
    #expect(report?.problem == Self.web(.status(code: status)) && report?.newArticles == 1)
    #expect(await client.server.calls.count { $0 == .set } == 3)
    #expect(try await client.state.pending().marks.map(\.mark) == marks)
    await client.server.failWith(nil)
    #expect(try await client.report()?.contact?.sent == 5)
  }

  @Test("a change that fails stays in its place in the queue, before newer ones, and the other articles of its request leave the queue")
  func places() async throws {
    let (client, _, ids) = await ServerClient.following()
    try await client.contact()
    try await client.mark(.starred, of: "One")
    try await client.mark(.starred, of: "Two")
    await client.server.fail([ids[1]])
    for _ in 1...2 {
      try await client.contact()
      #expect(try await client.state.pending().marks.map(\.number) == [2])
      #expect(await client.server.starred == [ids[0]])
    }
    #expect(await client.server.sent == ["starred 2", "starred 1"])
    try await client.mark(.starred, false, of: "Two")
    await client.server.fail([])
    try await client.contact()
    #expect(await client.marks == ["One: starred", "Two: "])
    #expect(try await client.state.pending().marks.isEmpty)
  }

  @Test(
    "requests of one mark that fail hold back no other mark, and a gateway that fails with one gets no other of its kind",
    arguments: [(500, 3), (504, 1)])
  func otherMarks(status: Int, requests: Int) async throws {
    let (client, _, ids) = await ServerClient.following((1...1001).map { "A\($0)" })
    try await client.contact()
    try await client.mark(.starred, of: "A1")
    try await client.state.mark([StatusEdit(mark: .read, isSet: true, ids: await client.stores.articles.stored.map(\.article.id))])
    await client.server.fail(Set(ids[1...]), status: status)
    try await client.contact()
    #expect(await client.server.sent == Array(repeating: "read 250", count: requests) + ["starred 1"])
    #expect(try await client.state.pending().marks.count == 1000)
  }

  @Test("a change that the server refused keeps its mark here although another one waits for its article")
  func refusedAndWaiting() async throws {
    let (client, _, ids) = await ServerClient.following(["One", "Two", "Three"])
    try await client.contact()
    await client.server.purge([ids[0]])
    try await client.contact()
    try await client.mark(.read, of: "Three")
    try await client.mark(.read, of: "One")
    try await client.mark(.starred, of: "Two")
    await client.server.refuse([ids[1]])
    try await client.contact()
    #expect(await client.marks == ["One: read", "Three: read", "Two: starred"])
    #expect(try await client.state.pending().setAside.map(\.number) == [3])
  }

  @Test("a change that the user makes while another one of the same mark fails wins")
  func meanwhile() async throws {
    let (client, _, _) = await ServerClient.following()
    try await client.contact()
    try await client.mark(.starred, of: "One")
    let state = client.state
    let ids = await client.stores.articles.stored.filter { $0.article.title == "One" }.map(\.article.id)
    await client.server.failWith(Self.web(.status(code: 500)), on: [.set])
    await client.server.beforeCalls { call in
      guard call == .set else { return }
      do { try await state.mark([StatusEdit(mark: .starred, isSet: false, ids: ids)]) } catch { Issue.record(error) }
    }
    try await client.contact()
    #expect(try await client.state.pending().marks.map(\.isSet) == [true, false])
    #expect(await client.marks == ["One: ", "Two: "])
  }
}
