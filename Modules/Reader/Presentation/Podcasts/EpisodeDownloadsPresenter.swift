public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Shows the progress of a download, and its result.
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
        messages: PodcastErrorWording.messages(forArticlesWithoutFile: downloads.compactMap(titleWithoutFile)),
        outcome: .of(downloads.count, failures: downloads.count { error(of: $0) != nil }))
    case .failed(let error):
      EpisodeDownloads.ViewModel(
        messages: [ReaderErrorWording.message(for: error)], outcome: error == .podcast(.queueIsEmpty) ? .nothingMatched : .failed)
    }
  }

  private nonisolated static func amount(_ bytes: Int, of total: Int?) -> String {
    guard let total, total > 0 else { return SizeWording.text(bytes: bytes) }
    return "\(SizeWording.text(bytes: bytes)) of \(SizeWording.text(bytes: total)), \(min(100, Int(Double(bytes) / Double(total) * 100))) %"
  }

  /// Why the file was not downloaded, or the queue does not know of it.
  private nonisolated static func error(of download: EpisodeDownload) -> ReaderError? {
    switch download.result {
    case .success: download.queueError
    case .failure(let error): error
    }
  }

  private nonisolated static func ended(_ download: EpisodeDownload) -> EpisodeDownloads.ViewModel {
    switch download.result {
    case .success(let file):
      EpisodeDownloads.ViewModel(
        lines: [sentence(for: file)], messages: remarks(on: download, file), exported: .stream([record(of: download)]))
    case .failure(let error):
      EpisodeDownloads.ViewModel(
        messages: titleWithoutFile(download) == nil ? [message(for: error, download.episode)] : [],
        exported: .stream([record(of: download)]))
    }
  }

  /// The title of an article without an episode; nil when it has one. At the end, one message names all such articles, because there may be thousands.
  private nonisolated static func titleWithoutFile(_ download: EpisodeDownload) -> String? {
    if case .failure(.podcast(.noFile(let title))) = download.result { title } else { nil }
  }

  private nonisolated static func sentence(for file: DownloadedFile) -> String {
    if file.wasThere { return "\(file.path) is there already (\(SizeWording.text(bytes: file.bytes)))." }
    let before = file.resumedFrom > 0 ? ", of which \(SizeWording.text(bytes: file.resumedFrom)) were there" : ""
    return "Downloaded \(file.path) (\(SizeWording.text(bytes: file.bytes))\(before))."
  }

  private nonisolated static func remarks(on download: EpisodeDownload, _ file: DownloadedFile) -> [Message] {
    [sizeRemark(on: file, stated: download.episode?.file.bytes), download.queueError.map(queueRemark)].compactMap(\.self)
  }

  /// A size that the feed states wrongly is common, because servers put advertisements into recordings. A file that is far too small is something else;
  /// one that is clearly too small is not whole, if nobody has announced its size.
  private nonisolated static func sizeRemark(on file: DownloadedFile, stated: Int?) -> Message? {
    guard let stated, stated > 0, file.bytes < (file.isAnnounced ? stated / 2 : stated / 10 * 9) else { return nil }
    return Message(
      .warning, "The feed says that the file has \(SizeWording.text(bytes: stated)), and it has \(SizeWording.text(bytes: file.bytes)).",
      hint: file.isAnnounced ? nil : "It may have broken off. Remove the file, and the same command downloads it again.")
  }

  private nonisolated static func queueRemark(_ error: ReaderError) -> Message {
    let reason = ReaderErrorWording.message(for: error)
    return Message(.failure, "The queue does not know of this file: \(reason.sentence.afterColon)", hint: reason.hint)
  }

  private nonisolated static func message(for error: ReaderError, _ episode: Episode?) -> Message {
    let reason = ReaderErrorWording.message(for: error)
    guard let episode else { return reason }
    return Message(.failure, "'\(episode.title)' was not downloaded: \(reason.sentence.afterColon)", hint: reason.hint)
  }

  private nonisolated static func record(of download: EpisodeDownload) -> ExportedRecord {
    let file = try? download.result.get()
    let error = error(of: download).map { ReaderErrorWording.message(for: $0).sentence }
    let none = ["id", "title", "feed_title", "url"].map { ExportedRecord.Field($0, .null) }
    return ExportedRecord(
      (download.episode.map(EpisodeListPresenter.fields) ?? none) + [
        .init("path", .text(orNull: file?.path)), .init("bytes", .number(orNull: file?.bytes)),
        .init("resumed_from", .number(orNull: file?.resumedFrom)), .init("was_there", .bool(file?.wasThere ?? false)),
        .init("error", .message(orNull: error)),
      ])
  }
}
