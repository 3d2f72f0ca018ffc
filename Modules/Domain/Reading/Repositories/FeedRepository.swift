/// Feeds as their publishers give them: on the web, or in a file.
public protocol FeedRepository: Sendable {
  /// Asks many servers at once, and tells whom it asks. Every call is answered once, in the order in which the answers come; what happens
  /// together comes in one batch. Dropping the batches, or cancelling the task that reads them, stops at once what is under way.
  func fetch(_ requests: [FeedRequest]) async -> EventBatches<FetchEvent>

  /// Finds out what stands at an address that a person gave.
  /// - Throws: `fetch` when it cannot be had or is neither a feed nor a page.
  func look(at url: WebURL) async throws(ReadingError) -> DiscoveryResult

  /// Reads a feed from a file or from standard input, to be shown: nothing in the HTML of its items runs, loads a frame or counts readers, and
  /// the links in it are absolute.
  /// - Throws: `document`.
  func read(from place: FileLocation) async throws(ReadingError) -> Feed

  /// How many items the feed in a file or from standard input has, without making anything of them.
  /// - Throws: `document`.
  func countItems(in place: FileLocation) async throws(ReadingError) -> Int

  /// Reads a feed from a file or from standard input, with what is wrong with its document.
  /// - Throws: `document`.
  func inspect(_ place: FileLocation) async throws(ReadingError) -> FeedInspection

  /// Fetches the feeds at these addresses side by side, with what is wrong with their documents. Every address has its result, unless the task
  /// is cancelled: `fetch` when the feed cannot be had or is neither a feed nor a page, `feedsOnPage` and `noFeedOnPage` when it is a page.
  func inspect(_ urls: [WebURL]) async -> [WebURL: Result<FeedInspection, ReadingError>]
}
