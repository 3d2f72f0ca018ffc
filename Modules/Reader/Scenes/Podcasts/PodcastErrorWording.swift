public import CoreScenes
public import ReaderDomain

/// The messages about episodes.
public enum PodcastErrorWording {
  /// One message about all articles that have no episode; none when each has one.
  public static func messages(forArticlesWithoutFile titles: [String]) -> [Message] {
    guard let first = titles.first else { return [] }
    guard titles.count > 1 else { return [message(for: .noFile(title: first))] }
    let names = ListWording.text(titles.map { "'\($0)'" })
    return [Message(.failure, "\(CountWording.text(titles.count, "article")) have neither a recording nor a film on the web: \(names).")]
  }

  public static func message(for error: PodcastError) -> Message {
    switch error {
    case .noFile(let title): Message(.failure, "'\(title)' has neither a recording nor a film on the web.")
    case .notQueued(let reference):
      Message(.failure, "No episode of the queue belongs to the article '\(reference.prefix)'.", hint: "\(run: "queue list") lists them.")
    case .queueIsEmpty: Message(.notice, "The queue is empty.", hint: "\(run: "queue add ID…") adds the episodes of articles.")
    case .noFolder:
      Message(
        .failure, "No folder for downloads is known, because HOME is not set.",
        hint: "\(run: "config set download.folder FOLDER") sets it.")
    case .folder(let path, let reason):
      Message(
        .failure, "Nothing can be downloaded to \(path): \(reason).",
        hint: "\(run: "config set download.folder FOLDER") sets another folder.")
    case .diskFull(let folder):
      Message(
        .failure, "The disk with \(folder) is full. What has arrived is kept.", hint: "Make room, then the same command downloads the rest."
      )
    case .underWay: Message(.failure, "Another \(.program) is downloading this file.")
    case .web(let problem, let isKept):
      Message(
        .failure, MessageText("\(WebWording.sentence(for: problem))"),
        hint: isKept ? "What has arrived is kept; the same command downloads the rest." : WebWording.hint(for: problem))
    case .notMedia(let type):
      Message(
        .failure, "The server sent something else than a recording or a film: \(type).", hint: "It may want a login, or the file has gone.")
    case .empty: Message(.failure, "The server sent an empty file.", hint: "The file may have gone; try again later.")
    case .incomplete(let received, let announced):
      Message(
        .failure,
        "The server announced \(CountWording.text(announced, "byte")), and \(CountWording.number(received)) arrived. They are kept.",
        hint: "The same command downloads the rest.")
    case .playerMissing(let program, let setting):
      Message(
        .failure, "There is no program '\(program)'.", hint: "Install it, or choose another with \(run: "config set \(setting) COMMAND").")
    case .playerFailed(let program, let reason):
      Message(.failure, "'\(program)' failed: \(reason). The episode stays in the queue.")
    }
  }
}
