import Foundation
import LoopbackServer
import Testing

@Suite("Podcasts", .timeLimit(.minutes(10)))
struct PodcastsTests {
  private static let recording = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 ^ ($0 >> 8) &* 31) }

  /// A feed with two episodes and an article without one.
  private static func feed(_ server: String) -> String {
    let items = (1...2).map { number in
      """
      <item><title>Tide \(number)</title><guid>\(number)</guid><pubDate>Sun, 0\(number) Mar 2026 08:30:00 GMT</pubDate>
      <enclosure url="\(server)/\(number).mp3" type="audio/mpeg" length="\(recording.count)"/><itunes:duration>\(number)0:39</itunes:duration></item>
      """
    }
    return """
      <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Tides</title>\(items.joined())
      <item><title>Words only</title><guid>3</guid><pubDate>Tue, 03 Mar 2026 08:30:00 GMT</pubDate></item></channel></rss>
      """
  }

  /// A user who follows the feed, and downloads into a folder of their own.
  private func listening(_ work: (Person, LoopbackServer, _ ids: [String]) async throws -> Void) async throws {
    try await LoopbackServer.serving({ request in
      let server = "http://\(request.header("Host") ?? "")"
      return request.path == "/feed"
        ? CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: Self.feed(server))
        : CannedResponse(headers: ["Content-Type": "audio/mpeg", "ETag": "\"1\""], body: Self.recording)
    }) { server in
      try await Person.atWork { person in
        try await person.does("add", server.url + "/feed")
        try await person.does("config", "set", "download.folder", Self.folder(of: person).path())
        try await work(person, server, try await person.types("list", "--plain").fields.map { $0[0] })
      }
    }
  }

  private static func folder(of person: Person) -> URL { person.folder.appending(path: "podcasts") }

  private static func files(of person: Person) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder(of: person).path()) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder(of: person).path()).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("lengths and sizes are shown in units of people, and queries find episodes by length")
  func shows() async throws {
    try await listening { person, _, ids in
      let read = try await person.types("read", "--keep-unread", ids[1])
      #expect(read.output.contains("/2.mp3 (audio/mpeg, 20:39, 400 kB)"), "\(read)")
      #expect(try await person.types("list", "has:audio", "length:>20m", "--plain").fields.map { $0[1] } == ["Tide 2"])
      #expect(try await person.types("count", "length:<1h").output == "2\n")
    }
  }

  @Test("episodes are queued, downloaded once, and removed; an article without one is told")
  func queue() async throws {
    try await listening { person, server, ids in
      let added = try await person.types("queue", "add", ids[2], ids[1], ids[0])
      #expect(added.status == 3 && added.output == "2 episodes added to the queue.\n", "\(added)")
      #expect(added.error.contains("'Words only' has neither a recording nor a film on the web."))
      let downloaded = try await person.types("download", "--queue")
      let folder = Self.folder(of: person).path()
      #expect(downloaded.status == 0, "\(downloaded)")
      #expect(
        downloaded.lines == [
          "Downloaded \(folder)/2026-03-01 Tide 1.mp3 (400 kB).", "Downloaded \(folder)/2026-03-02 Tide 2.mp3 (400 kB).",
        ])
      #expect(try Self.files(of: person) == ["2026-03-01 Tide 1.mp3", "2026-03-02 Tide 2.mp3"])
      let asked = await server.requests.count
      let again = try await person.types("download", "--queue", "--json")
      #expect(again.status == 0 && again.lines.count == 2 && again.lines.allSatisfy { $0.contains("\"was_there\":true") }, "\(again)")
      #expect(await server.requests.count == asked)
      let list = try #require(try await person.types("queue", "list", "--json").json() as? [[String: Any]])
      #expect(list.map { $0["title"] as? String } == ["Tide 1", "Tide 2"] && list[0]["seconds"] as? Int == 639)
      #expect(list[0]["path"] as? String == "\(folder)/2026-03-01 Tide 1.mp3")
      #expect(try await person.types("queue", "list").output.contains("10:39, downloaded"))
      #expect(try await person.types("queue", "remove", ids[1]).output == "1 episode removed from the queue.\n")
      #expect(try await person.types("queue", "remove", ids[1]).status == 1)
      #expect(try Self.files(of: person).count == 2, "Downloaded files stay.")
      try await person.does("store", "verify")
    }
  }

  /// The paths that `queue list` tells.
  private static func paths(_ person: Person) async throws -> [String?] {
    let list = try #require(try await person.types("queue", "list", "--json").json() as? [[String: Any]])
    return list.map { $0["path"] as? String }
  }

  @Test(
    "a file that was downloaded is played, whether the episode was queued before, after or again, and one that was removed is not named")
  func downloadedFirst() async throws {
    try await listening { person, server, ids in
      let log = person.folder.appending(path: "played").path()
      let script = try person.writes("echo \"$1\" >> '\(log)'\n", to: "player.sh")
      try await person.types("config", "set", "player.audio", "/bin/sh '\(script)'")
      try await person.types("download", ids[2])
      let path = "\(Self.folder(of: person).path())/2026-03-01 Tide 1.mp3"
      let added = try await person.types("queue", "add", ids[2], ids[1], "--json")
      #expect(try (added.json() as? [[String: Any]])?.map { $0["path"] as? String } == [path, nil], "\(added)")
      #expect(try await Self.paths(person) == [path, nil])
      try await person.types("queue", "next")
      try await person.types("queue", "remove", ids[2])
      try await person.types("queue", "add", ids[2])
      #expect(try await Self.paths(person) == [nil, path])
      try await person.types("queue", "next", ids[2])
      try FileManager.default.removeItem(atPath: path)
      #expect(try await Self.paths(person) == [nil, nil])
      try await person.types("queue", "next", ids[2])
      let played = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
      #expect(played == [path, path, "\(server.url)/1.mp3"])
    }
  }

  @Test("a player plays from where it was stopped, and the episode leaves the queue at its end")
  func plays() async throws {
    try await listening { person, server, ids in
      let log = person.folder.appending(path: "played").path()
      let script = person.folder.appending(path: "player.sh")
      // Notes its arguments, and is stopped at 90 seconds the first time. The second time, it reaches the end, and says so like mpv.
      try """
      echo "$1 $3" >> "\(log)"
      test "$1" = 0 && echo start=90.5 > "$2/STATE" && exit 0
      echo "[   9.7][v][cplayer] finished playback, success (reason 0)" > "$2/log"
      """.write(to: script, atomically: true, encoding: .utf8)
      try await person.types("config", "set", "player.audio", "/bin/sh '\(script.path())' %t %p")
      #expect(try await person.types("queue", "next").status == 4)
      try await person.types("queue", "add", ids[2])
      let stopped = try await person.types("queue", "next")
      #expect(stopped.output == "Stopped 'Tide 1' at 1:30. It stays in the queue.\n", "\(stopped)")
      #expect(try await person.types("queue", "list").output.contains("1:30 of 10:39"))
      try await person.types("download", "--queue")
      #expect(try await person.types("queue", "next").output == "Played 'Tide 1'. It left the queue.\n")
      let played = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
      #expect(played == ["0 \(server.url)/1.mp3", "90 \(Self.folder(of: person).path())/2026-03-01 Tide 1.mp3"])
      #expect(try await person.types("queue", "list").status == 4)
      try await person.types("queue", "add", ids[2])
      try await person.types("config", "set", "player.audio", "true")
      let unknown = try await person.types("queue", "next")
      #expect(unknown.status == 0 && unknown.error.contains("The player did not say whether 'Tide 1' was played to its end."), "\(unknown)")
      try await person.does("queue", "list")
      try await person.types("config", "set", "player.audio", "no-such-player")
      let missing = try await person.types("queue", "next", ids[2])
      #expect(missing.status == 1 && missing.error.contains("There is no program 'no-such-player'."), "\(missing)")
    }
  }

  @Test(
    "a signal ends the player first: its place is remembered, and nothing stays behind",
    arguments: [SIGTERM, SIGHUP], ["echo start=12.5 > \"$2/STATE\"; exit 4", "exit 0", ""])
  func stopped(signal: Int32, trap: String) async throws {
    try await listening { person, _, ids in
      let script = try person.writes("trap '\(trap)' TERM\necho $$ > \"$1\"\nwhile :; do sleep 0.01; done\n", to: "player.sh")
      let (log, temporary) = (person.folder.appending(path: "player").path(), person.folder.appending(path: "tmp").path())
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
      try await person.types("config", "set", "player.audio", "/bin/sh '\(script)' '\(log)' %p")
      try await person.types("queue", "add", ids[2])
      let playing = try person.begins(["queue", "next"], environment: ["TMPDIR": temporary])
      var player: pid_t?
      try await person.waits(every: .milliseconds(5)) {
        player = pid_t((try? String(contentsOfFile: log, encoding: .utf8))?.filter(\.isNumber) ?? "")
        return player != nil
      }
      playing.send(signal)
      let reply = await playing.reply
      #expect(reply.status == 128 + signal, "\(reply)")
      #expect(kill(try #require(player), 0) != 0, "The player has ended.")
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
      let queue = try await person.types("queue", "list").output
      #expect(queue.contains("Tide 1") && queue.contains("0:12 of 10:39") == trap.contains("start"), "\(queue)")
    }
  }

  private static var mpv: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/mpv" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  @Test("mpv plays a recording to its end, and says so", .enabled(if: mpv != nil, "mpv is not installed."))
  func playsWithMPV() async throws {
    // A second of silence: 8,000 samples of a byte, in WAVE.
    let numbers: [UInt32] = [16, 0x0001_0001, 8000, 8000, 0x0008_0001]
    let format = numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    let sound = Array("RIFF".utf8) + [0x64, 0x1F, 0, 0] + Array("WAVEfmt ".utf8) + format + Array("data".utf8) + [0x40, 0x1F, 0, 0]
    let wave = sound + [UInt8](repeating: 0x80, count: 8000)
    try await LoopbackServer.serving({ request in
      let server = "http://\(request.header("Host") ?? "")"
      return request.path == "/feed"
        ? CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: Self.feed(server))
        : CannedResponse(headers: ["Content-Type": "audio/mpeg"], body: wave)
    }) { server in
      try await Person.atWork { person in
        try await person.does("add", server.url + "/feed")
        let id = try #require(try await person.types("list", "--plain").fields.last?[0])
        try await person.types("queue", "add", id)
        let shown = try await person.types("config", "show", "--plain").fields.first { $0[0] == "player.audio" }
        let standard = try #require(shown?[1])
        try #require(standard.hasPrefix("mpv "))
        try await person.types("config", "set", "player.audio", "mpv --no-config --ao=null --vo=null " + standard.dropFirst(4))
        let played = try await person.types("queue", "next")
        #expect(played.output.hasSuffix("Played 'Tide 1'. It left the queue.\n"), "\(played)")
        #expect(try await person.types("queue", "list").status == 4)
      }
    }
  }

  @Test("whenever the disk is full, one sentence says so, nothing wrong is stored, and the next download completes the file")
  func fullDisk() async throws {
    try await listening { person, _, ids in
      let folder = Self.folder(of: person)
      for call in [1, 2, 3, 5, 8, 13, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35] {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let environment = try DiskFault(way: .full, call: call).environment(in: folder, log: person.log)
        let reply = try await person.types("download", ids[2], environment: environment)
        let wasHit = try !person.takesLog().isEmpty
        if reply.status != 0 {
          #expect(wasHit && reply.status == 1 && reply.error.contains("'Tide 1' was not downloaded: "), "call \(call): \(reply)")
          #expect(try Self.files(of: person).isEmpty, "call \(call)")
        }
        let next = try await person.types("download", ids[2])
        #expect(next.status == 0, "call \(call): \(next)")
        #expect(try Self.files(of: person) == ["2026-03-01 Tide 1.mp3"], "call \(call)")
        #expect(try Data(contentsOf: folder.appending(path: "2026-03-01 Tide 1.mp3")) == Data(Self.recording), "call \(call)")
        if !wasHit { break }
      }
    }
  }

  @Test("a download whose server stops in the middle keeps its part, and the next one asks only for the rest")
  func stoppedServer() async throws {
    let (start, rest) = (Self.recording.prefix(150_000), Self.recording.dropFirst(150_000))
    let broken: [ScriptedServer.Step] = [.send(Self.head("200 OK", length: Self.recording.count)), .sendBytes(Array(start))]
    let range = "Content-Range: bytes 150000-399999/400000\r\n"
    let continued: [ScriptedServer.Step] = [
      .send(Self.head("206 Partial Content", length: rest.count, range)), .sendBytes(Array(rest)),
    ]
    try await downloading([broken, [], continued]) { person, server, id in
      try await Self.breaksOff(id, of: person)
      // A server that accepts the connection and says nothing takes nothing away.
      try await Self.breaksOff(id, of: person)
      try await person.does("queue", "add", id)
      let list = try #require(try await person.types("queue", "list", "--json").json() as? [[String: Any]])
      #expect(list.count == 1 && list[0]["path"] is NSNull, "What has arrived is not offered as the episode.")
      let again = try await person.types("download", id)
      #expect(again.status == 0 && again.error.isEmpty, "\(again)")
      let whole = try Data(contentsOf: Self.folder(of: person).appending(path: try #require(try Self.files(of: person).first)))
      #expect(try Self.files(of: person).count == 1 && whole == Data(Self.recording))
      #expect(try Self.unfinished(of: person).isEmpty)
      let requests = server.heads.map { $0.map { String(decoding: $0, as: UTF8.self) } }
      try #require(requests.count == 3)
      #expect(!requests[0].contains { $0.hasPrefix("Range:") || $0.hasPrefix("If-Range:") }, "\(requests[0])")
      for request in requests.dropFirst() {
        #expect(request.contains("Range: bytes=150000-") && request.contains("If-Range: \"1\""), "\(request)")
      }
    }
  }

  @Test(
    "a download whose file changed while the server was away, or whose server knows no ranges, begins anew and is whole",
    arguments: ["\"2\"", "\"1\""])
  func begunAnew(tag: String) async throws {
    let now = tag == "\"1\"" ? Self.recording : Array(Self.recording.reversed().dropLast(1000))
    let broken: [ScriptedServer.Step] = [
      .send(Self.head("200 OK", length: Self.recording.count)), .sendBytes(Array(Self.recording.prefix(150_000))),
    ]
    let whole: [ScriptedServer.Step] = [.send(Self.head("200 OK", length: now.count, tag: tag)), .sendBytes(now)]
    try await downloading([broken, whole]) { person, server, id in
      try await Self.breaksOff(id, of: person)
      let again = try await person.types("download", id)
      #expect(again.status == 0 && again.error.isEmpty, "\(again)")
      let files = try Self.files(of: person)
      try #require(files.count == 1)
      #expect(try Data(contentsOf: Self.folder(of: person).appending(path: files[0])) == Data(now))
      #expect(try Self.unfinished(of: person).isEmpty)
      #expect(server.connections == 2)
    }
  }

  /// The head of a response with a part of an episode, or all of it.
  private static func head(_ status: String, length: Int, _ more: String = "", tag: String = "\"1\"") -> String {
    "HTTP/1.1 \(status)\r\nContent-Type: audio/mpeg\r\nETag: \(tag)\r\n\(more)Content-Length: \(length)\r\nConnection: close\r\n\r\n"
  }

  /// A user who follows a feed with one episode, whose server runs one script for each connection.
  private func downloading(
    _ scripts: [[ScriptedServer.Step]], _ work: (Person, ScriptedServer, _ id: String) async throws -> Void
  ) async throws {
    try await ScriptedServer.playing(each: scripts) { episodes in
      let feed = CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: Self.feed(episodes.url))
      try await LoopbackServer.serving(["/feed": feed]) { server in
        try await Person.atWork { person in
          try await person.does("add", server.url + "/feed")
          try await person.does("config", "set", "download.folder", Self.folder(of: person).path())
          let id = try #require(try await person.types("list", "--plain").fields.last?[0])
          try await work(person, episodes, id)
        }
      }
    }
  }

  /// A download ends early: one sentence says so, and only the hidden part is there.
  private static func breaksOff(_ id: String, of person: Person) async throws {
    let reply = try await person.types("download", id)
    #expect(reply.isOneSentence(1, about: "'Tide 1' was not downloaded: "), "\(reply)")
    #expect(try files(of: person).isEmpty)
    let parts = try unfinished(of: person).filter { $0.hasSuffix(".part") }
    try #require(parts.count == 1)
    let part = try Data(contentsOf: folder(of: person).appending(path: ".unfinished/\(parts[0])"))
    #expect(part == Data(recording.prefix(150_000)))
  }

  /// What is kept of downloads that ended early.
  private static func unfinished(of person: Person) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder(of: person).appending(path: ".unfinished").path())
  }

  @Test("wrong usage is refused", arguments: [["download"], ["download", "--queue", "1a2b3c4d"], ["queue", "add"], ["queue", "remove"]])
  func usage(arguments: [String]) async throws {
    try await Person.atWork { person in
      let reply = try await person.types(arguments)
      #expect(reply.status == 2, "\(reply)")
    }
  }
}
