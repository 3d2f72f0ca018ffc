import LoopbackServer
import Testing

@Suite("Article retention", .timeLimit(.minutes(10)))
struct RetentionTests {
  /// The number of articles after three refreshes of a feed that lists its two newest articles. The newest one is starred before the first refresh.
  private func countAfterThree(_ person: Person, _ feed: String, web: String) async throws -> (count: Int, last: Reply) {
    try await person.does("add", "\(web)\(feed)")
    let first = try await person.types("list", "--json", "--limit", "1").objects()
    let id = try #require(first.first?["id"] as? String)
    try await person.does("star", id)
    var last = try await person.types("refresh", "--force")
    for _ in 1...2 { last = try await person.types("refresh", "--force") }
    return (try await person.count(), last)
  }

  @Test("all articles are kept by default", arguments: [[], ["--store", "sqlite"]])
  func everything(store: [String]) async throws {
    try await Person.atWork { person async throws in
      try await GrowingFeed.serving { web async throws in
        if !store.isEmpty { try await person.does(store + ["count"]) }
        #expect(try await countAfterThree(person, "/4/short.xml", web: web.url).count == 8)
      }
    }
  }

  @Test("the newest articles are kept, the starred ones, and those that are still in the feed", arguments: [[], ["--store", "sqlite"]])
  func newest(store: [String]) async throws {
    try await Person.atWork { person async throws in
      try await GrowingFeed.serving { web async throws in
        try await person.does(store + ["config", "set", "keep.articles", "3"])
        let (count, last) = try await countAfterThree(person, "/4/short.xml", web: web.url)
        #expect(count == 4 && last.error.contains("2 old articles removed"), "\(last)")
        #expect(try await person.count("--starred") == 1)
        try await person.does("store", "verify")
      }
    }
  }

  @Test("a refresh with invalid settings removes nothing, and says how to correct them")
  func badSettings() async throws {
    try await Person.atWork { person async throws in
      try await GrowingFeed.serving { web async throws in
        try await person.does("add", "\(web.url)/4/short.xml")
        let before = try await person.count()
        _ = try person.writes(#"{"keep.days": "soon"}"#, to: "home/config.json")
        let reply = try await person.types("refresh", "--force")
        #expect(reply.status == 0 && reply.error.contains("'strata config set keep.days NUMBER' corrects it"), "\(reply)")
        #expect(await web.requests.count == 2)
        #expect(try await person.count() >= before)
      }
    }
  }
}
