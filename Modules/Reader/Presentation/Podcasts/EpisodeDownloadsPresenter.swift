public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Says how far a download is, and what became of it.
public struct EpisodeDownloadsPresenter: Presenter {
  private let display: any Display<EpisodeDownloads.ViewModel>

  public init(display: any Display<EpisodeDownloads.ViewModel>) {
    self.display = display
  }

  public func present(_ response: EpisodeDownloads.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: EpisodeDownloads.Response) -> EpisodeDownloads.ViewModel {
    switch response {
    case .happened(.begins(let episode)): EpisodeDownloads.ViewModel(progress: "Downloading '\(episode.title)' …")
    case .happened(.progress(let episode, let bytes, let total)):
      EpisodeDownloads.ViewModel(progress: "Downloading '\(episode.title)': \(amount(bytes, of: total))")
    case .happened(.ended(let download)): ended(download)
    case .ended(let downloads):
      EpisodeDownloads.ViewModel(
        outcome: .of(downloads.count, failures: downloads.count { if case .failure = $0.result { true } else { false } }))
    case .failed(let error):
      EpisodeDownloads.ViewModel(
        messages: [ReaderErrorWording.message(for: error)], outcome: error == .podcast(.queueIsEmpty) ? .nothingMatched : .failed)
    }
  }

  private nonisolated static func amount(_ bytes: Int, of total: Int?) -> String {
    guard let total, total > 0 else { return SizeWording.text(bytes: bytes) }
    return "\(SizeWording.text(bytes: bytes)) of \(SizeWording.text(bytes: total)), \(min(100, Int(Double(bytes) / Double(total) * 100))) %"
  }

  private nonisolated static func ended(_ download: EpisodeDownload) -> EpisodeDownloads.ViewModel {
    switch download.result {
    case .success(let file):
      EpisodeDownloads.ViewModel(
        lines: [sentence(for: file)], messages: remarks(on: download, file), exported: .stream([record(of: download)]))
    case .failure(let error):
      EpisodeDownloads.ViewModel(messages: [message(for: error, download.episode)], exported: .stream([record(of: download)]))
    }
  }

  private nonisolated static func sentence(for file: DownloadedFile) -> String {
    if file.wasThere { return "\(file.path) is there already (\(SizeWording.text(bytes: file.bytes)))." }
    let before = file.resumedFrom > 0 ? ", of which \(SizeWording.text(bytes: file.resumedFrom)) were there" : ""
    return "Downloaded \(file.path) (\(SizeWording.text(bytes: file.bytes))\(before))."
  }

  /// A size that the feed states wrongly is common, because servers put advertisements into recordings. A size that is far too small is a page.
  private nonisolated static func remarks(on download: EpisodeDownload, _ file: DownloadedFile) -> [Message] {
    guard let stated = download.episode?.file.bytes, stated > 0, file.bytes * 2 < stated else { return [] }
    return [
      Message(
        .warning, "The feed says that the file has \(SizeWording.text(bytes: stated)), and it has \(SizeWording.text(bytes: file.bytes)).")
    ]
  }

  private nonisolated static func message(for error: ReaderError, _ episode: Episode?) -> Message {
    let reason = ReaderErrorWording.message(for: error)
    guard let episode else { return reason }
    return Message(.failure, "'\(episode.title)' was not downloaded: \(reason.sentence)", hint: reason.hint)
  }

  private nonisolated static func record(of download: EpisodeDownload) -> ExportedRecord {
    var (file, error): (DownloadedFile?, MessageText?)
    switch download.result {
    case .success(let done): file = done
    case .failure(let problem): error = ReaderErrorWording.message(for: problem).sentence
    }
    let none = ["id", "title", "feed_title", "url"].map { ExportedRecord.Field($0, .null) }
    return ExportedRecord(
      (download.episode.map(EpisodeListPresenter.fields) ?? none) + [
        .init("path", .text(orNull: file?.path)), .init("bytes", .number(orNull: file?.bytes)),
        .init("resumed_from", .number(orNull: file?.resumedFrom)), .init("was_there", .bool(file?.wasThere ?? false)),
        .init("error", .message(orNull: error)),
      ])
  }
}
