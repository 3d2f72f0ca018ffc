/// The right to refresh, for as long as it lives.
public protocol RefreshLockToken: AnyObject, Sendable {}
