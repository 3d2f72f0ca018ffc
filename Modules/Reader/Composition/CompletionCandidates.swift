import CoreDomain
import ReaderDomain

/// Chooses the names that a shell completes. Publishers write titles, and the scripts of shells expand what they get: bash runs what is between back quotes.
enum CompletionCandidates {
  /// A longer name is not offered.
  private static let longest = 120
  /// The marks of a name that mean nothing to bash, zsh and fish, neither in a word nor in a list of completions.
  private static let marks: Set<Unicode.Scalar> = [" ", ".", ",", "_", "-", "+", "/", "%"]

  /// The titles of feeds, and the IDs of those whose title cannot be offered, or is that of another feed as well. IDs that the user begins to type are
  /// offered, too.
  static func feeds(_ all: [Subscription], hasBegun: Bool) -> [String] {
    var counts: [String: Int] = [:]
    for feed in all { counts[feed.title.caseFolded, default: 0] += 1 }
    let named = all.filter { isSafe($0.title) && counts[$0.title.caseFolded] == 1 }
    let known = Set(named.map(\.id))
    return named.map(\.title) + all.map(\.id).filter { hasBegun || !known.contains($0) }.map(\.text)
  }

  /// The folders of feeds, and those around them.
  static func folders(_ all: [Subscription]) -> [String] {
    let paths = all.flatMap { feed in feed.folder.names.indices.map { feed.folder.names[...$0].joined(separator: "/") } }
    return Set(paths).filter(isSafe).sorted()
  }

  /// Whether a name consists of letters, digits and harmless marks, and begins with a letter or a digit.
  static func isSafe(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last, name.utf8.count <= longest else { return false }
    return isWordScalar(first) && last != " " && name.unicodeScalars.allSatisfy { isWordScalar($0) || marks.contains($0) }
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || scalar.properties.generalCategory == .nonspacingMark
  }
}
