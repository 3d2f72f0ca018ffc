import CoreDomain
import SampleDomain

/// Gets a quote and holds it. Only it calls the service.
@MainActor
final class QuoteActor: ActingRole {
  enum Action: Hashable {
    /// Note that a quote is being loaded. If one is already being loaded, the use case ends.
    case begin
    case get
    case refuse(String)
  }

  enum Quote: Hashable {
    case loading
    case loaded(QuoteSummary)
    case failed(QuoteError)
    case notUnderstood(String)
  }

  private(set) var quote: Answer<Quote>?
  private let service: any UseCase<Void, QuoteSummary, QuoteError>
  private var isLoading = false

  init(service: any UseCase<Void, QuoteSummary, QuoteError>) {
    self.service = service
  }

  func perform(_ action: Action) async -> Bool {
    switch action {
    case .begin:
      guard !isLoading else { return false }
      isLoading = true
      quote = Answer(.loading)
    case .get: await get()
    case .refuse(let line): quote = Answer(.notUnderstood(line))
    }
    return true
  }

  private func get() async {
    do throws(QuoteError) {
      quote = Answer(.loaded(try await service(())))
    } catch {
      quote = Answer(.failed(error))
    }
    isLoading = false
  }
}
