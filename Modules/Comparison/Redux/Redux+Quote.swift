public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension Redux {
  /// The random quote.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    fatalError("not written yet")
  }
}
