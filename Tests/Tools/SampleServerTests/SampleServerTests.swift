import Foundation
import SampleEndpoints
import SampleServer
import Testing

@Suite("Sample server over the network")
struct SampleServerTests {
  /// Starts a server for one test and stops it afterwards.
  private func withServer(_ body: (SampleServer, LoopbackClient) async throws -> Void) async throws {
    let server = try await SampleServer.start()
    do { try await body(server, try #require(LoopbackClient(url: server.url))) } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test("each sample is served with its media type, validators and length")
  func mediaTypes() async throws {
    let types = [
      "rss": "application/rss+xml", "atom": "application/atom+xml", "rdf": "application/rdf+xml", "json": "application/feed+json",
      "xml": "text/xml",
    ]
    let others = [
      "/": "text/html; charset=utf-8", "/blog/": "text/html; charset=utf-8", "/nothing.html": "text/html; charset=utf-8",
      "/not-a-feed.txt": "text/plain; charset=utf-8", "/picture.png": "image/png", "/subscriptions.opml": "text/x-opml",
      "/media/night-ferry-12.mp3": "audio/mpeg",
    ]
    try await withServer { _, client in
      let feeds = SampleFeed.all.map { ($0.path, types[$0.path.split(separator: ".").last.map(String.init) ?? ""]) }
      for (path, type) in feeds + others.map({ ($0, $1) }) {
        let response = try #require(await client.send("GET", path))
        #expect(response.status == 200, "\(path)")
        #expect(
          ["content-type", "content-length", "content-encoding", "last-modified"].map { response.headers[$0] }
            == [type, String(response.body.count), nil, "Sat, 31 Oct 2026 12:00:00 GMT"], "\(path)")
        #expect(response.headers["etag"]?.hasPrefix("\"") == true, "\(path)")
      }
    }
  }

  @Test(
    "a second request with the validator of the first gets 304 and no body",
    arguments: [("etag", "If-None-Match"), ("last-modified", "If-Modified-Since")])
  func notModified(given: String, asked: String) async throws {
    try await withServer { _, client in
      let first = try #require(await client.send("GET", "/feeds/lichen.rdf"))
      let again = try #require(await client.send("GET", "/feeds/lichen.rdf", headers: [asked: first.headers[given] ?? ""]))
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
      #expect(again.headers["etag"] == first.headers["etag"])
    }
  }

  @Test("a gzip response decompresses to the bytes of the plain response")
  func gzip() async throws {
    try await withServer { _, client in
      let plain = try #require(await client.send("GET", "/feeds/roji.rss"))
      let packed = try #require(await client.send("GET", "/feeds/roji.rss", headers: ["Accept-Encoding": "deflate, gzip"]))
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(packed.body.count < plain.body.count)
      #expect(gunzip(packed.body) == plain.body)
    }
  }

  @Test("HEAD has the header fields of GET and no body")
  func head() async throws {
    try await withServer { _, client in
      let get = try #require(await client.send("GET", "/picture.png"))
      let head = try #require(await client.send("HEAD", "/picture.png"))
      #expect(head.body.isEmpty)
      #expect(head.headers["content-length"] == String(get.body.count))
      #expect(head.headers["etag"] == get.headers["etag"])
    }
  }

  @Test("a path's hits and last header fields are those that arrived over the network, whatever the query")
  func hits() async throws {
    try await withServer { server, client in
      #expect(await server.hits("/slow.rss") == 0)
      _ = await client.send("GET", "/slow.rss?ms=0")
      _ = await client.send("GET", "/slow.rss?ms=1", headers: ["User-Agent": "a reader"])
      #expect(await server.hits("/slow.rss") == 2)
      #expect(await server.lastHeaders("/slow.rss")["user-agent"] == "a reader")
    }
  }

  @Test(
    "a caption stays one segment over the network, whatever is encoded in it",
    arguments: [
      ("a%2Fb", "a/b"), ("a%2fb", "a/b"), ("%3Fjson=false", "?json=false"), ("100%25", "100%"), ("%2E%2E", ".."), ("%2E%2E%2F", "../"),
    ])
  func captions(segment: String, text: String) async throws {
    try await withServer { server, client in
      let record = try #require(await client.send("GET", "/cat/says/\(segment)?json=true"))
      let reply = try #require(try JSONSerialization.jsonObject(with: Data(record.body)) as? [String: Any])
      let url = try #require(reply["url"] as? String)
      #expect(url.hasPrefix("\(server.url)/cat/\(reply["id"] ?? "")/says/"))
      let path = String(url.dropFirst(server.url.count))
      let picture = try #require(await client.send("GET", path))
      #expect(picture.headers["content-type"] == "image/png")
      #expect(picture.headers["content-length"] == String(picture.body.count))
      #expect(picture.body.firstRange(of: Array("Title\0\0\0\0\0\(text)".utf8)) != nil)
      #expect(await server.hits("/cat/says/\(segment)") == 1)
      #expect(await server.hits(path) == 1)
    }
  }

  @Test(
    "an unencoded slash separates segments, and the path is not found",
    arguments: ["/cat/says/a/b", "/cat/says/%2E%2E/b", "/cat/says/a%2Fb/"])
  func bareSlash(path: String) async throws {
    try await withServer { server, client in
      #expect(await client.send("GET", "\(path)?json=true")?.status == 404)
      #expect(await server.hits(path) == 1)
    }
  }

  @Test("quotes are served in turn, and huge responses arrive complete")
  func quotes() async throws {
    try await withServer { _, client in
      for quote in SampleQuote.all.prefix(2) {
        let response = try #require(await client.send("GET", "/quotes/random"))
        #expect(["content-type", "cache-control", "etag"].map { response.headers[$0] } == ["application/json", "no-store", nil])
        #expect(response.body.firstRange(of: Array(quote.content.utf8)) != nil)
      }
      for path in ["/quotes/huge", "/bad/huge/cat/says/meow"] {
        let response = try #require(await client.send("GET", path))
        #expect(response.body.count > 1 << 20)
        #expect(response.headers["content-length"] == String(response.body.count))
      }
    }
  }

  @Test("a feed that grew is sent to a client that has the old version")
  func grow() async throws {
    try await withServer { server, client in
      let old = try #require(await client.send("GET", "/feeds/harbour.rss"))
      try await server.grow("/feeds/harbour.rss")
      let new = try #require(await client.send("GET", "/feeds/harbour.rss", headers: ["If-None-Match": old.headers["etag"] ?? ""]))
      #expect(new.status == 200)
      #expect(new.body.count > old.body.count)
    }
  }

  @Test("two servers run side by side and share no state")
  func twoServers() async throws {
    try await withServer { one, oneClient in
      try await withServer { other, otherClient in
        #expect(one.url != other.url)
        try await one.grow("/feeds/harbour.rss")
        let grown = try #require(await oneClient.send("GET", "/feeds/harbour.rss"))
        let untouched = try #require(await otherClient.send("GET", "/feeds/harbour.rss"))
        #expect(grown.body.count > untouched.body.count)
        #expect(await other.hits("/feeds/harbour.rss") == 1)
        #expect(untouched.body.firstRange(of: Array("<link>\(other.url)/</link>".utf8)) != nil)
      }
    }
  }

  @Test("a client that takes the server for a proxy gets the documents of its public URL")
  func proxy() async throws {
    let server = try await SampleServer.start(publicURL: "http://feeds.example:8090")
    let client = try #require(LoopbackClient(url: server.url))
    let list = try #require(await client.send("GET", "http://feeds.example:8090/subscriptions.opml"))
    let page = try #require(await client.send("GET", "http://feeds.example:8090"))
    let moved = try #require(await client.send("GET", "http://feeds.example:8090/moved.rss?from=http://elsewhere.example/"))
    await server.stop()
    #expect(list.status == 200 && String(decoding: list.body, as: UTF8.self).contains("http://feeds.example:8090/feeds/"))
    #expect(page.status == 200 && moved.headers["location"]?.hasPrefix("http://feeds.example:8090/") == true)
  }

  @Test("a port in use is reported, and a stopped server no longer responds")
  func takenPort() async throws {
    let server = try await SampleServer.start()
    let client = try #require(LoopbackClient(url: server.url))
    await #expect(throws: SampleServerError.cannotListen(port: client.port, reason: "Address already in use")) {
      _ = try await SampleServer.start(port: client.port)
    }
    await server.stop()
    // Another test's server may now have the port and respond; this one must not.
    _ = await client.send("GET", "/after-the-end")
    #expect(await server.hits("/after-the-end") == 0)
    await server.stop()
  }
}
