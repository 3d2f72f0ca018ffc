import CoreData
import CoreDomain
import CoreDoubles
import DataDoubles
import Foundation
import Processes
import ReaderData
import ReaderDomain
import Testing

@testable import FeedFetching

@Suite("Feeds from programs and files", .timeLimit(.minutes(10)))
struct SourceFeedStoreTests {
  private static let rss = "<rss><channel><title>T</title><item><guid>1</guid><title>One</title></item></channel></rss>"

  private static func store(
    in folder: TemporaryFolder, web: StubFeedNetwork = StubFeedNetwork(), seconds: Int = 60, bytes: Int = 1_000_000
  ) -> SourceFeedStore {
    SourceFeedStore(
      web: web, directory: DataDirectory(path: folder.path, now: { StoreSample.moment }),
      limits: ProgramLimits(seconds: seconds, bytes: bytes))
  }

  private static func request(_ text: String, knowing validators: Validators? = nil) throws -> FeedNetworkRequest {
    let source = try LocalSource(text)
    return FeedNetworkRequest(
      FeedRequest(
        feed: FeedID(url: source.url), url: source.serverURL ?? source.url, validators: validators, source: source))
  }

  /// The document as text, or why there is none.
  private static func result(
    _ text: String, _ store: SourceFeedStore, knowing validators: Validators? = nil
  ) async throws -> String {
    switch try await store.response(to: request(text, knowing: validators)) {
    case .document(let document): return String(decoding: try await document.body.bytes(), as: UTF8.self)
    case .unchanged: return "unchanged"
    case .refused(.source(let reason), _, _, _): return "! \(reason)"
    case .refused(let problem, _, _, _): return "? \(problem)"
    }
  }

  @Test(
    "a program prints the feed; no shell reads its arguments unless the source says so, and what it leaves behind holds nothing up",
    arguments: [
      ("exec:printf %s 'a b' $HOME \\'", "a b$HOME'"), ("exec:shell printf %s $((1 + 1)) | cat", "2"), ("exec:echo ~ x~/y", "~ x~/y\n"),
      ("exec:cat", ""), ("exec:shell sleep 1000 & echo feed", "feed\n"),
    ])
  func output(text: String, output: String) async throws {
    try await TemporaryFolder.with { folder async throws in #expect(try await Self.result(text, Self.store(in: folder)) == output) }
  }

  @Test("a leading ~ is the home folder, and a program has four variables at most")
  func environment() async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try #require(ProcessInfo.processInfo.environment["HOME"])
      #expect(try await Self.result("exec:printf %s ~/x", Self.store(in: folder)) == "\(home)/x")
      let names = try await Self.result("exec:env", Self.store(in: folder)).split(separator: "\n").map { $0.prefix { $0 != "=" } }
      #expect(names.contains("PATH") && Set(names).isSubset(of: ["PATH", "HOME", "LANG", "TMPDIR"]))
    }
  }

  @Test(
    "a program that fails is an error in one sentence, with the first line that it says",
    arguments: [
      ("exec:shell exit 3", "the program failed with exit code 3"),
      ("exec:shell echo feed; echo no luck >&2; echo more >&2; exit 1", "the program failed with exit code 1, and says 'no luck'"),
      (
        "exec:shell printf '\\033[1;31merror\\033[0m: no\\tluck\\007\\n' >&2; exit 1",
        "the program failed with exit code 1, and says 'error: no luck'"
      ),
      ("exec:shell printf ' \\n\\033[0m\\r\\nlate\\n' >&2; exit 1", "the program failed with exit code 1, and says 'late'"),
      (
        "exec:shell echo 'w: <urlopen error timed out>' >&2; exit 1",
        "the program failed with exit code 1, and says 'w: <urlopen error timed out>'"
      ),
      (
        "exec:shell echo '<urlopen error timed out>' >&2; exit 1",
        "the program failed with exit code 1, and says '<urlopen error timed out>'"
      ),
      ("exec:shell kill -9 $$", "the program was ended by signal 9"),
      ("exec:no-such-program", "the program 'no-such-program' was not found"),
      ("exec:/etc/passwd", "the program '/etc/passwd' cannot be started: Permission denied"),
      ("exec:yes", "the program printed more than 1000 bytes, and was stopped"),
      ("exec:cat /dev/zero", "the program printed more than 1000 bytes, and was stopped"),
    ])
  func failures(text: String, reason: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await Self.result(text, Self.store(in: folder, bytes: 1000)) == "! \(reason)")
    }
  }

  @Test("a program without an end is stopped, also when it ignores the request to end", arguments: ["", "trap '' TERM; "])
  func endless(trap: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let text = "exec:shell \(trap)echo x; sleep 1000; sleep 1000"
      #expect(
        try await Self.result(text, Self.store(in: folder, seconds: 1)) == "! the program did not end within 1 s, and was stopped")
    }
  }

  @Test(
    "no program is run when others may read or change the file of sources", arguments: [0o644, 0o660, 0o602, 0o601])
  func permissions(mode: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("exec:true\n", "sources")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("sources"))
      let ran = folder.path("ran")
      for text in ["exec:touch \(ran)", "filter:touch \(ran):https://example.org/f"] {
        let result = try await Self.result(text, Self.store(in: folder))
        #expect(result.hasPrefix("! \(folder.path("sources")): other users may read or change it, so nothing in it is run;"))
      }
      #expect(!FileManager.default.fileExists(atPath: ran))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("sources"))
      #expect(try await Self.result("exec:touch \(ran)", Self.store(in: folder)).isEmpty)
    }
  }

  @Test("a filter gets the document of its URL, and keeps the validators of the server")
  func filter() async throws {
    try await TemporaryFolder.with { folder async throws in
      let url = WebURL.sample("https://example.org/f")
      let validators = Validators(etag: "\"1\"", lastModified: "today")
      let document = FeedNetworkDocument(
        body: .whole(Array("<rss>a</rss>".utf8)), contentType: "text/html", validators: validators, url: url)
      let web = StubFeedNetwork([
        "f": .success(.document(document)), "same": .success(.unchanged()), "gone": .success(.refused(.gone, retryAfterSeconds: nil)),
      ])
      let store = Self.store(in: folder, web: web)
      guard case .document(let filtered) = try await store.response(to: Self.request("filter:tr a b:https://example.org/f")) else {
        Issue.record("no document")
        return
      }
      #expect(try await filtered.body.bytes() == Array("<rss>b</rss>".utf8))
      #expect(filtered.validators == validators && filtered.url == url && filtered.base == url && filtered.contentType == nil)
      #expect(try await Self.result("filter:false:https://example.org/same", store) == "unchanged")
      #expect(try await Self.result("filter:false:https://example.org/gone", store) == "? gone")
      #expect(await web.requests.map(\.url.text) == ["https://example.org/f", "https://example.org/same", "https://example.org/gone"])
    }
  }

  @Test("a filter may read nothing of a large document")
  func unread() async throws {
    try await TemporaryFolder.with { folder async throws in
      let document = FeedNetworkDocument(
        body: .whole([UInt8](repeating: 1, count: 5_000_000)), contentType: nil, validators: nil, url: .sample("https://example.org/f"))
      let store = Self.store(in: folder, web: StubFeedNetwork(["f": .success(.document(document))]))
      #expect(try await Self.result("filter:echo feed:https://example.org/f", store) == "feed\n")
    }
  }

  @Test("a file is read once, and again only when it has changed")
  func file() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = Self.store(in: folder)
      try folder.put(Self.rss, "feed.xml")
      // A file that has just changed may change again.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: folder.path("feed.xml"))
      let text = "file:\(folder.path("feed.xml"))"
      guard case .document(let document) = try await store.response(to: Self.request(text)) else {
        Issue.record("no document")
        return
      }
      #expect(document.base == nil)
      let validators = try #require(document.validators)
      #expect(try await Self.result(text, store, knowing: validators) == "unchanged")
      try folder.put(Self.rss + " ", "feed.xml")
      #expect(try await Self.result(text, store, knowing: validators) == Self.rss + " ")
    }
  }

  @Test("only a regular file of the usual size is read")
  func files() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = Self.store(in: folder, bytes: 1000)
      #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
      try folder.put([UInt8](repeating: 1, count: 1001), "large")
      try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: folder.path("loop"))
      for (path, reason) in [
        (folder.path("pipe"), "the file cannot be read: it is not a regular file"),
        ("/dev/zero", "the file cannot be read: it is not a regular file"), (folder.path, "the file cannot be read: Is a directory"),
        (folder.path("large"), "the file cannot be read: it is larger than 1000 bytes"), (folder.path("none"), "the file does not exist"),
        (folder.path("large/x"), "the file does not exist"),
        (folder.path("loop"), "the file cannot be read: Too many levels of symbolic links"),
      ] { #expect(try await Self.result("file:\(path)", store) == "! \(reason)") }
    }
  }

  @Test("what programs and files contain is read as feeds of any encoding, and what is no feed is an error")
  func feeds() async throws {
    try await TemporaryFolder.with { folder async throws in
      let latin =
        Array("<?xml version='1.0' encoding='iso-8859-1'?><rss><channel><title>".utf8) + [0xE4] + Array("</title></channel></rss>".utf8)
      try folder.put(latin, "latin.xml")
      let repository = WebFeedRepository(network: Self.store(in: folder), documents: FileDocumentStore())
      let request = FeedRequest(first: try LocalSource("file:\(folder.path("latin.xml"))"))
      guard case .feed(let feed, _, _) = try await repository.discover(at: request) else {
        Issue.record("no feed")
        return
      }
      #expect(feed.title == "ä")
      for text in ["exec:head -c 1000 /dev/urandom", "exec:true", "exec:echo hello"] {
        let source = try LocalSource(text)
        await #expect {
          try await repository.discover(at: FeedRequest(first: source))
        } throws: {
          guard case .feed(.fetch(source.url, .notAFeed, nil)) = $0 as? ReaderError else { return false }
          return true
        }
      }
    }
  }

  @Test("few programs run at once, and none is started after the session has ended")
  func turns() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = Self.store(in: folder)
      let repository = WebFeedRepository(network: store, documents: FileDocumentStore())
      // Each program notes that it has started, and then waits for the end.
      let requests = try (1...9).map {
        FeedRequest(first: try LocalSource("exec:shell touch \(folder.path("ran-\($0)")); exec sleep 1000"))
      }
      let started = { try folder.names().count { $0.hasPrefix("ran-") } }
      let reader = Task { await repository.fetch(requests).reduce(0) { $0 + $1.compactMap(\.response).count } }
      while try started() < 4 { try await Task.sleep(for: .milliseconds(1)) }
      reader.cancel()
      #expect(await reader.value == 0)
      #expect(try started() == 4)
    }
  }
}
