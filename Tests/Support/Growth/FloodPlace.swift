/// A document in which `§` marks the location of a flood.
public struct FloodPlace: Sendable, CustomStringConvertible {
  private let head: [UInt8]
  private let tail: [UInt8]
  /// The document with the mark.
  public let description: String

  public init(_ document: String) {
    let parts = document.split(separator: "§", maxSplits: 1, omittingEmptySubsequences: false)
    head = Array((parts.first ?? "").utf8)
    tail = Array((parts.dropFirst().first ?? "").utf8)
    description = document
  }

  /// The document with a flood in place of the mark.
  public func filled(with flood: [UInt8]) -> [UInt8] { head + flood + tail }
}

extension FloodPlace: ExpressibleByStringLiteral {
  public init(stringLiteral document: String) { self.init(document) }
}
