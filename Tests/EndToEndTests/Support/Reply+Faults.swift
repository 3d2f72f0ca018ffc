/// What a command says of a disk that fails.
extension Reply {
  /// Whether a file was called damaged or put aside.
  var isAboutDamage: Bool { ["damaged", "It was moved to"].contains { (output + error).contains($0) } }

  /// Whether a warning names a damaged file that was set aside, and the command that deals with it.
  func isReminded(of file: String) -> Bool {
    sentences.contains { $0.contains("\(file).damaged-") && $0.hasSuffix(" is damaged and was set aside.") }
      && hints.contains { $0.contains("strata store repair") }
  }

  /// Whether a sentence names a file of the home and says what the system said of it.
  func isClear(about reason: String, in home: String) -> Bool {
    (output + error).split(separator: "\n").contains { $0.contains(reason) && $0.contains(home) }
  }
}
