/// The right to refresh, for as long as it lives.
public protocol RefreshPermit: AnyObject, Sendable {}
