/// Somebody who wrote a feed or an article, as the publisher names them. At least one of the parts is there.
public struct Author: Hashable, Sendable {
  /// The name.
  public let name: String?
  /// A page about the author, as given.
  public let url: String?

  /// Makes an author; nil when neither part says anything.
  public init?(name: String?, url: String? = nil) {
    let name = name?.collapsingWhitespace().limited()
    // Cut, it would lead elsewhere.
    let url = url.flatMap { $0.utf8.count > WebURL.maximumBytes ? nil : $0 }
    self.name = name?.isEmpty == true ? nil : name
    self.url = url?.isEmpty == true ? nil : url
    guard self.name != nil || self.url != nil else { return nil }
  }

  /// What people see.
  public var shown: String { name ?? url ?? "" }
}
