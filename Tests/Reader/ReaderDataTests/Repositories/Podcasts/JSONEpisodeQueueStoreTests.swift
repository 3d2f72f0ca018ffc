import CoreData
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("The queue of episodes in queue.json")
struct JSONEpisodeQueueStoreTests {
  private static func directory(_ folder: TemporaryFolder) -> DataDirectory {
    DataDirectory(path: folder.path, now: { StoreSample.moment })
  }

  private static func store(in folder: TemporaryFolder) -> JSONEpisodeQueueStore {
    JSONEpisodeQueueStore(directory: directory(folder), executor: FileExecutor(label: "strata.tests"))
  }

  private static let full = Episode.sample(1, title: "Tides \"x\"", bytes: 5, seconds: 639)

  @Test("an episode is on a line of its own, and is read as it was written")
  func roundTrip() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await Self.store(in: folder).queue() == EpisodeQueue())
      try await Self.store(in: folder).change(.add([Self.full, .sample(2, type: nil)]))
      try await Self.store(in: folder).change(.stopped(Self.full, seconds: 90))
      try folder.put("x", "é.mp3")
      try await Self.store(in: folder).change(.downloaded(Self.full, path: folder.path("é.mp3")))
      let queue = EpisodeQueue([QueuedEpisode(Self.full, path: folder.path("é.mp3"), place: 90), QueuedEpisode(.sample(2, type: nil))])
      #expect(try await Self.store(in: folder).queue() == queue)
      let lines = try folder.text("queue.json").split(separator: "\n")
      #expect(lines.count == 4 && lines[0] == "{\"schema\":1,\"episodes\":[" && lines[2].contains("\"url\":\"https://example.org/2.mp3\""))
      #expect(try folder.permissions("queue.json") == 0o600)
    }
  }

  @Test("a downloaded file that has gone is not in the queue, and is when it comes back", arguments: ["gone.mp3", "empty.mp3"])
  func removedFile(name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "empty.mp3")
      let store = Self.store(in: folder)
      try await store.change(.add([.sample(1)]))
      try await store.change(.downloaded(.sample(1), path: folder.path(name)))
      #expect(try await store.queue().episodes == [QueuedEpisode(.sample(1))])
      let (before, after) = try await store.change(.stopped(.sample(1), seconds: 90))
      #expect(before.episodes.map(\.path) == [nil] && after.episodes == [QueuedEpisode(.sample(1), place: 90)])
      try folder.put("x", name)
      #expect(try await store.queue().episodes == [QueuedEpisode(.sample(1), path: folder.path(name), place: 90)])
    }
  }

  @Test("an episode comes with the file that was downloaded before")
  func downloadedBefore() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("x", "1.mp3")
      let paths = [Episode.sample(1).file.url: folder.path("1.mp3")]
      try await Self.store(in: folder).change(.add([.sample(1), .sample(2)], paths: paths))
      let queue = EpisodeQueue([QueuedEpisode(.sample(1), path: folder.path("1.mp3")), QueuedEpisode(.sample(2))])
      #expect(try await Self.store(in: folder).queue() == queue)
    }
  }

  @Test("two processes that change the queue at once keep what each has added")
  func together() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await withThrowingTaskGroup { group in
        for process in 0..<2 {
          group.addTask {
            let store = Self.store(in: folder)
            for number in 0..<20 { try await store.change(.add([.sample(process * 100 + number)])) }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await Self.store(in: folder).queue().episodes.count == 40)
    }
  }

  @Test("a damaged file is found, set aside, and every readable episode is kept")
  func damage() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.store(in: folder).change(.add([.sample(1), .sample(2), .sample(3)]))
      let text = try folder.text("queue.json").replacing("\"https://example.org/2.mp3\"", with: "\"nowhere\"")
      try folder.put(text, "queue.json")
      #expect(try JSONEpisodeQueueStore.document(in: Self.directory(folder)).findings().count == 1)
      await #expect(throws: ReaderError.self) { try await Self.store(in: folder).queue() }
      #expect(try await Self.store(in: folder).queue().episodes.map(\.episode) == [.sample(1), .sample(3)])
      #expect(try JSONEpisodeQueueStore.document(in: Self.directory(folder)).findings().isEmpty)
    }
  }

  @Test("more episodes than a queue takes, unknown members and repeated files do not count")
  func strange() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.store(in: folder).change(.add([.sample(1)]))
      let text = try folder.text("queue.json")
      let line = try #require(text.split(separator: "\n").dropFirst().first)
      let lines = (0..<1200).map {
        line.replacing("/1.mp3", with: "/\($0).mp3").replacing("{\"article\"", with: "{\"later\":[1],\"article\"")
          .replacing(Episode.sample(1).article.text, with: Episode.sample($0).article.text)
      }
      try folder.put("{\"schema\":1,\"episodes\":[\n\((lines + lines).joined(separator: ",\n"))\n]}\n", "queue.json")
      #expect(try await Self.store(in: folder).queue().episodes.count == EpisodeQueue.maximum)
    }
  }
}
