public import CoreDomain
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The dependencies of the random quote, the same in every architecture.
@MainActor
public struct QuoteDependencies {
  public let show: any UseCase<Void, QuoteSummary, QuoteError>
  public let display: any Display<RandomQuote.ViewModel>
  public let now: CurrentTime
  /// Traces the steps inside the architecture; nil without `--trace`. Only the wiring uses it.
  public let tracer: (any SceneTracer)?

  public init(
    show: any UseCase<Void, QuoteSummary, QuoteError>, display: any Display<RandomQuote.ViewModel>, now: @escaping CurrentTime,
    tracer: (any SceneTracer)? = nil
  ) {
    self.show = show
    self.display = display
    self.now = now
    self.tracer = tracer
  }
}
