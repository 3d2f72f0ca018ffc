import CoreDomain
import DataDoubles
import Files
import Foundation
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing
import Transfer

@Suite("What a finished download is", .timeLimit(.minutes(10)))
struct FinishedDownloadTests {
  private static var repository: FileEpisodeRepository {
    FileEpisodeRepository(client: .sample, executor: FileExecutor(label: "downloads"), home: nil, downloads: nil, limits: .patient)
  }

  private static func download(_ url: String, to folder: TemporaryFolder, known: String? = nil) async throws -> DownloadedFile {
    try await repository.download(.sample(url: url), known: known, into: folder.path("podcasts"), isPublic: false) { _, _ in }
  }

  private static func serving(_ bodies: [String: String], _ work: (LoopbackServer, TemporaryFolder) async throws -> Void) async throws {
    let responses = bodies.mapValues { CannedResponse(headers: ["Content-Type": "audio/mpeg", "ETag": "\"1\""], text: $0) }
    try await TemporaryFolder.with { folder async throws in
      try await LoopbackServer.serving(responses) { server in try await work(server, folder) }
    }
  }

  private static func files(_ folder: TemporaryFolder) throws -> [String] {
    try folder.names(in: "podcasts").filter { !$0.hasPrefix(".") }
  }

  private static let first = "2026-03-01 Tides.mp3"
  private static let second = "2026-03-01 Tides (2).mp3"

  @Test("two episodes of one date, title and size are two files, and each is found again by its URL")
  func twins() async throws {
    try await Self.serving(["/a.mp3": "aaaa", "/b.mp3": "bbbb"]) { server, folder async throws in
      for _ in 0..<2 {
        #expect(try await Self.download("\(server.url)/a.mp3", to: folder).path == folder.path("podcasts/\(Self.first)"))
        #expect(try await Self.download("\(server.url)/b.mp3", to: folder).path == folder.path("podcasts/\(Self.second)"))
      }
      #expect(try folder.text("podcasts/\(Self.first)") == "aaaa")
      #expect(try folder.text("podcasts/\(Self.second)") == "bbbb")
      #expect(await server.requests.count == 2)
    }
  }

  @Test("a file of the user with the same name and size is neither taken for the episode nor changed")
  func foreign() async throws {
    try await Self.serving(["/a.mp3": "aaaa"]) { server, folder async throws in
      try folder.put("mine", "podcasts/\(Self.first)")
      let file = try await Self.download("\(server.url)/a.mp3", to: folder)
      #expect(file.path == folder.path("podcasts/\(Self.second)") && !file.wasThere)
      #expect(try folder.text("podcasts/\(Self.first)") == "mine")
      #expect(try folder.text("podcasts/\(Self.second)") == "aaaa")
    }
  }

  @Test("the name of a removed file is given to no other URL, and its own gets it back")
  func removed() async throws {
    try await Self.serving(["/a.mp3": "aaaa", "/b.mp3": "bbbb"]) { server, folder async throws in
      let path = try await Self.download("\(server.url)/a.mp3", to: folder).path
      try FileManager.default.removeItem(atPath: path)
      #expect(try await Self.download("\(server.url)/b.mp3", to: folder).path == folder.path("podcasts/\(Self.second)"))
      let again = try await Self.download("\(server.url)/a.mp3", to: folder, known: path)
      #expect(again.path == path && !again.wasThere)
      #expect(try folder.text("podcasts/\(Self.first)") == "aaaa")
    }
  }

  @Test("the files that were downloaded are known by their URLs, until they go or are changed, and in their own folder alone")
  func known() async throws {
    try await Self.serving(["/a.mp3": "aaaa", "/b.mp3": "bbbb", "/c.mp3": "cccc"]) { server, folder async throws in
      let episodes = ["a", "b", "c", "d"].map { Episode.sample(url: "\(server.url)/\($0).mp3") }
      let place = folder.path("podcasts")
      #expect(await Self.repository.paths(of: episodes, in: place) == [:])
      var paths: [WebURL: String] = [:]
      for episode in episodes.dropLast() {
        paths[episode.file.url] = try await Self.download(episode.file.url.text, to: folder).path
      }
      let found = await Self.repository.paths(of: episodes, in: place)
      #expect(found == paths)
      let one = await Self.repository.paths(of: [episodes[1]], in: place + "/")
      #expect(one == [episodes[1].file.url: folder.path("podcasts/\(Self.second)")])
      for other in [folder.path("other"), "podcasts", nil] { #expect(await Self.repository.paths(of: episodes, in: other) == [:]) }
      try FileManager.default.removeItem(atPath: folder.path("podcasts/\(Self.first)"))
      try folder.put("bbbbb", "podcasts/\(Self.second)")
      let left = await Self.repository.paths(of: episodes, in: place)
      #expect(left == paths.filter { $0.key == episodes[2].file.url } && left.count == 1)
    }
  }

  @Test(
    "a damaged note leads to another download, and to nothing worse", arguments: ["", "{", "{\"url\":1}", "{\"name\":\"../x\",\"size\":4}"])
  func damaged(text: String) async throws {
    try await Self.serving(["/a.mp3": "aaaa"]) { server, folder async throws in
      _ = try await Self.download("\(server.url)/a.mp3", to: folder)
      let notes = try folder.names(in: "podcasts/.downloaded")
      #expect(notes.count == 1)
      for note in notes { try folder.put(text, "podcasts/.downloaded/\(note)") }
      #expect(try await Self.download("\(server.url)/a.mp3", to: folder).path == folder.path("podcasts/\(Self.second)"))
      #expect(try await Self.download("\(server.url)/a.mp3", to: folder).wasThere)
    }
  }

  @Test(
    "an empty file and a page are no episodes, whatever their type, and leave nothing behind",
    arguments: [
      ("", .empty), ("<!DOCTYPE html><title>Log in</title>", .notMedia(type: "a page")), ("\n <html>", .notMedia(type: "a page")),
    ] as [(String, PodcastError)])
  func refused(body: String, error: PodcastError) async throws {
    try await Self.serving(["/a.mp3": body]) { server, folder async throws in
      for _ in 0..<2 {
        await #expect(throws: ReaderError.podcast(error)) { try await Self.download("\(server.url)/a.mp3", to: folder) }
        let (files, unfinished) = (try Self.files(folder), try folder.names(in: "podcasts/.unfinished"))
        #expect(files.isEmpty && unfinished.isEmpty)
      }
    }
  }

  @Test("a failed download leaves no lock")
  func locks() async throws {
    try await Self.serving([:]) { server, folder async throws in
      await #expect(throws: ReaderError.podcast(.web(.status(code: 404)))) { try await Self.download("\(server.url)/a.mp3", to: folder) }
      #expect(try folder.names(in: "podcasts/.unfinished").isEmpty)
    }
  }

  @Test("whether the server announced the size is known", arguments: [("Content-Length: 4\r\n", true), ("", false)])
  func announced(field: String, isAnnounced: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      let response = "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\n\(field)Connection: close\r\n\r\naaaa"
      try await ScriptedServer.playing(.send(response)) { server in
        let file = try await Self.download("\(server.url)/a.mp3", to: folder)
        #expect(file.bytes == 4 && file.isAnnounced == isAnnounced)
      }
    }
  }

  @Test(
    "what has arrived is said to be kept if it can be continued",
    arguments: [("ETag: \"1\"\r\n", "aaaa", true), ("", "aaaa", false), ("ETag: \"1\"\r\n", "", false)])
  func kept(field: String, body: String, isKept: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      let response = "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\n\(field)Content-Length: 1000\r\nConnection: close\r\n\r\n\(body)"
      try await ScriptedServer.playing(.send(response)) { server in
        let problem = WebError.invalidResponse(reason: "the connection ended before the response did")
        await #expect(throws: ReaderError.podcast(.web(problem, isKept: isKept))) {
          try await Self.download("\(server.url)/a.mp3", to: folder)
        }
      }
    }
  }
}
