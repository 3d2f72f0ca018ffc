public import CoreDomain
import Transfer

public struct RemoteQuoteRepository: QuoteRepository {
  private let store = QuoteStore()
  public func print(_ quote: Quote) async {}
}
