public import CoreDomain

/// Fetches the pages of articles one after the other, and stores their main texts.
///
/// Each server gets a rest between two requests. One that refuses, is overloaded or does not respond is not asked again. A page is asked for as
/// `open` opens it: without tracking parameters, unless the user wants links as published.
public struct FetchFullTexts: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let texts: any FullTextRepository
  private let configuration: any ConfigurationRepository
  private let clock: RefreshClock

  /// The rest of a server between two pages.
  static let secondsBetweenPages = 1

  public init(
    subscriptions: any SubscriptionRepository, texts: any FullTextRepository, configuration: any ConfigurationRepository,
    clock: RefreshClock
  ) {
    self.subscriptions = subscriptions
    self.texts = texts
    self.configuration = configuration
    self.clock = clock
  }

  /// - Returns: the text of each article, or why it has none. When the task is cancelled, the rest of the articles has the error `cancelled`.
  public func callAsFunction(_ articles: [Article]) async -> [ArticleID: Result<FetchedFullText, ReaderError>] {
    var results: [ArticleID: Result<FetchedFullText, ReaderError>] = [:]
    let feeds: [Subscription]
    let cleansLinks: Bool
    do throws(ReaderError) {
      feeds = try await subscriptions.all()
      cleansLinks = try await configuration.settings().cleansLinks
    } catch {
      for article in articles { results[article.id] = .failure(error) }
      return results
    }
    var ends: [String: Timestamp] = [:]
    var stopped: [String: ReaderError] = [:]
    for article in articles {
      guard let published = article.url else {
        results[article.id] = .failure(.article(.fullText(.noPage(title: article.title))))
        continue
      }
      let page = cleansLinks ? published.withoutTracking : published
      if let error = stopped[page.host] {
        results[article.id] = .failure(error)
        continue
      }
      if let end = ends[page.host] { await clock.sleep(end.adding(seconds: Self.secondsBetweenPages)) }
      let result = await text(of: article, at: PageRequest(page, of: feeds.first { $0.id == article.feed }))
      ends[page.host] = clock.now()
      if case .failure(.article(.fullText(let error))) = result, error.isOfTheWholeServer {
        stopped[page.host] = .article(.fullText(error))
      }
      results[article.id] = result
    }
    return results
  }

  private func text(of article: Article, at request: PageRequest) async -> Result<FetchedFullText, ReaderError> {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    let text: FullText
    do throws(ReaderError) { text = try await texts.text(at: request) } catch { return .failure(error) }
    do throws(ReaderError) {
      try await texts.store(text, of: article)
      return .success(FetchedFullText(text))
    } catch {
      return .success(FetchedFullText(text, storeProblem: error))
    }
  }
}
