public import Domain

/// The turn to refresh, among those who share this value.
public actor MemoryRefreshLock: RefreshLock {
  private final class LockToken: RefreshLockToken {}

  /// How often the turn was given out.
  public private(set) var timesTaken = 0

  private weak var current: LockToken?
  private var failure: ReadingError?

  /// Makes a turn that is free.
  public init() {}

  /// Whether somebody has the turn.
  public var isTaken: Bool { current != nil }

  /// Makes taking the turn throw this error; nil heals it.
  public func failWith(_ error: ReadingError?) {
    failure = error
  }

  public func take() throws(ReadingError) -> any RefreshLockToken {
    if let failure { throw failure }
    guard current == nil else { throw .store(.locked(byProcess: nil)) }
    let permit = LockToken()
    current = permit
    timesTaken += 1
    return permit
  }
}
