public import CoreDomain

/// Prepares the marker for articles that are about to arrive.
public protocol ArrivalMarkerSource: Sendable {
  /// - Parameters:
  ///   - subscriptions: the feeds whose articles may arrive.
  ///   - moment: when their refresh began.
  func marker(for subscriptions: [Subscription], at moment: Timestamp) async -> PreparedMarker
}

/// The marker for articles that are about to arrive. Problems with it do not prevent articles from being stored.
public struct PreparedMarker: Sendable {
  /// The marker; nil when no article gets a mark.
  public let marker: (any ArrivalMarker)?
  public let problems: MarkerProblems

  public init(_ marker: (any ArrivalMarker)?, problems: MarkerProblems = MarkerProblems()) {
    self.marker = marker
    self.problems = problems
  }
}

/// The problems with the rules that determine which marks articles get.
public struct MarkerProblems: Hashable, Sendable {
  /// The errors of single lines. All other lines apply.
  public let lines: [ReaderError]
  /// Why no line could be read; nil when the lines could be read.
  public let error: ReaderError?

  public init(lines: [ReaderError] = [], error: ReaderError? = nil) {
    self.lines = lines
    self.error = error
  }
}
