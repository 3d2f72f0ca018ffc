public import CoreDomain
public import CorePresentation
public import CoreScenes
public import SampleDomain
public import SampleScenes

extension RandomQuote {
  public enum Response: Hashable, Sendable {
    case loading
    /// The quote, and the current time to compute its age.
    case loaded(QuoteSummary, at: Timestamp)
    /// No quote is available, not even an earlier one.
    case failed(QuoteError)
    /// The user typed an unknown command.
    case notUnderstood(String)
  }
}

/// Fetches a quote. While one fetch is running, a second request is ignored: a user who taps twice wants one quote.
public final class RandomQuoteInteractor: Interactor {
  private let quote: any UseCase<Void, QuoteSummary, QuoteError>
  private let presenter: any Presenter<RandomQuote.Response>
  private let now: CurrentTime
  private var isLoading = false

  public init(
    quote: any UseCase<Void, QuoteSummary, QuoteError>, presenter: any Presenter<RandomQuote.Response>, now: @escaping CurrentTime
  ) {
    self.quote = quote
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await show()
    case .notUnderstood(let line): presenter.present(.notUnderstood(line))
    }
  }

  private func show() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    presenter.present(.loading)
    do throws(QuoteError) {
      presenter.present(.loaded(try await quote(()), at: now()))
    } catch {
      presenter.present(.failed(error))
    }
  }
}
