import Foundation
import SampleServer
import Testing

@Suite("Parsing feed files", .timeLimit(.minutes(10)))
struct ParsingTests {
  private static func path(of feed: SampleFeed) -> String {
    Source.root.appending(path: "Modules/Tools/SampleServer/Samples\(feed.path)").path()
  }

  @Test("a sample file is printed as JSON Feed 1.1, and no data directory is created", arguments: SampleFeed.all)
  func sample(feed: SampleFeed) async throws {
    try await Person.atWork { person in
      let reply = try await person.types("parse", Self.path(of: feed))
      #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
      let document = try #require(try reply.json() as? [String: Any])
      #expect(document["version"] as? String == "https://jsonfeed.org/version/1.1")
      #expect(document["title"] as? String == feed.title)
      let items = try #require(document["items"] as? [[String: Any]])
      #expect(items.count == (feed.isWellFormed ? feed.itemCount : feed.itemCount - 1))
      #expect(items.allSatisfy { $0["id"] is String })
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }

  @Test("the items of all files are counted together, and standard input counts as a file")
  func count() async throws {
    try await Person.atWork { person in
      let files = SampleFeed.all.filter(\.isWellFormed)
      let expected = files.reduce(0) { $0 + $1.itemCount }
      #expect(try await person.types(["parse", "--count"] + files.map(Self.path)).output == "items \(expected)\n")
      let reply = try await person.types("parse", "-", "--count", input: try Source.sample("feeds/harbour.rss"))
      #expect(reply.status == 0 && reply.output == "items 9\n")
    }
  }

  @Test("a file that is missing or not a feed does not prevent counting the others")
  func some() async throws {
    try await Person.atWork { person in
      let notes = try person.writes("Just a few words.\n", to: "notes.txt")
      let reply = try await person.types("parse", Self.path(of: SampleFeed.all[0]), notes, "nowhere.xml", "--count")
      #expect(reply.status == 3 && reply.output == "items 9\n")
      #expect(reply.sentences == ["\(notes): this is not a feed but plain text.", "nowhere.xml does not exist."])
    }
  }
}
