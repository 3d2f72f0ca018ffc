/// The layout of a package: names and sizes. What is nil is not checked.
public struct LayoutRules: Hashable, Sendable {
  /// A number of files and of lines.
  public struct Size: Hashable, Sendable {
    public let files: Int
    public let lines: Int

    public init(files: Int, lines: Int) {
      self.files = files
      self.lines = lines
    }
  }

  /// The types that each stand in a file of their own name: those that a reader looks for by their role.
  public struct OwnFiles: Hashable, Sendable {
    /// The endings of the types' names: `Repository`.
    public let suffixes: [String]
    /// The protocols of types whose names have no common ending: `UseCase`.
    public let protocols: [String]
    /// The types that stand with another.
    public let exceptions: Set<String>
    /// The beginnings of the paths of files in which a type may stand with the one that it serves.
    public let outside: [String]

    public init(suffixes: [String], protocols: [String] = [], exceptions: Set<String> = [], outside: [String] = []) {
      self.suffixes = suffixes
      self.protocols = protocols
      self.exceptions = exceptions
      self.outside = outside
    }
  }

  /// Whether a file is named after a type, function or protocol in it.
  public var namesFiles: Bool
  /// A private type may stand anywhere, and so may a type inside another.
  public var ownFiles: OwnFiles?
  public var longestFile: Int?
  /// A folder with more Swift files must be split by meaning.
  public var mostFilesInFolder: Int?
  /// The largest part of a target that must be read together: the files that its features share, and its largest feature. Without features, all
  /// files count.
  public var largestTarget: Size?
  /// The targets with a size of their own, by name.
  public var largestTargets: [String: Size]
  /// The names that may be at the top of the package, besides those that begin with a dot.
  public var topLevel: Set<String>?

  public init(
    namesFiles: Bool = false, ownFiles: OwnFiles? = nil, longestFile: Int? = nil, mostFilesInFolder: Int? = nil,
    largestTarget: Size? = nil, largestTargets: [String: Size] = [:], topLevel: Set<String>? = nil
  ) {
    self.namesFiles = namesFiles
    self.ownFiles = ownFiles
    self.longestFile = longestFile
    self.mostFilesInFolder = mostFilesInFolder
    self.largestTarget = largestTarget
    self.largestTargets = largestTargets
    self.topLevel = topLevel
  }
}
