import Foundation
import LoopbackServer
import Testing

/// Tests/Homes/README.md says what the directories are and how to add one.
@Suite("Data directories of other versions", .timeLimit(.minutes(10)))
struct HomesTests {
  /// The titles of items that an earlier version took for another item of the same document. They may arrive.
  private static let droppedAsDoubles: Set<String> = [
    "Its neighbour, without a title"  // ids.json: both ids are the same floating-point number.
  ]

  private static let arrival = "Arrived since"

  @Test("an update alone makes no article new, unread, edited or unstarred, and loses no tag and no setting", arguments: try Home.all())
  func update(home: Home) async throws {
    try await Person.atWork { person in try await check(home, person) }
  }

  @Test("a data directory that this version has made is the same after another refresh", arguments: ["json", "sqlite"])
  func making(store: String) async throws {
    try await Person.atWork { maker in
      // Tests/Homes/README.md: STRATA_NEW_HOME names the directories of this version, and keeps them.
      let name = ProcessInfo.processInfo.environment["STRATA_NEW_HOME"]
      let folder = name.map { Home.folder.appending(path: $0) } ?? maker.folder
      var home: Home?
      try await HomeMaking.make(by: maker, store: store) { proxy in
        home = try await Home.record(folder.appending(path: store == "json" ? "files" : store), of: maker, proxy: proxy)
      }
      let reader = Person(web: maker.web, folder: maker.folder.appending(path: "reader"))
      try FileManager.default.createDirectory(at: reader.folder, withIntermediateDirectories: true)
      try await check(#require(home), reader)
    }
  }

  /// Refreshes a copy of a directory from the documents that it was made from, each with one more item. Without that item, the program would not
  /// read a document again.
  private func check(_ home: Home, _ person: Person) async throws {
    try await HomeWeb.serving(arrival: Self.arrival) { web in
      try home.copy(to: person, proxy: web.url)
      let recorded = try home.state(for: person, proxy: web.url)
      try await expectUndamaged(person)
      try await expectSame(recorded, person)

      let before = try await articles(of: person)
      let (known, feeds) = (Set(before.map(\.id)), Set(before.map(\.feed)))
      let refresh = try await person.types("refresh", "--force", "--json", environment: ["http_proxy": web.url])
      let read = Set(try refresh.objectLines().filter { $0["outcome"] as? String == "updated" }.compactMap { $0["feed"] as? String })
      #expect([0, 3].contains(refresh.status) && read.isSuperset(of: feeds), "\(refresh)")

      let new = try await articles(of: person).filter { !known.contains($0.id) }
      #expect(new.count { $0.title == Self.arrival } == read.count)
      let unexpected = new.filter { article in
        article.title != Self.arrival && feeds.contains(article.feed) && !Self.droppedAsDoubles.contains(article.title)
      }
      #expect(unexpected == [], "The text file beside the directory names the URLs of these feeds.")
      try await expectSame(recorded, person)
      let undone = try await HomeState.undone(by: person)
      #expect(undone == recorded.undo)
      try await expectUndamaged(person)
    }
  }

  private func articles(of person: Person) async throws -> [ListedArticle] {
    try await HomeState.articles(of: person).map { row in
      ListedArticle(
        id: try #require(row["id"] as? String), feed: try #require(row["feed"] as? String), title: row["title"] as? String ?? "")
    }
  }

  private func expectSame(_ recorded: HomeState, _ person: Person) async throws {
    let differences = try await recorded.differences(in: HomeState(of: person))
    #expect(differences == [])
  }

  private func expectUndamaged(_ person: Person) async throws {
    let verify = try await person.types("store", "verify", "--json")
    #expect(try verify.status == 0 && verify.objects().isEmpty, "\(verify)")
  }
}

/// An article, as `list --json` prints it.
private struct ListedArticle: Equatable {
  let id: String
  let feed: String
  let title: String
}
