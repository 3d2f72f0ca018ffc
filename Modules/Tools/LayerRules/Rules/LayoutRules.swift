/// The layout of a package: names and sizes. A property that is nil is not checked.
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

  /// Types that must be in a file of their own name, because readers look for them by their role.
  public struct OwnFiles: Hashable, Sendable {
    /// The suffixes of the types' names, such as `Repository`.
    public let suffixes: [String]
    /// The protocols of types whose names have no common suffix, such as `UseCase`.
    public let protocols: [String]
    /// The types that may be in the file of another type.
    public let exceptions: Set<String>
    /// The path prefixes of files in which such types may be in the file of another type.
    public let outside: [String]

    public init(suffixes: [String], protocols: [String] = [], exceptions: Set<String> = [], outside: [String] = []) {
      self.suffixes = suffixes
      self.protocols = protocols
      self.exceptions = exceptions
      self.outside = outside
    }
  }

  /// Whether every file must be named after a type, function or protocol in it.
  public var namesFiles: Bool
  /// The types that must be in a file of their own name, unless they are private or inside another type.
  public var ownFiles: OwnFiles?
  public var longestFile: Int?
  /// The maximum number of Swift files in a folder.
  public var mostFilesInFolder: Int?
  /// The maximum size of the part of a target that must be read together: the files that its features share, and its largest feature.
  /// Without features, all files count.
  public var largestTarget: Size?
  /// The maximum sizes of single targets, by name.
  public var largestTargets: [String: Size]
  /// The names that are allowed in the package's root folder, besides those that begin with a dot.
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
