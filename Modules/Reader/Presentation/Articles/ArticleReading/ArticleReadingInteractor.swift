public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Opens articles one after the other.
public final class ArticleReadingInteractor: Interactor {
  private let read: any UseCase<ReadInput, [ArticleDetails], ReaderError>
  private let fullTexts: any UseCase<[Article], [ArticleID: Result<FetchedFullText, ReaderError>], Never>
  private let presenter: any Presenter<ArticleReading.Response>
  private let wasDelivered: @MainActor () -> Bool
  private let now: LocalClock

  /// - Parameters:
  ///   - read: opens articles, and marks them read.
  ///   - fullTexts: fetches the full texts of articles.
  ///   - presenter: shows the articles.
  ///   - wasDelivered: whether all that was presented has reached its reader. If not, nothing is marked read.
  ///   - now: the clock for the dates.
  public init(
    read: any UseCase<ReadInput, [ArticleDetails], ReaderError>,
    fullTexts: any UseCase<[Article], [ArticleID: Result<FetchedFullText, ReaderError>], Never>,
    presenter: any Presenter<ArticleReading.Response>, wasDelivered: @escaping @MainActor () -> Bool, now: @escaping LocalClock
  ) {
    self.read = read
    self.fullTexts = fullTexts
    self.presenter = presenter
    self.wasDelivered = wasDelivered
    self.now = now
  }

  public func perform(_ request: ArticleReading.Request) async {
    switch request {
    case .read(let input):
      do throws(ReaderError) {
        try await show(input)
      } catch {
        presenter.present(.failed(error))
      }
    }
  }

  private func show(_ input: ReadInput) async throws(ReaderError) {
    let articles = await showing(input.text, of: try await read(input.withoutMarking))
    // Somebody who does not wait for a text any more sees another article by now.
    guard !Task.isCancelled || input.text == .stored else { return }
    presenter.present(.opened(input.marksRead ? articles.map(\.markedRead) : articles, by: input, now: now()))
    guard input.marksRead, !articles.isEmpty, wasDelivered() else { return }
    presenter.present(.marked(try await read(input.marking(articles))))
  }

  private func showing(_ choice: ArticleTextChoice, of articles: [ArticleDetails]) async -> [ArticleDetails] {
    switch choice {
    case .stored, .none: return articles
    case .feed: return articles.map(\.showingFeedText)
    case .full:
      let fetched = await fullTexts(articles.filter { $0.fullText == nil }.map(\.summary.article))
      return articles.map { details in fetched[details.summary.article.id].map(details.with) ?? details }
    }
  }
}
