/// A single pass over a text that determines which steps of the filter it needs. Most texts need none.
struct FilterScan {
  /// Whether every scalar is allowed and is a character by itself.
  private(set) var isPlain = true
  /// Whether the text contains a forbidden scalar.
  private(set) var hasForbidden = false
  /// Whether a run of scalars that are not plain is long enough to form an overlong character.
  private(set) var mayFlood = false

  init(_ text: String, keepsLineFeeds: Bool) {
    if text.utf8.allSatisfy(CharacterWidth.isPrintable) { return }
    var run = 0
    for scalar in text.unicodeScalars {
      if TerminalControlCharacters.isPlain(scalar) || keepsLineFeeds && scalar == "\n" {
        run = 0
        continue
      }
      isPlain = false
      run += 1
      if run >= CombiningMarkLimit.longestCharacter { mayFlood = true }
      if TerminalControlCharacters.role(of: scalar) != .text { hasForbidden = true }
    }
  }
}
