internal import ReaderDomain

/// Lists the articles of a stream, page by page. Pages are no snapshot: while they are read, articles move between them.
enum GoogleReaderPages {
  /// The number of articles that a page is asked to have: most accounts have fewer, and one page is a snapshot. FreshRSS gives as many as it is asked
  /// for, and needs some 20 MB for these; other servers give as many as they like.
  static let itemsOnPage = 50_000
  /// The maximum number of pages. A server may go on for ever. It is far beyond what `maximumItems` needs on servers that give a thousand on a page.
  static let maximumPages = 200
  static let maximumItems = 200_000

  /// Reads a page, with at most so many articles, from a place on that an earlier page gave.
  typealias Page = (_ count: Int, _ continuation: String?) async throws(ReaderError) -> GoogleReaderAnswer<ServerItemID>

  /// The articles, newest first. If there is a second page, the stream is listed twice, because an article that is read elsewhere meanwhile
  /// takes another one out of the pages: what is in either list is in the stream.
  static func list(_ page: Page) async throws(ReaderError) -> ServerItemList {
    let first = try await run(page)
    guard first.pages > 1 else { return ServerItemList(first.ids, isComplete: first.isComplete) }
    let second = try await run(page)
    let newest = Set(second.ids)
    return ServerItemList(
      second.ids + first.ids.filter { !newest.contains($0) }, isComplete: first.isComplete && second.isComplete)
  }

  private struct Run {
    var ids: [ServerItemID] = []
    var pages = 0
    var isComplete = false
  }

  private static func run(_ page: Page) async throws(ReaderError) -> Run {
    var run = Run()
    var seen: Set<ServerItemID> = []
    var places: Set<String> = []
    var place: String?
    while run.pages < maximumPages {
      let answer = try await page(itemsOnPage, place)
      run.pages += 1
      for id in answer.elements where seen.insert(id).inserted {
        guard run.ids.count < maximumItems else { return run }
        run.ids.append(id)
      }
      guard !answer.isCut else { return run }
      // A page may be short or empty before the last one.
      guard let next = answer.continuation else {
        run.isComplete = true
        return run
      }
      guard places.insert(next).inserted else { return run }
      place = next
    }
    return run
  }
}
