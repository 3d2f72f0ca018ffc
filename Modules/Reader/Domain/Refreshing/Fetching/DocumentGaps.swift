import CoreDomain

/// What could not be read of a feed's document. The rest was read.
public struct DocumentGaps: Hashable, Sendable {
  /// The number of parts that were left out because they are too long, too many or nested too deeply, such as the text of an item.
  public var leftOut = 0
  /// Where and why the document is damaged, so that the rest was not read; nil when it was read to its end.
  public var damage: Damage?

  /// Nothing is missing.
  public static let none = DocumentGaps()

  /// A place in a document, and what is wrong there. Lines count from 1; 0 means unknown.
  public struct Damage: Hashable, Sendable {
    public let line: Int
    public let reason: String

    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason.limited()
    }
  }

  public init(leftOut: Int = 0, damage: Damage? = nil) {
    self.leftOut = leftOut
    self.damage = damage
  }

  /// The gaps that the parser reports.
  public init(_ diagnostics: [FeedDiagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic {
      case .leftOut(let count): leftOut += count
      case .cutOff(let line, let reason): damage = Damage(line: line, reason: reason)
      default: break
      }
    }
  }
}
