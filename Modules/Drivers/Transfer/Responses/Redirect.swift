/// One redirect that was followed.
public struct Redirect: Hashable, Sendable {
  /// The status that sent us on: 301, 302, 303, 307 or 308. 301 and 308 are permanent (RFC 9110 section 15.4).
  public var status: Int
  /// The absolute address that was asked next, relative references resolved.
  public var target: String

  /// Makes a redirect.
  public init(status: Int, target: String) {
    self.status = status
    self.target = target
  }
}
