import CoreDomain

/// The way a user refers to a picture: its id, or a prefix of it.
public struct PictureReference: Hashable, Sendable {
  /// The typed text in lower case.
  public let prefix: String

  public init(_ text: String) {
    prefix = text.trimmingWhitespace().lowercased()
  }

  public init(_ id: PictureID) {
    prefix = id.text
  }

  /// Returns the one picture whose id has this prefix.
  /// - Throws: `notFound`, or `ambiguous` when several match.
  public func resolve(in pictures: some Collection<Picture>) throws(PictureError) -> Picture {
    let matches = pictures.filter { !prefix.isEmpty && $0.id.text.hasPrefix(prefix) }
    guard let first = matches.first else { throw .notFound(self) }
    guard matches.count == 1 else { throw .ambiguous(self, matches: matches.map(\.id).sorted()) }
    return first
  }
}
