// import Foundation, print("here"), ContinuousClock.now: a comment imports and does nothing.
/* import Foundation /* nested */ Task { } */
public struct Quote: Sendable {
  public let text: String
  public let note = "print(1), Task { Date() } and \\(FileManager.default) are only text"
  public let page = #"""
    import Foundation
    let now = Date()
    """#

  /// A print run, and whether its task was cancelled: names that only begin as forbidden ones do.
  public func printed(dateOf quote: Quote) -> Bool { Task.isCancelled }
}
