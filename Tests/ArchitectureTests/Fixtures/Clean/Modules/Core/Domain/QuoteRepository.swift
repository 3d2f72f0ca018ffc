public protocol QuoteRepository: Sendable {
  func print(_ quote: Quote) async
}
