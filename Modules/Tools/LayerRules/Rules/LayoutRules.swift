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

  /// Whether a file is named after a type, function or protocol in it.
  public var namesFiles: Bool
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
    namesFiles: Bool = false, longestFile: Int? = nil, mostFilesInFolder: Int? = nil, largestTarget: Size? = nil,
    largestTargets: [String: Size] = [:], topLevel: Set<String>? = nil
  ) {
    self.namesFiles = namesFiles
    self.longestFile = longestFile
    self.mostFilesInFolder = mostFilesInFolder
    self.largestTarget = largestTarget
    self.largestTargets = largestTargets
    self.topLevel = topLevel
  }
}
