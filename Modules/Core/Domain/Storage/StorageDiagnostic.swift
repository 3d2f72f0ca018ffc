/// An error in the stored data, or a file that does not belong in the data directory.
public struct StorageDiagnostic: Hashable, Sendable {
  public let path: String
  /// The line, counted from 1; nil when the error concerns the whole file.
  public let line: Int?
  public let problem: StorageProblem
  /// Whether no data is lost.
  public let isHarmless: Bool
  /// How to fix the error.
  public let remedy: StorageRemedy

  public init(path: String, line: Int? = nil, problem: String, isHarmless: Bool = false, remedy: StorageRemedy = .repair) {
    self.init(path: path, line: line, .found(problem), isHarmless: isHarmless, remedy: remedy)
  }

  public init(path: String, line: Int? = nil, _ problem: StorageProblem, isHarmless: Bool = false, remedy: StorageRemedy = .repair) {
    self.path = path
    self.line = line
    self.problem = problem
    self.isHarmless = isHarmless
    self.remedy = remedy
  }
}

/// What is wrong with a file.
public enum StorageProblem: Hashable, Sendable {
  /// A description of the error, as a clause that follows the path.
  case found(String)
  /// The file is temporary, and its writer was interrupted.
  case unfinishedFile
  /// A line is wrong. `explainedBy` is the command that says why, without the name of the program.
  case wrongLine(column: Int, explainedBy: String)
}

/// How to fix the error of a `StorageDiagnostic`.
public enum StorageRemedy: Hashable, Sendable {
  /// Recover readable entries of damaged files and rebuild the rest.
  case repair
  /// Correct a file that users write. The program leaves it as it is.
  case edit(path: String)
  /// Take the rights to a file away from other users.
  case protect(path: String)
  /// Rename whatever occupies the path.
  case moveAway(path: String)
  /// Put a lost file back from a backup. `copyOf` is its name when the copy is to take the place of a damaged file, from which a repair then adds
  /// what is missing. The command, which is given without the name of the program, goes on without it.
  case restore(copyOf: String? = nil, otherwise: String)
  /// Run a command, which is given without the name of the program.
  case command(String)
}
