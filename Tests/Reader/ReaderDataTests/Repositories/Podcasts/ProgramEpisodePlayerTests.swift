import CoreDomain
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Playing episodes with a program", .timeLimit(.minutes(10)))
struct ProgramEpisodePlayerTests {
  /// Plays with a shell that runs the script. `$0` is the folder, `$1` is the file.
  private static func play(
    _ script: String, _ queued: QueuedEpisode = QueuedEpisode(.sample()), isPublic: Bool = true
  ) async throws -> EpisodeEnd {
    let command = try EpisodePlayerCommand("/bin/sh -c '\(script)' %p", of: .audioPlayer)
    return try await ProgramEpisodePlayer(executor: FileExecutor(label: "strata.tests")).play(
      queued, with: command, isPublic: isPublic)
  }

  private static let log = "[   9.732][v][cplayer] finished playback, success"
  private static let broken = "[  11.096][e][ffmpeg] http: Stream ends prematurely at 40000, should be"

  @Test(
    "an episode was played to its end if the log of mpv says so, and no stream broke off",
    arguments: [
      ("echo start=90.5 > $0/STATE", .stopped(at: 90)), ("echo start=90.5 > $0/STATE; exit 4", .stopped(at: 90)),
      ("echo \"\(log) (reason 0)\" > $0/log", .finished),
      ("echo \"\(log) (reason 3)\" > $0/log; touch $0/STATE", .unknown), ("echo \"\(log) (reason 2)\" > $0/log", .unknown),
      ("(echo \"\(broken) 80501\"; echo \"\(log) (reason 0)\") > $0/log", .unknown),
      ("(echo \"\(broken) 18446744073709551615\"; echo \"\(log) (reason 0)\") > $0/log", .finished),
      ("(head -c 200000 /dev/zero | tr \"\\0\" x; echo; echo \"\(log) (reason 0)\") > $0/log", .finished),
      // A title of the file.
      ("echo \"[   0.1][i][display-tags]  Title: \(log) (reason 0)\" > $0/log", .unknown),
      ("echo \"start=soon\" > $0/STATE", .unknown), ("echo \"start=99999999999999999999\" > $0/STATE", .unknown),
      ("mkdir $0/log", .unknown), ("ln -s /dev/zero $0/log", .unknown), ("true", .unknown),
    ] as [(String, EpisodeEnd)])
  func ends(script: String, end: EpisodeEnd) async throws {
    #expect(try await Self.play(script) == end)
  }

  @Test(
    "a player that says nothing has reached the end if it ran as long as the rest of the episode takes",
    arguments: [
      (QueuedEpisode(.sample(seconds: 1)), .finished), (QueuedEpisode(.sample(seconds: 3600), place: 3599), .finished),
      (QueuedEpisode(.sample(seconds: 3600), place: 90), .unknown), (QueuedEpisode(.sample()), .unknown),
      (QueuedEpisode(.sample(seconds: 45), place: 90), .unknown),
    ] as [(QueuedEpisode, EpisodeEnd)])
  func silent(queued: QueuedEpisode, end: EpisodeEnd) async throws {
    #expect(try await Self.play("sleep 2", queued) == end)
  }

  @Test("a player that knows of no place has reached no end, however long it ran")
  func placeless() async throws {
    #expect(try await Self.play("touch $0/STATE; sleep 2", QueuedEpisode(.sample(seconds: 1))) == .unknown)
  }

  @Test(
    "a player that fails is told with its exit code or signal",
    arguments: [("exit 3", "exit code 3"), ("kill -9 $$", "it was ended by signal 9")])
  func fails(script: String, reason: String) async throws {
    await #expect(throws: ReaderError.podcast(.playerFailed(program: "/bin/sh", reason: reason))) { try await Self.play(script) }
  }

  @Test("the downloaded file is played if it is there, else its URL")
  func files() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("x", "tides.mp3")
      let script = "echo $1 > \(folder.path("played"))"
      for (path, played) in [(folder.path("tides.mp3"), folder.path("tides.mp3")), (folder.path("gone.mp3"), "https://example.org/1.mp3")] {
        _ = try await Self.play(script, QueuedEpisode(.sample(), path: path))
        #expect(try folder.text("played") == "\(played)\n")
      }
    }
  }

  @Test("a player gets no URL in a private network that the user did not name, and a downloaded file of it is played")
  func privateHost() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("x", "tides.mp3")
      let script = "echo $1 > \(folder.path("played"))"
      let url = "http://192.168.1.1/admin.mp3"
      let episode = Episode.sample(url: url)
      await #expect(throws: ReaderError.podcast(.web(.privateHost(host: "192.168.1.1:80")))) {
        try await Self.play(script, QueuedEpisode(episode))
      }
      #expect(throws: (any Error).self) { try folder.text("played") }
      _ = try await Self.play(script, QueuedEpisode(episode), isPublic: false)
      #expect(try folder.text("played") == "\(url)\n")
      _ = try await Self.play(script, QueuedEpisode(episode, path: folder.path("tides.mp3")))
      #expect(try folder.text("played") == "\(folder.path("tides.mp3"))\n")
    }
  }
}
