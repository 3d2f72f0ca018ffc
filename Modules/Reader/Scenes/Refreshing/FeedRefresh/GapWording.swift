public import CoreScenes
public import ReaderDomain

/// The sentences about parts of a feed that could not be read.
public enum GapWording {
  /// A sentence that begins in lower case, to follow the feed's name; nil when nothing is missing.
  public static func sentence(for gaps: DocumentGaps) -> String? {
    let leftOut =
      gaps.leftOut == 1
      ? "1 part was left out, because it is too long, one too many or nested too deeply"
      : "\(CountWording.number(gaps.leftOut)) parts were left out, because they are too long, too many or nested too deeply"
    let damage = gaps.damage.map { damage in
      "the feed is damaged\(damage.line > 0 ? " in line \(damage.line)" : ""): \(damage.reason); only the complete items before that were read"
    }
    let clauses = (gaps.leftOut > 0 ? [leftOut] : []) + [damage].compactMap(\.self)
    return clauses.isEmpty ? nil : clauses.joined(separator: "; ") + "."
  }

  /// The warning about a feed; nil when nothing is missing.
  public static func message(for gaps: DocumentGaps, of subscription: Subscription) -> Message? {
    sentence(for: gaps).map { Message(.warning, "'\(subscription.title)': \($0)") }
  }
}
