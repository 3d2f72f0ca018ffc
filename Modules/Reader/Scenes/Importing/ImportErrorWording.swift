public import CoreScenes
public import ReaderDomain

/// The messages when the data of another program cannot be imported.
public enum ImportErrorWording {
  public static func message(for error: ImportError) -> Message {
    switch error {
    case .notAnOutline(let place, let line, let reason):
      Message(
        .failure, "\(place.shown) is not a subscription list: \(reason)\(line > 0 ? " (line \(line))" : "").",
        hint: "\(.programTitle) imports OPML files, which most feed readers export; \(run: "import --newsboat") imports newsboat's.")
    case .tooManyFeeds(let place, let feeds):
      Message(
        .failure,
        "\(place.shown) lists \(CountWording.text(feeds, "feed")). A list may have at most \(CountWording.number(ImportSubscriptions.maximumFeeds)).",
        hint: "Nothing was imported from it.")
    case .notANewsboatDatabase(let place, let reason):
      Message(
        .failure, "\(place.shown) is not an article database of newsboat: \(reason).", hint: "The database is named cache.db.")
    case .locked(let place):
      Message(.failure, "\(place.shown) is in use by another program.", hint: "Quit newsboat, and try again.")
    case .damaged(let place, let reason):
      Message(.failure, "\(place.shown) is damaged: \(reason).", hint: "Nothing was imported from it.")
    }
  }
}
