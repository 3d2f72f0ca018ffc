/// The part of a declaration that other modules see: from its keyword up to its body or value.
package struct PublicSignature: Sendable {
  package let line: Int
  package let tokens: [Token]
}

extension PublicSignature {
  /// Every signature that is `public`, `open` or `package`. The cases of such an enum, the requirements of such a protocol and the members
  /// of such an extension are included, because they have its access level implicitly.
  package static func list(in tokens: [Token]) -> [PublicSignature] {
    var found: [PublicSignature] = []
    for index in tokens.indices where ["public", "open", "package"].contains(tokens[index].text) {
      guard let keyword = keywordIndex(after: index, in: tokens) else { continue }
      let end = signatureEnd(from: keyword, in: tokens)
      found.append(PublicSignature(line: tokens[keyword].line, tokens: Array(tokens[keyword..<end])))
      if tokens.text(end) == "{", let members = inherited[tokens[keyword].text] {
        found += memberSignatures(from: end, keywords: members, in: tokens)
      }
    }
    return found
  }

  private static func memberSignatures(from body: Int, keywords: Set<String>, in tokens: [Token]) -> [PublicSignature] {
    var found: [PublicSignature] = []
    let close = tokens.indexAfterBracket(at: body, closing: "}") - 1
    var index = body + 1
    while index < close {
      if tokens[index].text == "{" {
        index = tokens.indexAfterBracket(at: index, closing: "}")
      } else if keywords.contains(tokens[index].text), tokens.text(index - 1) != "." {
        let end = signatureEnd(from: index, in: tokens)
        if !isHidden(at: index, in: tokens) {
          found.append(PublicSignature(line: tokens[index].line, tokens: Array(tokens[index..<end])))
        }
        index = max(end, index + 1)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether a modifier before the keyword hides the member: `private`, `fileprivate`, `internal`.
  private static func isHidden(at keyword: Int, in tokens: [Token]) -> Bool {
    let before = tokens[..<keyword].reversed().prefix { modifiers.contains($0.text) }
    return before.contains { ["private", "fileprivate", "internal"].contains($0.text) }
  }

  /// The declaration's keyword, after other modifiers and attributes; nil if the word is not a modifier (`open(path, O_RDONLY)`).
  private static func keywordIndex(after modifier: Int, in tokens: [Token]) -> Int? {
    var index = modifier + 1
    while let token = tokens.at(index) {
      if token.text == "(", ["set", "unsafe"].contains(tokens.text(index + 1)) {
        index = tokens.indexAfterBracket(at: index, closing: ")")
      } else if token.text == "@" {
        index += 2
        if tokens.text(index) == "(" { index = tokens.indexAfterBracket(at: index, closing: ")") }
      } else if token.text == "class", declaring.contains(tokens.text(index + 1)) {
        index += 1
      } else if declaring.contains(token.text) {
        return index
      } else if modifiers.contains(token.text) {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// The end of the signature, which is before the body, the accessors, the value, or the next statement.
  private static func signatureEnd(from keyword: Int, in tokens: [Token]) -> Int {
    let hasValue = ["var", "let", "case"].contains(tokens[keyword].text)
    var isTyped = false
    var depth = 0
    var index = keyword + 1
    while let token = tokens.at(index) {
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ":" where depth == 0: isTyped = true
      case "{" where depth == 0, "}", ";": return index
      // Without a type annotation, the word after the equals sign implies the type: `= curl_easy_init()`.
      case "=" where hasValue && depth == 0: return isTyped || tokens[keyword].text == "case" ? index : index + 2
      default: break
      }
      if depth < 0 { return index }
      if depth == 0, token.startsLine, !continuesLine(token.text), !awaitsMore(tokens.text(index - 1)) { return index }
      index += 1
    }
    return index
  }

  private static func continuesLine(_ text: String) -> Bool {
    ["->", "where", "throws", "rethrows", "async", ":", "&", ",", ".", "=", ")", "]"].contains(text)
  }

  private static func awaitsMore(_ text: String) -> Bool {
    ["->", "where", ":", "&", ",", ".", "="].contains(text)
  }

  private static let declaring: Set<String> = [
    "struct", "class", "actor", "enum", "protocol", "typealias", "associatedtype", "func", "macro", "extension", "var", "let", "init",
    "subscript", "case",
  ]
  private static let modifiers: Set<String> = [
    "final", "static", "override", "nonisolated", "lazy", "weak", "unowned", "mutating", "nonmutating", "indirect", "convenience",
    "required", "dynamic", "public", "package", "internal", "private", "fileprivate", "consuming", "borrowing", "prefix", "postfix",
    "infix", "distributed", "isolated",
  ]
  /// The kinds of members that have the access level of the declaration that contains them.
  private static let inherited: [String: Set<String>] = [
    "enum": ["case"],
    "protocol": ["func", "var", "init", "subscript", "associatedtype"],
    "extension": ["func", "var", "init", "subscript", "typealias", "let"],
  ]
}
