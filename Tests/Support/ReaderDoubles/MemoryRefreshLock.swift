import CoreDomain
public import ReaderDomain

/// A refresh lock for all users of this object.
public actor MemoryRefreshLock: RefreshLock {
  private final class LockToken: RefreshLockToken {}

  /// The number of times that the lock was taken.
  public private(set) var timesTaken = 0

  private weak var current: LockToken?
  private var failure: ReaderError?

  public init() {}

  public var isTaken: Bool { current != nil }

  /// Makes `take` throw this error; nil makes it succeed again.
  public func failWith(_ error: ReaderError?) {
    failure = error
  }

  public func take() throws(ReaderError) -> any RefreshLockToken {
    if let failure { throw failure }
    guard current == nil else { throw .store(.locked(byProcess: nil)) }
    let permit = LockToken()
    current = permit
    timesTaken += 1
    return permit
  }
}
