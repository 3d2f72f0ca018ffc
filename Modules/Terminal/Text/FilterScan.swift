/// One look over a text that says which parts of the filter it needs, so that a common text needs none.
struct FilterScan {
  /// Whether every scalar stands by itself and may pass.
  private(set) var isPlain = true
  /// Whether some scalar must be replaced.
  private(set) var hasForbidden = false
  /// Whether so many scalars without a plain one between them follow each other that they might make one overlong character.
  private(set) var mayFlood = false

  init(_ text: String, keepsLineFeeds: Bool) {
    var run = 0
    for scalar in text.unicodeScalars {
      if TerminalScalar.isPlain(scalar) || keepsLineFeeds && scalar == "\n" {
        run = 0
        continue
      }
      isPlain = false
      run += 1
      if run >= CombiningMarkLimit.longestCharacter { mayFlood = true }
      if TerminalScalar.role(of: scalar) != .text { hasForbidden = true }
    }
  }
}
