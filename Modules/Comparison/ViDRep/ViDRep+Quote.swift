public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension ViDRep {
  /// The random quote.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let repository = RandomQuoteRepository()
    let tracer = dependencies.tracer
    let dispatcher = TracedDispatcher(base: RandomQuoteDispatcher(client: dependencies.show, repository: repository), tracer: tracer)
    if let tracer { repository.onChange(of: \.quote) { tracer.around(RandomQuoteRepository.self, "publish", $0.phase) {} } }
    return RandomQuoteScene(dispatcher: dispatcher, repository: repository, display: dependencies.display, now: dependencies.now)
  }
}
