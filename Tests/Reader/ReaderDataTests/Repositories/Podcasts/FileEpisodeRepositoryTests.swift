import CoreData
import CoreDomain
import CoreDoubles
import DataDoubles
import Files
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

import Transfer

@Suite("Downloading the files of episodes", .timeLimit(.minutes(10)))
struct FileEpisodeRepositoryTests {
  /// A recording of three million bytes, no part of which looks like another.
  private static let recording = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 ^ ($0 >> 8) &* 31) }

  private static func repository(home: String? = nil, downloads: String? = nil) -> FileEpisodeRepository {
    FileEpisodeRepository(
      client: .sample, executor: FileExecutor(label: "downloads"), home: home, downloads: downloads, limits: .patient)
  }

  /// A server that sends ranges of a recording (RFC 9110 section 14), and the whole recording if the validator of the request is another one.
  private static func serving(
    _ body: [UInt8] = recording, etag: String? = "\"v1\"", type: String = "audio/mpeg", _ work: (LoopbackServer) async throws -> Void
  ) async throws {
    try await LoopbackServer.serving({ request in answer(to: request, body, etag: etag, type: type) }, work)
  }

  private static func answer(to request: RecordedRequest, _ body: [UInt8], etag: String?, type: String) -> CannedResponse {
    var headers = ["Content-Type": type]
    headers["ETag"] = etag
    let start = request.header("Range").flatMap { Int($0.dropFirst("bytes=".count).dropLast()) }
    guard let start, request.header("If-Range") == etag else { return CannedResponse(headers: headers, body: body) }
    guard start < body.count else { return CannedResponse(status: 416, headers: headers) }
    headers["Content-Range"] = "bytes \(start)-\(body.count - 1)/\(body.count)"
    return CannedResponse(status: 206, headers: headers, body: Array(body[start...]))
  }

  private static func episode(_ server: LoopbackServer, title: String = "Tides", number: Int = 1) -> Episode {
    .sample(number, title: title, url: "\(server.url)/\(number).mp3")
  }

  private static func download(_ episode: Episode, to folder: TemporaryFolder, known: String? = nil) async throws -> DownloadedFile {
    try await repository().download(episode, known: known, into: folder.path("podcasts"), isPublic: false) { _, _ in }
  }

  /// Downloads until some bytes have arrived.
  private static func interrupt(_ episode: Episode, to folder: TemporaryFolder) async throws {
    let (arrived, arriving) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      try await repository().download(episode, known: nil, into: folder.path("podcasts"), isPublic: false) { bytes, _ in
        arriving.yield(bytes)
        // The rest waits until the test has cancelled.
        if bytes > 0 { while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) } }
      }
    }
    for await bytes in arrived where bytes > 0 { break }
    task.cancel()
    await #expect(throws: ReaderError.cancelled) { try await task.value }
  }

  private static func files(_ folder: TemporaryFolder) throws -> [String] {
    try folder.names(in: "podcasts").filter { !$0.hasPrefix(".") }
  }

  @Test("a file is stored under date and title, with nothing of the user in the request")
  func downloads() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.serving { server in
        let file = try await Self.download(Self.episode(server, title: "The tide/noon"), to: folder)
        #expect(file == DownloadedFile(path: folder.path("podcasts/2026-03-01 The tide-noon.mp3"), bytes: Self.recording.count))
        #expect(try folder.bytes("podcasts/2026-03-01 The tide-noon.mp3") == Self.recording)
        let request = try #require(await server.requests.first)
        #expect(request.header("Accept-Encoding") == "identity" && request.header("Range") == nil)
        for name in ["Referer", "Cookie", "Authorization"] { #expect(request.header(name) == nil) }
        #expect(try folder.names(in: "podcasts/.unfinished").isEmpty)
      }
    }
  }

  @Test("what has arrived is kept, and only the rest is asked for")
  func resumes() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.serving { server in
        try await Self.interrupt(Self.episode(server), to: folder)
        let files = try Self.files(folder)
        #expect(files.isEmpty)
        // The title may have changed meanwhile.
        let file = try await Self.download(Self.episode(server, title: "Tides, edited"), to: folder)
        #expect(file.resumedFrom > 0 && file.bytes == Self.recording.count && file.path.hasSuffix("/2026-03-01 Tides, edited.mp3"))
        #expect(try folder.bytes("podcasts/2026-03-01 Tides, edited.mp3") == Self.recording)
        let request = try #require(await server.requests.last)
        #expect(request.header("Range") == "bytes=\(file.resumedFrom)-" && request.header("If-Range") == "\"v1\"")
      }
    }
  }

  @Test("a file that has changed on the server, or that has no strong validator, begins anew", arguments: ["\"v2\"", "W/\"v1\"", nil])
  func changed(etag: String?) async throws {
    try await TemporaryFolder.with { folder async throws in
      let answers = Answers(Self.recording, etag: etag == "\"v2\"" ? "\"v1\"" : etag)
      try await LoopbackServer.serving({ await answers.answer(to: $0) }) { server in
        try await Self.interrupt(Self.episode(server), to: folder)
        let other = Array(Self.recording.reversed())
        await answers.change(to: other, etag: etag)
        let file = try await Self.download(Self.episode(server), to: folder)
        #expect(file.resumedFrom == 0)
        #expect(try folder.bytes("podcasts/2026-03-01 Tides.mp3") == other)
        // A weak validator is not sent.
        #expect(await server.requests.last?.header("If-Range") == (etag == "\"v2\"" ? "\"v1\"" : nil))
      }
    }
  }

  /// What a server sends, which changes.
  private actor Answers {
    private var body: [UInt8]
    private var etag: String?

    init(_ body: [UInt8], etag: String?) { (self.body, self.etag) = (body, etag) }

    func change(to body: [UInt8], etag: String?) { (self.body, self.etag) = (body, etag) }

    func answer(to request: RecordedRequest) -> CannedResponse {
      FileEpisodeRepositoryTests.answer(to: request, body, etag: etag, type: "audio/mpeg")
    }
  }

  @Test(
    "a server that answers a request for the rest with something else gets another request, for everything",
    arguments: [
      CannedResponse(status: 416), CannedResponse(status: 206, body: [1, 2, 3]),
      CannedResponse(status: 206, headers: ["Content-Range": "bytes 0-2/3"], body: [1, 2, 3]),
      CannedResponse(status: 206, headers: ["Content-Range": "bytes 524288-524290/524291", "ETag": "\"v9\""], body: [1, 2, 3]),
    ])
  func wrongRest(rest: CannedResponse) async throws {
    try await TemporaryFolder.with { folder async throws in
      let body = Self.recording
      try await LoopbackServer.serving({ request in
        request.header("Range") != nil ? rest : Self.answer(to: request, body, etag: "\"v1\"", type: "audio/mpeg")
      }) { server in
        try await Self.interrupt(Self.episode(server), to: folder)
        let file = try await Self.download(Self.episode(server), to: folder)
        #expect(file.resumedFrom == 0 && file.bytes == body.count)
        #expect(try folder.bytes("podcasts/2026-03-01 Tides.mp3") == body)
      }
    }
  }

  @Test("a part of one server is not continued from another, which gets no validator of the first")
  func otherServer() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.serving { first in
        try await Self.serving { second in
          let answers = Redirects(to: "\(first.url)/a.mp3")
          try await LoopbackServer.serving({ _ in await answers.answer }) { feed in
            try await Self.interrupt(Self.episode(feed), to: folder)
            await answers.lead(to: "\(second.url)/b.mp3")
            let file = try await Self.download(Self.episode(feed), to: folder)
            #expect(file.resumedFrom == 0 && file.bytes == Self.recording.count)
            for server in [feed, second] { #expect(await server.requests.allSatisfy { $0.header("If-Range") == nil }) }
          }
        }
      }
    }
  }

  private actor Redirects {
    private var target: String
    init(to target: String) { self.target = target }
    func lead(to target: String) { self.target = target }
    var answer: CannedResponse { .redirect(to: target) }
  }

  @Test("a connection that breaks off is an error, and its bytes are kept")
  func breaksOff() async throws {
    try await TemporaryFolder.with { folder async throws in
      let head = "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nETag: \"v1\"\r\nContent-Length: 1000\r\n\r\n"
      try await ScriptedServer.playing(.send(head + String(repeating: "x", count: 400))) { server in
        await #expect(throws: ReaderError.self) { try await Self.download(.sample(url: server.url + "/1.mp3"), to: folder) }
        let parts = try folder.names(in: "podcasts/.unfinished").filter { $0.hasSuffix(".part") }
        #expect(parts.count == 1)
        #expect(try folder.bytes("podcasts/.unfinished/\(parts.first ?? "")").count == 400)
        let files = try Self.files(folder)
        #expect(files.isEmpty)
      }
    }
  }

  @Test("no existing file is changed: another one gets a number, and a file that is known to be here is not asked for")
  func conflicts() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("mine", "podcasts/2026-03-01 Tides.mp3")
      try await Self.serving { server in
        let second = try await Self.download(Self.episode(server), to: folder)
        #expect(second.path == folder.path("podcasts/2026-03-01 Tides (2).mp3") && !second.wasThere)
        let third = try await Self.download(Self.episode(server, number: 2), to: folder)
        #expect(third.path == folder.path("podcasts/2026-03-01 Tides (3).mp3"))
        #expect(try folder.text("podcasts/2026-03-01 Tides.mp3") == "mine")
        let asked = await server.requests.count
        let again = try await Self.download(Self.episode(server, title: "Tides, edited"), to: folder)
        #expect(again == DownloadedFile(path: second.path, bytes: second.bytes, wasThere: true))
        #expect(try await Self.download(Self.episode(server, number: 3), to: folder, known: second.path).wasThere)
        #expect(await server.requests.count == asked)
        #expect(try await Self.download(Self.episode(server, number: 3), to: folder, known: folder.path("gone")).wasThere == false)
      }
    }
  }

  @Test("two downloads of one file at once: the second is refused, and the first is complete")
  func together() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.serving { server in
        let (arrived, arriving) = AsyncStream.makeStream(of: Void.self)
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let episode = Self.episode(server)
        let first = Task {
          try await Self.repository().download(episode, known: nil, into: folder.path("podcasts"), isPublic: false) { bytes, _ in
            guard bytes == 0 else { return }
            arriving.finish()
            for await _ in gate {}
          }
        }
        for await _ in arrived {}
        await #expect(throws: ReaderError.podcast(.underWay)) { try await Self.download(episode, to: folder) }
        opening.finish()
        let bytes = try await first.value.bytes
        #expect(bytes == Self.recording.count)
      }
    }
  }

  @Test(
    "a page is no episode, and an error of the server is told", arguments: [("text/html; charset=utf-8", 200), ("audio/mpeg", 404)])
  func refused(type: String, status: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await LoopbackServer.serving(["/1.mp3": CannedResponse(status: status, headers: ["Content-Type": type], text: "Log in")]) {
        server in
        let error: PodcastError = status == 200 ? .notMedia(type: type) : .web(.status(code: 404))
        await #expect(throws: ReaderError.podcast(error)) { try await Self.download(Self.episode(server), to: folder) }
        let files = try Self.files(folder)
        #expect(files.isEmpty)
      }
    }
  }

  @Test("a file on another server than its feed is not asked of a private network")
  func boundary() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.serving { server in
        await #expect(throws: ReaderError.self) {
          try await Self.repository().download(
            Self.episode(server), known: nil, into: folder.path("podcasts"), isPublic: true
          ) { _, _ in }
        }
        #expect(await server.requests.isEmpty)
      }
    }
  }

  @Test("a file on its feed's own server is not redirected to another host in a private network")
  func redirectedBoundary() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await LoopbackServer.serving(on: "127.0.0.2", { _ in CannedResponse(text: "secret") }) { secret in
        try await LoopbackServer.serving({ _ in .redirect(to: secret.url + "/1.mp3") }) { server in
          let reason = "it redirects to another host in a private network, \(secret.url.dropFirst("http://".count))"
          await #expect(throws: ReaderError.podcast(.web(.invalidResponse(reason: reason)))) {
            try await Self.download(Self.episode(server), to: folder)
          }
          #expect(await secret.requests.isEmpty)
        }
      }
    }
  }

  @Test("the folder is the one that is set, or one among the downloads; a relative one is refused")
  func places() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.serving(Array("x".utf8)) { server in
        let repository = Self.repository(home: folder.path, downloads: folder.path("Downloads"))
        func path(_ setting: String?, _ number: Int) async throws -> String {
          try await repository.download(Self.episode(server, number: number), known: nil, into: setting, isPublic: false) { _, _ in }.path
        }
        #expect(try await path(nil, 1) == folder.path("Downloads/Podcasts/2026-03-01 Tides.mp3"))
        #expect(try await path("~/radio/", 2) == folder.path("radio/2026-03-01 Tides.mp3"))
        let relative = ConfigurationError.badValue(.downloadFolder, "radio", .notAFolder, .file)
        await #expect(throws: ReaderError.configuration(relative)) { try await path("radio", 3) }
        try folder.put("a file", "file")
        await #expect(throws: ReaderError.self) { try await path(folder.path("file/podcasts"), 4) }
        await #expect(throws: ReaderError.podcast(.noFolder)) {
          try await Self.repository().download(Self.episode(server), known: nil, into: nil, isPublic: false) { _, _ in }
        }
      }
    }
  }
}
