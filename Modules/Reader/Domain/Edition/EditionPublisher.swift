/// Converts editions into documents and writes them.
public protocol EditionPublisher: Sendable {
  /// Checks that a document can be written to a file, without writing it.
  /// - Throws: `fileExists`, `inDataDirectory`, `unwritable`.
  func check(_ file: EditionFile) async throws(EditionError)

  func document(of edition: Edition, _ images: EditionImages, as format: EditionFormat) async -> [UInt8]

  /// Writes a document. If this fails, no partial file remains, and an existing file is unchanged.
  func write(_ document: [UInt8], to file: EditionFile) async throws(EditionError)
}

public struct EditionFile: Hashable, Sendable {
  public let path: String
  /// Whether an existing file may be replaced.
  public let mayReplace: Bool

  public init(_ path: String, mayReplace: Bool = false) {
    self.path = path
    self.mayReplace = mayReplace
  }
}
