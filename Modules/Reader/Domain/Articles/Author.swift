import CoreDomain

/// An author of a feed or an article, as the publisher names them. At least one of the two properties is not nil.
public struct Author: Hashable, Sendable {
  public let name: String?
  /// The URL of a page about the author, as published.
  public let url: String?

  /// Creates an author; nil when both parts are missing or empty.
  public init?(name: String?, url: String? = nil) {
    let name = name?.collapsingWhitespace().limited()
    // A truncated URL would lead elsewhere.
    let url = url.flatMap { $0.utf8.count > WebURL.maximumBytes ? nil : $0 }
    self.name = name?.isEmpty == true ? nil : name
    self.url = url?.isEmpty == true ? nil : url
    guard self.name != nil || self.url != nil else { return nil }
  }

  /// The same author, without user name and password in the URL.
  var withoutCredentials: Author { Author(name: name, url: url.map(URLRedaction.withoutCredentials)) ?? self }

  /// The text shown to users.
  public var shown: String { name ?? url ?? "" }
}
