import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of episodes")
struct EpisodePresentersTests {
  private static func list(_ response: EpisodeList.Response) -> EpisodeList.ViewModel { EpisodeListPresenter.viewModel(for: response) }

  @Test(
    "a row says where an episode was stopped, how long it is, and whether it is here",
    arguments: [
      (QueuedEpisode(.sample()), ""), (QueuedEpisode(.sample(seconds: 639)), "10:39"),
      (QueuedEpisode(.sample(seconds: 3723), path: "/x", place: 90), "1:30 of 1:02:03, downloaded"),
      (QueuedEpisode(.sample(), place: 5), "0:05"), (QueuedEpisode(.sample(seconds: 0), path: "/x"), "downloaded"),
    ])
  func rows(queued: QueuedEpisode, details: String) {
    let viewModel = Self.list(.listed([queued]))
    #expect(
      viewModel.rows == [EpisodeRow(id: queued.episode.article.short, title: "Tides", feedTitle: "Example", details: details)])
    #expect(viewModel.outcome == .done && viewModel.messages.isEmpty)
  }

  @Test("an empty queue matches nothing, and says how to fill it")
  func empty() {
    for viewModel in [Self.list(.listed([])), Self.list(.failed(.podcast(.queueIsEmpty)))] {
      #expect(viewModel.outcome == .nothingMatched && viewModel.messages.map(\.sentence) == ["The queue is empty."])
    }
  }

  @Test("what was added, what was there, and what did not fit is told")
  func added() {
    let some = Self.list(.added(QueueResult(episodes: [QueuedEpisode(.sample())], known: 2)))
    #expect(some.lines == ["1 episode added to the queue, 2 there already."] && some.outcome == .done)
    let none = Self.list(.added(QueueResult(episodes: [], withoutFile: ["Fog"])))
    #expect(none.lines.isEmpty && none.outcome == .failed && none.messages.count == 1)
    let full = Self.list(.added(QueueResult(episodes: [QueuedEpisode(.sample())], refused: 1)))
    #expect(full.outcome == .someFailed && full.messages.map(\.sentence) == ["The queue is full: 1 episode did not fit. It takes 1,000."])
    #expect(Self.list(.removed(QueueResult(episodes: []))).lines == ["0 episodes removed from the queue."])
  }

  private static let missing: [([String], String?)] = [
    ([], nil), (["Fog"], "'Fog' has neither a recording nor a film on the web."),
    (["Fog", "Tar"], "2 articles have neither a recording nor a film on the web: 'Fog', 'Tar'."),
    (
      (1...1200).map(String.init), "1,200 articles have neither a recording nor a film on the web: '1', '2', '3', '4', '5' and 1195 more."
    ),
  ]

  @Test("one sentence names articles without an episode, and counts them if they are many", arguments: missing)
  func withoutFile(titles: [String], sentence: String?) {
    let sentences = [sentence].compactMap(\.self)
    func said(_ messages: [Message]) -> [String] { messages.map { $0.sentence.text(for: "strata") } }
    let queued = Self.list(.added(QueueResult(episodes: [QueuedEpisode(.sample())], withoutFile: titles)))
    #expect(said(queued.messages) == sentences && queued.outcome == (titles.isEmpty ? .done : .someFailed))
    let failures = titles.map { EpisodeDownload(episode: nil, result: .failure(.podcast(.noFile(title: $0)))) }
    let done = EpisodeDownload(episode: .sample(), result: .success(DownloadedFile(path: "/x", bytes: 1)))
    let ended = EpisodeDownloadsPresenter.viewModel(for: .ended(failures + [done]))
    #expect(said(ended.messages) == sentences && ended.outcome == queued.outcome)
    for failure in failures.prefix(1) {
      let viewModel = EpisodeDownloadsPresenter.viewModel(for: .happened(.ended(failure)))
      #expect(viewModel.messages.isEmpty && viewModel.exported.records?.first?["error"] != .null)
    }
  }

  @Test("how playing ended is told")
  func played() {
    #expect(
      Self.list(.played(PlayedEpisode(episode: .sample(), end: .finished, isQueued: false))).lines == ["Played 'Tides'. It left the queue."]
    )
    let stopped = Self.list(.played(PlayedEpisode(episode: .sample(), end: .stopped(at: 90), isQueued: true)))
    #expect(stopped.lines == ["Stopped 'Tides' at 1:30. It stays in the queue."])
    #expect(stopped.exported.records?.first?["place"] == .number(90) && stopped.exported.records?.first?["finished"] == .bool(false))
    let unknown = Self.list(.played(PlayedEpisode(episode: .sample(), end: .unknown, isQueued: true)))
    #expect(
      unknown.messages == [
        Message(
          .notice, "The player did not say whether 'Tides' was played to its end. It stays in the queue.",
          hint: "\(run: "queue remove \(Episode.sample().article.short)") removes it.")
      ])
    #expect(unknown.lines.isEmpty && unknown.outcome == .done)
    #expect(unknown.exported.records?.first?["place"] == .null && unknown.exported.records?.first?["finished"] == .bool(false))
  }

  private static func download(_ result: Result<DownloadedFile, ReaderError>, _ episode: Episode? = .sample()) -> EpisodeDownloads.ViewModel
  {
    EpisodeDownloadsPresenter.viewModel(for: .happened(.ended(EpisodeDownload(episode: episode, result: result))))
  }

  @Test(
    "progress says how much is there, and of how much",
    arguments: [
      (0, nil, "0 bytes"), (1_500_000, nil, "1.5 MB"), (1_500_000, 73_000_000, "1.5 MB of 73 MB, 2 %"), (5, 5, "5 bytes of 5 bytes, 100 %"),
    ]
      as [(Int, Int?, String)])
  func progress(bytes: Int, total: Int?, text: String) {
    let viewModel = EpisodeDownloadsPresenter.viewModel(for: .happened(.progress(.sample(), bytes: bytes, of: total)))
    #expect(viewModel.progress == "Downloading 'Tides': \(text)" && viewModel.isLoading)
  }

  @Test("a download that has ended says where its file is, or why there is none")
  func ended() {
    let whole = Self.download(.success(DownloadedFile(path: "/p/x.mp3", bytes: 400_000)))
    #expect(whole.lines == ["Downloaded /p/x.mp3 (400 kB)."] && !whole.isLoading && whole.messages.isEmpty)
    let resumed = Self.download(.success(DownloadedFile(path: "/p/x.mp3", bytes: 400_000, resumedFrom: 1000)))
    #expect(resumed.lines == ["Downloaded /p/x.mp3 (400 kB, of which 1 kB were there)."])
    let known = Self.download(.success(DownloadedFile(path: "/p/x.mp3", bytes: 1, wasThere: true)))
    #expect(known.lines == ["/p/x.mp3 is there already (1 byte)."])
    let failed = Self.download(.failure(.podcast(.underWay)))
    #expect(failed.messages.map(\.sentence) == ["'Tides' was not downloaded: another \(.program) is downloading this file."])
    #expect(failed.exported.records?.first?["path"] == .null && failed.exported.records?.first?["id"] != .null)
    #expect(Self.download(.failure(.podcast(.noFile(title: "Fog"))), nil).exported.records?.first?["id"] == .null)
  }

  @Test(
    "a file that is far smaller than the feed says is reported, and one that is clearly smaller if the server has announced no size",
    arguments: [
      (1000, true, 1), (900, true, 0), (501, true, 0), (500, true, 0), (499, true, 1), (900, false, 0), (899, false, 1), (1001, false, 0),
    ])
  func size(bytes: Int, isAnnounced: Bool, warnings: Int) {
    let stated = bytes == 1000 ? 3000 : 1000
    let file = DownloadedFile(path: "/p/x.mp3", bytes: bytes, isAnnounced: isAnnounced)
    let viewModel = Self.download(.success(file), .sample(bytes: stated))
    #expect(viewModel.messages.count { $0.kind == .warning } == warnings)
    #expect(viewModel.messages.allSatisfy { ($0.hint != nil) == !isAnnounced })
  }

  @Test("a file that is there while the queue does not know of it is told with its path, and is a failure")
  func forgotten() {
    let download = EpisodeDownload(
      episode: .sample(), result: .success(DownloadedFile(path: "/p/x.mp3", bytes: 5)), queueError: .store(.locked(byProcess: 42)))
    let viewModel = EpisodeDownloadsPresenter.viewModel(for: .happened(.ended(download)))
    #expect(viewModel.lines == ["Downloaded /p/x.mp3 (5 bytes)."])
    #expect(
      viewModel.messages.map(\.sentence) == [
        "The queue does not know of this file: another \(.program) (process 42) is using this data directory."
      ])
    let record = viewModel.exported.records?.first
    #expect(record?["path"] == .text("/p/x.mp3") && record?["error"] != .null)
    #expect(EpisodeDownloadsPresenter.viewModel(for: .ended([download])).outcome == .failed)
  }

  @Test("the outcome is that of all downloads")
  func outcome() {
    func outcome(_ results: Result<DownloadedFile, ReaderError>...) -> Outcome {
      EpisodeDownloadsPresenter.viewModel(for: .ended(results.map { EpisodeDownload(episode: .sample(), result: $0) })).outcome
    }
    let (good, bad): (Result<DownloadedFile, ReaderError>, Result<DownloadedFile, ReaderError>) = (
      .success(DownloadedFile(path: "/x", bytes: 1)), .failure(.cancelled)
    )
    #expect(outcome(good) == .done && outcome(bad, good) == .someFailed && outcome(bad) == .failed)
  }
}
