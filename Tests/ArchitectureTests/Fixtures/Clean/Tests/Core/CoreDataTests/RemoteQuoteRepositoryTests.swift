import Testing

@testable import CoreData

@Test("a test may create and print") func creates() {
  print(RemoteQuoteRepository(store: QuoteStore()))
}
