/// Holds the refresh lock for as long as the token exists.
public protocol RefreshLockToken: AnyObject, Sendable {}
