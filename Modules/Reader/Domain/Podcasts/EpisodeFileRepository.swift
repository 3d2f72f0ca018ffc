public import CoreDomain

/// Downloads the files of episodes, and knows those that it has downloaded.
public protocol EpisodeFileRepository: Sendable {
  /// Downloads a file into a folder. What an earlier attempt has left is continued, if the server says that the file is the same. No existing file is
  /// changed.
  /// - Parameters:
  ///   - episode: the episode.
  ///   - known: the path to which the file was downloaded before; nil for none. If it is still there, nothing is asked for.
  ///   - folder: the path of the folder, which may begin with `~`; nil for a folder among the user's downloads.
  ///   - isPublic: whether only a server on the public internet may be asked.
  ///   - progress: receives the bytes that are there, and how many there will be; nil when the server does not say so.
  /// - Throws: `podcast`, `configuration`, `cancelled`.
  func download(
    _ episode: Episode, known: String?, into folder: String?, isPublic: Bool, progress: @escaping @Sendable (Int, Int?) async -> Void
  ) async throws(ReaderError) -> DownloadedFile

  /// The paths of the files that were downloaded into a folder before, by their URLs. A file that has gone or was changed is not among them.
  /// - Parameters:
  ///   - episodes: the episodes to look for.
  ///   - folder: as for `download`. A folder that cannot be used has no files.
  func paths(of episodes: [Episode], in folder: String?) async -> [WebURL: String]
}

/// The file of an episode.
public struct DownloadedFile: Hashable, Sendable {
  public let path: String
  public let bytes: Int
  /// How many of the bytes an earlier attempt had left; 0 for none.
  public let resumedFrom: Int
  /// Whether the file was there already, so that nothing was downloaded.
  public let wasThere: Bool
  /// Whether the server announced the number of bytes, so that a file that broke off would have been noticed.
  public let isAnnounced: Bool

  public init(path: String, bytes: Int, resumedFrom: Int = 0, wasThere: Bool = false, isAnnounced: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.resumedFrom = resumedFrom
    self.wasThere = wasThere
    self.isAnnounced = isAnnounced
  }
}
