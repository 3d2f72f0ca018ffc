import CoreScenes

/// Why the program cannot start.
public enum LaunchError: Error, Hashable, Sendable {
  /// HOME is empty, not set, or not an absolute path.
  case badHome(String)
  /// The path is the root of the file system.
  case rootFolder(String)
  /// The path is relative, but the working directory does not exist any more.
  case noWorkingFolder(path: String)
  /// An argument or an environment variable is not UTF-8, so it may name another file than it seems to.
  case notUTF8(String)
  /// The process can open fewer files than it needs.
  case tooFewFiles(needed: Int)

  func message(for program: ProgramIdentity) -> Message {
    switch self {
    case .badHome(""):
      Message(
        .failure, "HOME is not set, so the data directory is unknown.",
        hint: "Set HOME, or choose a folder with --home or \(program.homeVariable).")
    case .badHome(let text):
      Message(
        .failure, "HOME is '\(text)', which is not an absolute path.",
        hint: "Set HOME to a path that begins with /, or choose a folder with --home or \(program.homeVariable).")
    case .rootFolder(let path):
      Message(
        .failure, "'\(path)' is the root of the file system, which cannot be a data directory.",
        hint: "Choose a folder with --home or \(program.homeVariable).")
    case .noWorkingFolder(let path):
      Message(
        .failure, "'\(path)' is relative to the working directory, which no longer exists.",
        hint: "Change to another directory, or use a path that begins with /.")
    case .notUTF8(let what):
      Message(
        .failure, "\(what) is not valid UTF-8, so it cannot be used.", hint: "If it names a file, rename the file, or create a link to it.")
    case .tooFewFiles(let needed):
      Message(
        .failure, "Too many files are open: \(.program) needs to open \(needed), and the system allows fewer.",
        hint: "Raise the limit with 'ulimit -n', or close programs that hold files open.")
    }
  }
}
