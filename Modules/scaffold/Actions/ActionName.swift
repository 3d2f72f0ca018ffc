/// The name of an action on articles: the verb of its command, and what an article is after it.
struct ActionName: Hashable {
  /// `pin`
  let verb: String
  /// The past participle: `pinned`. It also names the stored mark.
  let past: String

  /// The action from which others are made: the reference change of this name.
  static let model = ActionName(verb: "pin", past: "pinned")

  private init(verb: String, past: String) {
    self.verb = verb
    self.past = past
  }

  /// - Parameter past: nil for the usual form.
  init(_ verb: String, past: String? = nil) throws(ScaffoldError) {
    self.init(verb: try Self.checked(verb), past: try Self.checked(past ?? Self.usualPast(of: verb)))
  }

  /// `Pin`, as the name of a use case begins.
  var verbType: String { Self.capital(verb) }

  /// `Pinned`
  var type: String { Self.capital(past) }

  /// In a sentence about somebody who does it: `pins`.
  var thirdPerson: String {
    if Self.endsInConsonantAndY(verb) { return verb.dropLast() + "ies" }
    return verb + (["s", "x", "z", "ch", "sh", "o"].contains(where: verb.hasSuffix) ? "es" : "s")
  }

  static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A line of the help has room for so many letters twice.
  private static let mostLetters = 10

  private static func checked(_ word: String) throws(ScaffoldError) -> String {
    guard (2...(mostLetters + 2)).contains(word.count), word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      throw ScaffoldError("'\(word)' cannot be used as a name: use a verb of 2 to \(mostLetters) small letters, such as bookmark.")
    }
    guard !NameSpelling.keywords.contains(word) else {
      throw ScaffoldError("'\(word)' cannot be used as a name: Swift uses it for something else. Choose another verb, or another --past.")
    }
    return word
  }

  /// Archived, copied, pinned, bookmarked.
  private static func usualPast(of verb: String) -> String {
    if verb.hasSuffix("e") { return verb + "d" }
    if endsInConsonantAndY(verb) { return verb.dropLast() + "ied" }
    let isShort = verb.count { isVowel($0) } == 1
    if isShort, let last = verb.last, !isVowel(last), !"wxy".contains(last), verb.dropLast().last.map(isVowel) == true {
      return "\(verb)\(last)ed"
    }
    return verb + "ed"
  }

  private static func endsInConsonantAndY(_ verb: String) -> Bool {
    verb.hasSuffix("y") && verb.dropLast().last.map(isVowel) == false
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}
