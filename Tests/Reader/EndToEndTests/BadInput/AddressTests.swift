import Foundation
import LoopbackServer
import SampleServer
import Testing

@Suite("Unusable URLs", .timeLimit(.minutes(10)))
struct AddressTests {
  @Test("a response that is not a feed is reported in one sentence, and no feed is followed")
  func answers() async throws {
    try await Person.atWork { person in
      let answers = [
        ("/missing.rss", "404"), ("/gone.rss", "410"), ("/error.rss", "500"), ("/not-a-feed.txt", "plain text"),
        ("/nothing.html", "without a link to a feed"), ("/picture.png", "PNG"), ("/no/such/place", "404"),
      ]
      for (path, word) in answers {
        let reply = try await person.types("add", person.url(path))
        #expect(reply.isOneSentence(1, about: person.url(path), word), "\(reply)")
      }
      #expect(try await person.types("feeds").status == 4)
    }
  }

  @Test("the error names a host that refuses connections or does not exist")
  func deadHosts() async throws {
    try await Person.atWork { person in
      let port = try SilentPort()
      let closed = try await person.types("add", "http://127.0.0.1:\(port.number)/feed.xml")
      #expect(closed.isOneSentence(1, about: "cannot connect to 127.0.0.1:\(port.number)"), "\(closed)")
      let unknown = try await person.types("add", "http://nobody.invalid/feed.xml")
      #expect(unknown.isOneSentence(1, about: "there is no server named nobody.invalid"), "\(unknown)")
    }
  }

  @Test("a feed that becomes unreachable keeps its articles")
  func goneLater() async throws {
    try await Person.atWork { person in
      var id = ""
      let feed = try Source.sample("feeds/roji.rss")
      try await LoopbackServer.serving(["/feed": CannedResponse(text: feed)]) { server in
        try await person.types("add", "\(server.url)/feed")
        id = try await person.ids()[0]
        try await person.types("star", id)
      }
      let reply = try await person.types("refresh", "--force")
      #expect(reply.status == 3 && reply.lines.count == 1 && reply.sentences == ["1 feed failed."], "\(reply)")
      #expect(try await person.ids("--starred") == [id])
      #expect(try await person.count() == 5)
    }
  }
}
