import Foundation
import LoopbackServer
import SampleServer
import Testing

/// The faults that quote and picture servers can have.
@Suite("Faulty quote and picture servers", .timeLimit(.minutes(10)))
struct SmallServerTests {
  private static let badQuotes = [
    "/quotes/error": "500", "/quotes/malformed": "broken JSON", "/quotes/wrong-type": "text/html",
    "/quotes/empty": "JSON without 'content'", "/quotes/huge": "larger than 64 KiB", "/missing.rss": "404",
    "/picture.png": "image/png", "/feeds/star-porch.json": "JSON without '_id'",
  ]

  @Test("an invalid quote is reported in one sentence, also next to a stored quote")
  func quotes() async throws {
    try await Person.atWork { person in
      var sentences: [String: String] = [:]
      for (path, word) in Self.badQuotes {
        try await person.looksForQuotes(at: path)
        let reply = try await person.runs("quote")
        #expect(reply.isOneSentence(1, about: person.url(path), word), "\(reply)")
        sentences[path] = reply.sentences.first
      }
      #expect(!person.has("quotes.json"))

      try await person.looksForQuotes()
      let seen = try await person.runs("quote").lines
      let file = person.home.appending(path: "quotes.json")
      let remembered = try Data(contentsOf: file)
      for (path, sentence) in sentences {
        try await person.looksForQuotes(at: path)
        let reply = try await person.runs("quote")
        #expect(reply.status == 0 && reply.lines == [seen[0], "\(seen[1]) (seen just now)"], "\(reply)")
        #expect(reply.sentences == ["\(sentence) This is an earlier quote."], "\(reply)")
      }
      #expect(try Data(contentsOf: file) == remembered)
    }
  }

  @Test(
    "an invalid picture is reported in one sentence, and the previous picture stays",
    arguments: [
      ("error", "500"), ("malformed", "broken JSON"), ("no-url", "JSON without 'url'"), ("wrong-type", "text/html"), ("gone", "404"),
      ("huge", "larger than 10 MiB"), ("cut", "not PNG, JPEG"),
    ])
  func pictures(fault: String, word: String) async throws {
    try await Person.atWork { person in
      try await person.looksForPictures(at: "/bad/\(fault)")
      let first = try await person.runs("picture", "say", "hi")
      #expect(first.isOneSentence(1, about: person.url("/bad/\(fault)"), word), "\(first)")
      #expect(!person.has("pictures"))

      try await person.looksForPictures()
      let id = try await person.getsPicture("good")
      try await person.looksForPictures(at: "/bad/\(fault)")
      #expect(try await person.runs("picture", "say", "hi").sentences == first.sentences)
      #expect(try person.pictureFiles() == ["\(id).png"])
      #expect(try await person.runs("picture", "save").output == "Saved 'good' (\(id.prefix(8))).\n")
    }
  }

  @Test("a slow server and a relative picture URL work", arguments: ["slow", "relative"])
  func odd(base: String) async throws {
    try await Person.atWork { person in
      try await person.looksForPictures(at: "/bad/\(base)")
      try await person.savesPicture("hi")
      #expect(try await person.pictureCaptions() == ["hi"])
    }
  }

  @Test("a picture is fetched over http or https only, whatever URL the server returns")
  func otherSchemes() async throws {
    try await Person.atWork { person in
      for url in ["file:///etc/passwd", "javascript:alert(1)", "ftp://example.org/cat.png", "", "data:image/png;base64,iVBORw0KGgo="] {
        let record = CannedResponse(headers: ["Content-Type": "application/json"], text: #"{"url": "\#(url)"}"#)
        try await LoopbackServer.serving(["/cat/says/hi": record]) { server in
          try await person.runs("config", "set", "picture.url", server.url)
          let reply = try await person.runs("picture", "say", "hi")
          #expect(reply.isOneSentence(1, about: server.url), "\(url): \(reply)")
        }
      }
      #expect(!person.has("pictures"))
    }
  }

  @Test("a picture that arrives incomplete is not stored")
  func brokenOff() async throws {
    try await Person.atWork { person in
      let head = "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 5000\r\n\r\n"
      let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      try await ScriptedServer.playing(.send(head), .sendBytes(start)) { images in
        let record = CannedResponse(headers: ["Content-Type": "application/json"], text: #"{"url": "\#(images.url)/cat.png"}"#)
        try await LoopbackServer.serving(["/cat/says/hi": record]) { server in
          try await person.runs("config", "set", "picture.url", server.url)
          let reply = try await person.runs("picture", "say", "hi")
          #expect(reply.isOneSentence(1, about: "\(images.url)/cat.png", "is incomplete or invalid"), "\(reply)")
          #expect(!person.has("pictures"))
        }
      }
    }
  }

  @Test("a request that the user interrupts stores nothing", arguments: [SIGINT, SIGTERM])
  func stopped(signal: Int32) async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.looksForQuotes(at: "/quotes/slow?ms=30000")
      try await person.looksForPictures(at: "/bad/slow")
      let (quote, picture) = (try person.starts(["quote"]), try person.starts(["picture", "say", "hi"]))
      try await person.waitsUntilAsked("/quotes/slow")
      try await person.waitsUntilAsked("/bad/slow/cat/says/hi")
      for process in [quote, picture] {
        process.send(signal)
        let reply = await process.reply
        #expect(reply.status == 128 + signal && reply.output.isEmpty, "\(reply)")
      }
      #expect(!person.has("quotes.json") && !person.has("pictures"))
    }
  }
}
