extension Substring {
  /// Removes a word between quotation marks, which the text begins with. Without a closing one, the word ends with the line. A backslash escapes the
  /// next character.
  mutating func popQuotedWord() -> String {
    var word = ""
    removeFirst()
    while let character = popFirst(), character != "\"" {
      guard character == "\\" else {
        word.append(character)
        continue
      }
      switch popFirst() {
      case "n": word.append("\n")
      case "r": word.append("\r")
      case "t": word.append("\t")
      case let other?: word.append(other)
      case nil: break
      }
    }
    return word
  }
}
