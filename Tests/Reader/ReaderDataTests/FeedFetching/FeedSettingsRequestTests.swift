import DataDoubles
@testable import CoreData
import CoreDomain
import ReaderDomain
@testable import FeedFetching
@testable import Files
import LoopbackServer
import Testing
import Transfer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Requests with feed settings", .timeLimit(.minutes(10)))
struct FeedSettingsRequestTests {
  private func ask(
    _ url: String, _ settings: [FeedSettings.Key: String], reserved: @escaping ReservedLogin.Lookup = { nil }
  ) async throws -> FeedNetworkResponse {
    let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test")
    let store = TransferFeedStore(
      client: client, executor: FileExecutor(label: "strata.tests"), now: { Timestamp(seconds: 0) }, reservedLogin: reserved)
    return try await store.response(to: FeedNetworkRequest(url: WebURL(url), settings: FeedSettings(settings)))
  }

  /// Creates a credentials file with this mode in a temporary folder.
  private func withFile(_ text: String, mode: mode_t = 0o600, _ work: (String) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder in
      try folder.put(text, "netrc")
      chmod(folder.path("netrc"), mode)
      try await work(folder.path("netrc"))
    }
  }

  /// Why no request was sent with the credentials in a file; nil when one was sent.
  private func refusal(_ url: String, _ path: String) async throws -> String? {
    if case .refused(.credentials(let reason), nil, _, nil) = try await ask(url, [.credentials: path]) { reason } else { nil }
  }

  @Test("a custom User-Agent and an extra header are sent")
  func agentAndHeader() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "<rss/>")]) { server in
      _ = try await ask(server.url + "/", [.agent: "Other/1", .header: "X-Key: a: b"])
      _ = try await ask(server.url + "/", [:])
      let requests = await server.requests
      #expect(requests.map { $0.header("User-Agent") } == ["Other/1", "Strata/test"])
      #expect(requests.map { $0.header("X-Key") } == ["a: b", nil])
    }
  }

  @Test(
    "an invalid extra header prevents the request", arguments: ["none", "A B: c", "X-A: b\r\nX-C: d"])
  func brokenHeader(text: String) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "<rss/>")]) { server in
      await #expect(throws: (any Error).self) {
        guard case .document = try await ask(server.url + "/", [.header: text]) else { throw NotAsked() }
      }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("credentials are sent to the host that the file names, and not to another origin after a redirect")
  func credentials() async throws {
    try await LoopbackServer.serving(["/feed": CannedResponse(text: "<rss/>")]) { other in
      let answers: [String: CannedResponse] = ["/": CannedResponse(text: "<rss/>"), "/away": .redirect(302, to: other.url + "/feed")]
      try await LoopbackServer.serving(answers) { server in
        let text = "machine example.org login you password other\n# mine\nmachine 127.0.0.1\n  login me\n  password secret\n"
        try await withFile(text) { path in
          for target in ["/", "/away"] { _ = try await ask(server.url + target, [.credentials: path]) }
        }
        #expect(await server.requests.map { $0.header("Authorization") } == ["Basic bWU6c2VjcmV0", "Basic bWU6c2VjcmV0"])
        #expect(await other.requests.map { $0.header("Authorization") } == [nil])
      }
    }
  }

  @Test("the login of a feed server's account is sent to no feed of the same host")
  func reservedLogin() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "<rss/>")]) { server in
      let account = "machine 127.0.0.1 login bob password account\n"
      for text in [account, account + "machine 127.0.0.1 login me password secret\n"] {
        try await withFile(text) { path in
          for url in [server.url, server.url.replacing("://", with: "://bob@")] {
            _ = try await ask(url + "/", [.credentials: path]) { ReservedLogin(host: "127.0.0.1", name: "bob") }
          }
          let unknown = try await ask(server.url + "/", [.credentials: path]) { () throws(ReaderError) in throw .cancelled }
          guard case .refused(.credentials, nil, _, nil) = unknown else { throw NotAsked() }
        }
      }
      #expect(await server.requests.map { $0.header("Authorization") } == ["Basic bWU6c2VjcmV0", "Basic bWU6c2VjcmV0"])
    }
  }

  @Test("a feed's extra header stays with its origin, and its User-Agent follows redirects", arguments: [301, 302, 303, 307, 308])
  func redirected(status: Int) async throws {
    try await LoopbackServer.serving(["/feed": CannedResponse(text: "<rss/>")]) { other in
      let answers: [String: CannedResponse] = ["/": .redirect(status, to: "/again"), "/again": .redirect(status, to: other.url + "/feed")]
      try await LoopbackServer.serving(answers) { server in
        _ = try await ask(server.url + "/", [.agent: "Other/1", .header: "X-Api-Key: secret"])
        #expect(await server.requests.map { $0.header("X-Api-Key") } == ["secret", "secret"])
        #expect(await other.requests.map { $0.header("X-Api-Key") } == [nil])
        #expect(await other.requests.map { $0.header("User-Agent") } == ["Other/1"])
        #expect(await other.requests[0].header("Accept")?.contains("application/atom+xml") == true)
      }
    }
  }

  @Test("a credentials file that others may read is not used, and no request is sent", arguments: [0o644, 0o640, 0o604, 0o660])
  func openToOthers(mode: Int) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "<rss/>")]) { server in
      try await withFile("machine 127.0.0.1 login me password secret", mode: mode_t(mode)) { path in
        let reason = try await refusal(server.url + "/", path)
        #expect(reason == "\(path) is not a regular file with mode 0600, which only its owner can read")
      }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test(
    "a credentials file without an entry for the host prevents the request",
    arguments: [
      "", "machine 127.0.0.1", "machine 127.0.0.1 login me", "machine other.example login me password secret",
      "machine 127.0.0.1 machine other.example login me password secret", "login me password secret machine 127.0.0.1", "root:x:0:0",
    ])
  func nothingForHost(text: String) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "<rss/>")]) { server in
      try await withFile(text) { path in
        let reason = try await refusal(server.url + "/", path)
        #expect(reason == "\(path) has no entry for 127.0.0.1")
      }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("a missing credentials file and a device are reported")
  func noFile() async throws {
    try await TemporaryFolder.with { folder in
      let missing = folder.path("none")
      let reasons = [try await refusal("http://127.0.0.1:1/", missing), try await refusal("http://127.0.0.1:1/", "/dev/zero")]
      #expect(reasons == ["\(missing) does not exist", "/dev/zero is not a regular file with mode 0600, which only its owner can read"])
    }
  }

  @Test("a request through a proxy reaches only the proxy")
  func proxy() async throws {
    let response = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: 6\r\nConnection: close\r\n\r\n<rss/>"
    try await ScriptedServer.playing(.send(response)) { proxy in
      guard case .document(let document) = try await ask("http://feeds.invalid/x", [.proxy: proxy.url]) else {
        Issue.record("The response must be a document.")
        return
      }
      #expect(try await document.body.bytes() == Array("<rss/>".utf8))
    }
  }

  @Test("without a usable proxy, no request is sent", arguments: ["", "nonsense://x", "http://nothing.invalid:1"])
  func noWayAround(proxy: String) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "<rss/>")]) { server in
      await #expect(throws: NetworkError.self) { try await ask(server.url + "/", [.proxy: proxy]) }
      #expect(await server.requests.isEmpty)
    }
  }
}

/// No request was sent.
private struct NotAsked: Error {}
