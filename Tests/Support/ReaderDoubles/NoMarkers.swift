public import CoreDomain
public import ReaderDomain

/// No article gets a mark when it arrives.
public struct NoMarkers: ArrivalMarkerSource {
  public init() {}

  public func marker(for subscriptions: [Subscription], at moment: Timestamp) -> PreparedMarker { PreparedMarker(nil) }
}
