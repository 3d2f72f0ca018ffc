extension Redirect {
  /// Whether the resource has moved for good (RFC 9110 section 15.4).
  public var isPermanent: Bool { [301, 308].contains(status) }

  /// The target of the leading permanent redirects. A permanent redirect after a temporary one does not change the URL of a resource.
  /// - Returns: an absolute URL; nil when the URL stays as it is.
  public static func permanentTarget(of redirects: [Redirect]) -> String? { redirects.prefix(while: \.isPermanent).last?.target }
}
