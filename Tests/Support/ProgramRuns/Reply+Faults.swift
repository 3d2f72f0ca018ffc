/// The messages of a command about a failing disk.
extension Reply {
  /// Whether a message says that a file is damaged or was moved.
  package var isAboutDamage: Bool { ["damaged", "It was moved to"].contains { (output + error).contains($0) } }

  /// Whether a warning names a damaged file that was set aside, and the command that repairs it.
  package func isReminded(of file: String) -> Bool {
    sentences.contains { $0.contains("\(file).damaged-") && $0.hasSuffix(" is damaged and was set aside.") }
      && hints.contains { $0.contains("store repair") }
  }

  /// Whether a message names a file of the data directory and the system's error.
  package func isClear(about reason: String, in home: String) -> Bool {
    (output + error).split(separator: "\n").contains { $0.contains(reason) && $0.contains(home) }
  }
}
