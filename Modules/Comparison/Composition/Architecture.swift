/// The presentation architectures of the comparison. In all of them, the scenes take the same requests and show the same results.
public enum Architecture: String, CaseIterable, Sendable {
  case vip
  case mv
  /// MV with everything in one file. It exists only for the quote.
  case mvInOneFile = "mv-one-file"
  case mvvm
  case store
  case redux
  case vidrep
  case twoRings = "two-rings"

  /// The architectures in which the session over the saved pictures exists.
  public static let ofPictures = allCases.filter { $0 != .mvInOneFile }

  /// Whether the architecture has a search for new pictures.
  public var hasSearch: Bool { [.vip, .vidrep].contains(self) }
}
