/// Somebody who wrote a feed or an article, as the publisher names them. At least one of the parts is there.
public struct Author: Hashable, Sendable {
  /// The name.
  public let name: String?
  /// A page about the author, as given.
  public let address: String?

  /// Makes an author; nil when neither part says anything.
  public init?(name: String?, address: String? = nil) {
    let name = name?.collapsingWhitespace().limited()
    // Cut, it would lead elsewhere.
    let address = address.flatMap { $0.utf8.count > WebAddress.maximumBytes ? nil : $0 }
    self.name = name?.isEmpty == true ? nil : name
    self.address = address?.isEmpty == true ? nil : address
    guard self.name != nil || self.address != nil else { return nil }
  }

  /// What people see.
  public var shown: String { name ?? address ?? "" }
}
