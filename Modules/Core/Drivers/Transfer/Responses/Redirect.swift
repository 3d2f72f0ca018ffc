/// A redirect that was followed.
public struct Redirect: Hashable, Sendable {
  /// The status of the redirect: 301, 302, 303, 307 or 308. 301 and 308 are permanent (RFC 9110 section 15.4).
  public var status: Int
  /// The absolute URL of the next request.
  public var target: String

  public init(status: Int, target: String) {
    self.status = status
    self.target = target
  }
}
