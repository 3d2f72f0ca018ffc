public import CoreDomain

/// Why an episode cannot be queued, downloaded or played.
public enum PodcastError: Error, Hashable, Sendable {
  /// The article has neither a recording nor a film: of its files, only those with URLs of the web are known.
  case noFile(title: String)
  /// No episode of the queue belongs to the article.
  case notQueued(ArticleReference)
  case queueIsEmpty
  /// No folder for downloads is set, and the user's home is not known.
  case noFolder
  /// The folder cannot be used.
  case folder(path: String, reason: String)
  /// The disk is full. What has arrived is kept.
  case diskFull(folder: String)
  /// Another process is downloading the same file.
  case underWay
  /// The server cannot be reached, or does not send the file. `isKept`: whether a part has arrived that the next download continues.
  case web(WebError, isKept: Bool = false)
  /// The server sent something else than a recording or a film, such as a page to log in.
  case notMedia(type: String)
  /// The server sent no bytes.
  case empty
  /// Fewer bytes, or more, arrived than the server has announced. What has arrived is kept.
  case incomplete(received: Int, announced: Int)
  case playerMissing(program: String, setting: String)
  case playerFailed(program: String, reason: String)
}
