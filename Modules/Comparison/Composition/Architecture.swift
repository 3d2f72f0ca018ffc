/// The presentation architectures of the comparison. The scenes take the same requests and show the same in all of them.
public enum Architecture: String, CaseIterable, Sendable {
  case vip
  case mv
  /// MV with everything in one file. Only the quote has it.
  case mvInOneFile = "mv-one-file"
  case mvvm
  case store
  case redux
  case vidrep
  case twoRings = "two-rings"

  /// The architectures of the session over the saved pictures.
  public static let ofPictures = allCases.filter { $0 != .mvInOneFile }

  /// Whether the architecture has the search for a new picture.
  public var hasSearch: Bool { [.vip, .vidrep].contains(self) }
}
