/// What a server says beside its answer: for how long it is good, where the feed lives from now on, and who it was that answered.
public struct ResponseMetadata: Hashable, Sendable {
  /// For how many seconds asking again would bring nothing new, by `Cache-Control` or `Expires` (RFC 9111 section 4.2); nil when the server
  /// does not say.
  public var freshSeconds: Int?
  /// Where the permanent redirects (301 and 308, RFC 9110 section 15.4) at the beginning of the way led; nil when there were none.
  public var movedTo: WebURL?
  /// The host that answered in the end, or was to; nil when it is that of the address that was asked.
  public var host: String?
  /// What a server that says "not changed" (304) gives to ask with from now on; nil for any other answer, whose document has them.
  public var validators: Validators?

  /// An answer without more to it.
  public static let none = ResponseMetadata()

  /// Makes terms.
  public init(freshSeconds: Int? = nil, movedTo: WebURL? = nil, host: String? = nil, validators: Validators? = nil) {
    self.freshSeconds = freshSeconds
    self.movedTo = movedTo
    self.host = host
    self.validators = validators
  }
}
