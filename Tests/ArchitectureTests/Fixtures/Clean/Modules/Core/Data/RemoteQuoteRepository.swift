public import CoreDomain
import Transfer

public struct RemoteQuoteRepository: QuoteRepository {
  let store: QuoteStore
  public func print(_ quote: Quote) async {}
}
