import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats the queue of episodes for display.
public struct EpisodeListPresenter: Presenter {
  private let display: any Display<EpisodeList.ViewModel>

  public init(display: any Display<EpisodeList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: EpisodeList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: EpisodeList.Response) -> EpisodeList.ViewModel {
    switch response {
    case .listed(let episodes):
      EpisodeList.ViewModel(
        rows: episodes.map(row), messages: episodes.isEmpty ? [PodcastErrorWording.message(for: .queueIsEmpty)] : [],
        exported: .list(episodes.map(record)), outcome: episodes.isEmpty ? .nothingMatched : .done)
    case .added(let result):
      EpisodeList.ViewModel(
        lines: result.episodes.isEmpty && !result.withoutFile.isEmpty ? [] : [sentence(for: result)],
        messages: PodcastErrorWording.messages(forArticlesWithoutFile: result.withoutFile) + refusal(result.refused),
        exported: .list(result.episodes.map(record)),
        outcome: .of(
          result.episodes.count + result.known + result.refused + result.withoutFile.count,
          failures: result.refused + result.withoutFile.count))
    case .removed(let result):
      EpisodeList.ViewModel(
        lines: ["\(CountWording.text(result.episodes.count, "episode")) removed from the queue."],
        exported: .list(result.episodes.map(record)))
    case .played(let played):
      EpisodeList.ViewModel(lines: lines(for: played), messages: remarks(on: played), exported: .record(record(played)))
    case .failed(let error):
      EpisodeList.ViewModel(
        messages: [ReaderErrorWording.message(for: error)], outcome: error == .podcast(.queueIsEmpty) ? .nothingMatched : .failed)
    }
  }

  private nonisolated static func sentence(for result: QueueResult) -> String {
    let known = result.known == 0 ? "" : ", \(CountWording.number(result.known)) there already"
    return "\(CountWording.text(result.episodes.count, "episode")) added to the queue\(known)."
  }

  private nonisolated static func refusal(_ refused: Int) -> [Message] {
    guard refused > 0 else { return [] }
    return [
      Message(
        .failure,
        "The queue is full: \(CountWording.text(refused, "episode")) did not fit. It takes \(CountWording.number(EpisodeQueue.maximum)).",
        hint: "\(run: "queue remove ID…") removes some.")
    ]
  }

  private nonisolated static func lines(for played: PlayedEpisode) -> [String] {
    switch played.end {
    case .finished: ["Played '\(played.episode.title)'. It left the queue."]
    case .stopped(let seconds):
      ["Stopped '\(played.episode.title)' at \(EnclosureWording.length(seconds: seconds)). \(place(of: played))"]
    case .unknown: []
    }
  }

  private nonisolated static func place(of played: PlayedEpisode) -> String {
    played.isQueued ? "It stays in the queue." : "It is not in the queue any more."
  }

  private nonisolated static func remarks(on played: PlayedEpisode) -> [Message] {
    guard played.end == .unknown else { return [] }
    return [
      Message(
        .notice, "The player did not say whether '\(played.episode.title)' was played to its end. \(place(of: played))",
        hint: played.isQueued ? "\(run: "queue remove \(played.episode.article.short)") removes it." : nil)
    ]
  }

  private nonisolated static func row(_ queued: QueuedEpisode) -> EpisodeRow {
    let length = queued.episode.file.seconds.flatMap { $0 > 0 ? EnclosureWording.length(seconds: $0) : nil }
    let place = queued.place.map(EnclosureWording.length)
    let time = [place, length].compactMap(\.self).joined(separator: " of ")
    return EpisodeRow(
      id: queued.episode.article.short, title: queued.episode.title, feedTitle: queued.episode.feedTitle,
      details: [time, queued.path == nil ? "" : "downloaded"].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  nonisolated static func fields(of episode: Episode) -> [ExportedRecord.Field] {
    [
      .init("id", .text(episode.article.text)), .init("title", .text(episode.title)), .init("feed_title", .text(episode.feedTitle)),
      .init("url", .text(episode.file.url.link)),
    ]
  }

  private nonisolated static func record(_ queued: QueuedEpisode) -> ExportedRecord {
    let file = queued.episode.file
    return ExportedRecord(
      fields(of: queued.episode) + [
        .init("type", .text(orNull: file.type)), .init("bytes", .number(orNull: file.bytes)),
        .init("seconds", .number(orNull: file.seconds)),
        .init("place", .number(orNull: queued.place)), .init("path", .text(orNull: queued.path)),
      ])
  }

  private nonisolated static func record(_ played: PlayedEpisode) -> ExportedRecord {
    let place: Int? = if case .stopped(let seconds) = played.end { seconds } else { nil }
    return ExportedRecord(
      fields(of: played.episode) + [.init("finished", .bool(played.end == .finished)), .init("place", .number(orNull: place))])
  }
}
