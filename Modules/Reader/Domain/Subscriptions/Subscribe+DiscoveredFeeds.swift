import CoreDomain

extension Subscribe {
  /// Follows the first of a page's feeds that answers, because a page may name feeds that are gone.
  /// - Throws: the error of the first feed when none of the first few answers.
  func subscribe(
    toOneOf links: [FeedLink], on page: WebURL, _ input: SubscribeInput
  ) async throws(ReaderError) -> SubscribeResult {
    var firstError: ReaderError?
    for (number, link) in links.prefix(Self.maximumTried).enumerated() {
      do throws(ReaderError) {
        return try await subscribe(to: link, on: page, input, others: Array(links.dropFirst(number + 1)))
      } catch {
        switch error {
        case .feed(.fetch), .feed(.noFeedOnPage): firstError = firstError ?? error
        default: throw error
        }
      }
    }
    throw firstError ?? .feed(.noFeedOnPage(page, nil))
  }

  /// The number of feeds of a page that are tried.
  private static let maximumTried = 3

  private func subscribe(
    to link: FeedLink, on page: WebURL, _ input: SubscribeInput, others: [FeedLink]
  ) async throws(ReaderError) -> SubscribeResult {
    // The user gave the name and password for the origin of the page. The link of the page never has them.
    let isAtHome = WebOrigin(link.url).mayReceiveSecrets(of: WebOrigin(page))
    let url = isAtHome ? link.url.withCredentials(of: page) : link.url
    let login = isAtHome ? input.login : nil
    try await refuseIfSubscribed(url)
    switch try await discover(at: url, login: login, isPublic: link.isPublic) {
    case .feed(let feed, let validators, let metadata):
      let title = feed.title.isEmpty ? link.title : feed.title
      return try await store(feed, validators, metadata, of: Subscribed(from: url, title: title, login: login, others: others), input)
    case .requested(let problem, _, _, let excerpt): throw .feed(.fetch(url, problem, excerpt))
    case .page(_, let excerpt): throw .feed(.noFeedOnPage(url, excerpt))
    }
  }
}
