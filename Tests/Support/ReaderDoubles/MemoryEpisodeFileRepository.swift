public import CoreDomain
public import ReaderDomain

/// The files of episodes in memory. It downloads all but those whose URL has a planned error.
public actor MemoryEpisodeFileRepository: EpisodeFileRepository {
  /// What was asked for.
  public struct Asked: Hashable, Sendable {
    private let url: String
    public let known: String?
    private let folder: String?
    private let isPublic: Bool

    public init(url: String, known: String?, folder: String?, isPublic: Bool) {
      (self.url, self.known, self.folder, self.isPublic) = (url, known, folder, isPublic)
    }
  }

  /// The downloads, with those that failed.
  public private(set) var asked: [Asked] = []
  private let failures: [String: ReaderError]
  /// The paths of the files by their URLs, for each folder.
  private var files: [String?: [WebURL: String]] = [:]

  public init(_ failures: [String: ReaderError] = [:]) { self.failures = failures }

  public func download(
    _ episode: Episode, known: String?, into folder: String?, isPublic: Bool, progress: @escaping @Sendable (Int, Int?) async -> Void
  ) async throws(ReaderError) -> DownloadedFile {
    asked.append(Asked(url: episode.file.url.text, known: known, folder: folder, isPublic: isPublic))
    let path = "/podcasts/\(asked.count).mp3"
    await progress(1, 2)
    if let failure = failures[episode.file.url.text] { throw failure }
    files[folder, default: [:]][episode.file.url] = path
    return DownloadedFile(path: path, bytes: 2)
  }

  public func paths(of episodes: [Episode], in folder: String?) -> [WebURL: String] {
    (files[folder] ?? [:]).filter { url, _ in episodes.contains { $0.file.url == url } }
  }
}
