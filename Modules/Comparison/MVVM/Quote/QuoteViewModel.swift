import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view model of the quote. It runs the use case, and puts the result in words into plain properties. It knows no view. Its observer
/// can read the properties, but not set them.
@MainActor
final class QuoteViewModel {
  private(set) var text = ""
  /// The line below the quote: the author, and the age of an earlier quote.
  private(set) var source = ""
  private(set) var exported = Exported.empty
  private(set) var messages: [Message] = []
  private(set) var hasFailed = false
  /// Set this property last, so that the observer sees several changes at once, as with SwiftUI's `@Observable`.
  private(set) var isLoading = false { didSet { observer() } }

  private let showQuote: any UseCase<Void, QuoteSummary, QuoteError>
  private let now: CurrentTime
  private var observer: () -> Void = {}

  init(showQuote: any UseCase<Void, QuoteSummary, QuoteError>, now: @escaping CurrentTime) {
    self.showQuote = showQuote
    self.now = now
  }

  func observe(_ observer: @escaping () -> Void) {
    self.observer = observer
  }

  /// Loads a quote, unless one is already loading.
  func load() async {
    guard !isLoading else { return }
    messages = []
    isLoading = true
    defer { isLoading = false }
    do throws(QuoteError) {
      show(try await showQuote(()))
      hasFailed = false
    } catch {
      messages = [Self.message(for: error)]
      hasFailed = true
    }
  }

  private func show(_ quote: QuoteSummary) {
    let (isEarlier, problem) = (quote.origin.isCached, quote.origin.problem.map(Self.message))
    let age = isEarlier ? " (seen \(RelativeDateWording.phrase(of: quote.fetchedAt, now: now())))" : ""
    let consequence = isEarlier ? "This is an earlier quote." : "The quote could not be saved."
    text = "“\(quote.text)”"
    source = "— \(quote.author ?? "unknown")\(age)"
    exported = .record(RandomQuote.record(of: quote, problem: problem?.sentence))
    messages = problem.map { [Message(.warning, "\($0.sentence) \(consequence)", hint: $0.hint)] } ?? []
  }

  private static func message(for error: QuoteError) -> Message {
    switch error {
    case .server(let url, let problem):
      Message(.failure, "\(url.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? otherURL)
    case .notAQuote(let url, let found):
      Message(.failure, "\(url.shown): this is not a quote but \(found).", hint: otherURL)
    case .noQuotes:
      Message(.failure, "The built-in list of quotes is empty.", hint: "\(run: "config set quote.url URL") sets a server of quotes.")
    case .configuration(let error): ConfigurationErrorWording.message(for: error)
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  private static let otherURL: MessageText =
    "\(run: "config set quote.url URL") sets another server, \(run: "config unset quote.url") shows the built-in quotes."
}
