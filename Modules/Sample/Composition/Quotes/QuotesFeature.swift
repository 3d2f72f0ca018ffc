public import CoreComposition
public import CoreData
public import CoreDomain
public import CoreScenes
import CoreTerminal
import SampleData
package import SampleDomain
import SamplePresentation
public import SampleScenes
import SampleTerminal

/// Quotes: what the feature owns, and how its parts are connected.
@MainActor
public struct QuotesFeature: Feature {
  public nonisolated static var settings: [SettingKey] { [.quoteURL] }

  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] { [JSONQuoteStore.document(in: directory)] }

  private let application: Application

  public init(in application: Application) {
    self.application = application
  }

  /// The scene that shows a quote.
  public func randomQuote() -> any Interactor<RandomQuote.Request> {
    randomQuote(display: application.display(text: RandomQuoteTextDisplay(terminal: application.terminal)))
  }

  /// Runs the random quote as a dialogue.
  public func runDialogue() async {
    let display = application.dialogueDisplay(RandomQuoteTextDisplay(terminal: application.terminal))
    await application.run(DialogueSession(randomQuote(display: display)), first: .show)
  }

  package func randomQuote(display: any Display<RandomQuote.ViewModel>) -> any Interactor<RandomQuote.Request> {
    let tracing = application.tracing
    return tracing.traced(
      RandomQuoteInteractor(
        quote: showQuote, presenter: tracing.traced(RandomQuotePresenter(display: display)), now: application.platform.now))
  }

  package var showQuote: any UseCase<Void, QuoteSummary, QuoteError> {
    application.tracing.traced(ShowQuote(quotes: quotes, configuration: application.configuration.repository))
  }

  private var quotes: any QuoteRepository {
    let (platform, choose) = (application.platform, { @Sendable (quotes: [Quote]) in quotes.randomElement() })
    let now = platform.now
    let cache = JSONQuoteStore(directory: platform.directory, executor: platform.files)
    let repository = StoredQuoteRepository(cache: cache, choose: choose) { url in
      // The only line that names both data stores: the server if the settings have a URL, otherwise the built-in list.
      if let url { WebQuoteStore(url, client: platform.web, now: now) } else { BundledQuoteStore(now: now, choose: choose) }
    }
    return application.tracing.traced(repository, by: Traced.init)
  }
}

extension Traced: QuoteRepository where Base == any QuoteRepository {
  package func quote(from url: WebURL?) async throws(QuoteError) -> ServedQuote {
    try await step(url as Any) { () async throws(QuoteError) in try await base.quote(from: url) }
  }
}
