public import CoreDomain

/// Prepares the marker for articles that are about to arrive.
public protocol ArrivalMarkerSource: Sendable {
  /// - Parameters:
  ///   - subscriptions: the feeds whose articles may arrive.
  ///   - moment: when their refresh began.
  func marker(for subscriptions: [Subscription], at moment: Timestamp) async -> PreparedMarker
}

/// The marker for articles that are about to arrive. What is wrong with it holds up no article.
public struct PreparedMarker: Sendable {
  /// Nil when no article gets a mark.
  public let marker: (any ArrivalMarker)?
  public let problems: MarkerProblems

  public init(_ marker: (any ArrivalMarker)?, problems: MarkerProblems = MarkerProblems()) {
    self.marker = marker
    self.problems = problems
  }
}

/// What is wrong with the lines that say which marks articles get.
public struct MarkerProblems: Hashable, Sendable {
  /// The wrong lines. The other lines work.
  public let lines: [ReaderError]
  /// Why no line could be read; nil when they could.
  public let error: ReaderError?

  public init(lines: [ReaderError] = [], error: ReaderError? = nil) {
    self.lines = lines
    self.error = error
  }
}
