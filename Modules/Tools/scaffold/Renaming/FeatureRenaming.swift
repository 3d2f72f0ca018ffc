/// Renames a feature in its files, in all spellings.
struct FeatureRenaming {
  let old: FeatureName
  let new: FeatureName

  /// The new path of a file of the feature.
  func path(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { renamed(String($0), in: .code) }.joined(separator: "/")
  }

  /// The new text of a Swift file of the feature.
  func source(_ text: String) -> String {
    SourceStretch.all(of: text).map { renamed($0.text, in: $0.isCode ? .code : .text) }.joined()
  }

  /// The new text of a line outside the feature's folders that names the feature.
  func line(_ text: String, inFile path: String) -> String {
    path.hasSuffix(".swift") ? source(text) : renamed(text, in: .text)
  }

  /// The names in the code of a file that do not contain the feature's name.
  func otherNames(in source: String) -> Set<String> {
    Set(SourceStretch.words(ofCodeIn: source)).filter { renamed($0, in: .code) == $0 }
  }

  private enum Kind {
    case code, text
  }

  private func renamed(_ text: String, in kind: Kind) -> String {
    let runs = WordRun.all(in: text)
    var result = ""
    for (index, run) in runs.enumerated() {
      guard run.isWord else {
        result += run.text
        continue
      }
      let word =
        kind == .text
        ? self.word(run.text, in: TextPlace(before: result, after: runs[(index + 1)...].lazy.map(\.text).prefix(2).joined()))
        : self.word(run.text)
      if word != run.text, kind == .text, new.one.followsAn { result = Self.withAn(result) }
      result += word
    }
    return result
  }

  /// Renames a word of code.
  private func word(_ word: String) -> String {
    switch word {
    case old.one.member: new.one.member
    case old.many.member: new.manyMember
    case old.one.constant: new.one.constant
    default: compound(word)
    }
  }

  /// Renames a word of a comment or a string, in the spelling that its place requires.
  private func word(_ word: String, in place: TextPlace) -> String {
    switch word {
    case old.one.type: place.isSentence ? new.one.capitalProse : new.one.type
    case old.many.type: place.isSentence ? new.many.capitalProse : new.many.type
    case old.one.member: place.isMember ? new.one.member : place.isSentence ? new.one.prose : new.one.command
    case old.many.member: place.isMember ? new.manyMember : place.isSentence ? new.many.prose : new.many.command
    case old.one.constant: place.isSentence ? new.one.constant : new.one.command.uppercased()
    default: compound(word)
    }
  }

  /// Renames a part of a name of several words, such as `looksForQuotes`. The plural and the singular are replaced only as whole words.
  private func compound(_ word: String) -> String {
    var (result, rest) = ("", Substring(word))
    while !rest.isEmpty {
      let spellings: [(String, String)] =
        [(old.many.type, new.many.type), (old.one.type, new.one.type)]
        + (result.isEmpty ? [(old.many.member, new.many.member), (old.one.member, new.one.member)] : [])
      if let (was, becomes) = spellings.first(where: { rest.hasPrefix($0.0) && rest.dropFirst($0.0.count).first?.isLowercase != true }) {
        if new.one.followsAn, becomes.first?.isUppercase == true, result.hasSuffix("A"), result.dropLast().last?.isLowercase == true {
          result += "n"
        }
        result += becomes
        rest = rest.dropFirst(was.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// Replaces an `a` at the end of a text with `an`. A backtick may follow it.
  static func withAn(_ text: String) -> String {
    let marks = text.reversed().prefix { $0 == "`" }.count
    let words = text.dropLast(marks)
    guard words.lowercased().hasSuffix("a "), words.dropLast(2).last?.isLetter != true else { return text }
    return words.dropLast() + "n " + String(repeating: "`", count: marks)
  }
}
