/// The names of members in JSON text, in their order, which Foundation's parser does not report.
package enum JSONKeys {
  /// The names at a depth: 1 for a top-level object, 2 for objects in a top-level array.
  package static func names(in json: String, depth wanted: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    var rest = json[...]
    while let character = rest.popFirst() {
      switch character {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case "\"":
        let text = string(&rest)
        if depth == wanted, rest.first == ":" { names.append(text) }
      default: break
      }
    }
    return names
  }

  /// Consumes the rest of a string whose opening quote is already consumed.
  private static func string(_ rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      text.append(character)
      if character == "\\", let escaped = rest.popFirst() { text.append(escaped) }
    }
    return text
  }
}
