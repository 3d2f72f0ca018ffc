/// How a person names a picture: its id, or the beginning of it.
public struct PictureReference: Hashable, Sendable {
  /// What was typed, in lower case.
  public let prefix: String

  /// Takes what was typed.
  public init(_ text: String) {
    prefix = text.trimmingWhitespace().lowercased()
  }

  /// Names a picture by its whole id.
  public init(_ id: PictureID) {
    prefix = id.text
  }

  /// The one picture that is meant among these.
  /// - Throws: `notFound`, or `ambiguous` when several fit.
  public func resolve(in pictures: [Picture]) throws(PictureError) -> Picture {
    let matches = pictures.filter { !prefix.isEmpty && $0.id.text.hasPrefix(prefix) }
    guard let first = matches.first else { throw .notFound(self) }
    guard matches.count == 1 else { throw .ambiguous(self, matches: matches.map(\.id).sorted()) }
    return first
  }
}
