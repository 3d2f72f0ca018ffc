public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension MV {
  /// The random quote.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    fatalError("not written yet")
  }
}

extension MV {
  /// The random quote in one file.
  @MainActor
  public static func quoteInOneFile(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    fatalError("not written yet")
  }
}
