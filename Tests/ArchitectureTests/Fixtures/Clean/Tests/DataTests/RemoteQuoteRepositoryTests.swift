import Testing

@testable import DataLayer

@Test("a test may create and print") func creates() {
  print(RemoteQuoteRepository())
}
