/// A part of this repository that is there to be read, and that somebody who builds on it may not want.
struct Sample: Sendable {
  /// As it is typed: `Scripts/remove sample pictures`.
  let name: String
  /// The folder that is gone if the sample is.
  let home: String
  /// Folders of these names belong to the sample, wherever they are in `Modules` or `Tests`.
  let folders: Set<String>
  /// Files and folders besides those.
  let places: [String]
  /// Files of tests whose names contain this word belong to the sample, too.
  let testWord: String?
  /// Files that have such a name by chance.
  let kept: Set<String>
  /// The words that a name of the sample has, in small letters. Other names are taken for common words.
  let words: [String]
  /// Words of the code that go with the sample although what declares them stays.
  let names: Set<String>
  /// Parts of strings in tests that are about the sample: its settings, files and addresses.
  let texts: [String]
  /// What the tests of the program type.
  let commands: [String]
  /// What the remaining files say about the sample.
  let edits: [AppEdit]

  init(
    _ name: String, home: String, folders: Set<String>, places: [String] = [], testWord: String? = nil,
    kept: Set<String> = [], words: [String],
    names: Set<String> = [], texts: [String] = [], commands: [String] = [], edits: [AppEdit]
  ) {
    (self.name, self.home, self.folders, self.places, self.testWord) = (name, home, folders, places, testWord)
    (self.kept, self.words, self.names, self.texts, self.commands, self.edits) = (kept, words, names, texts, commands, edits)
  }

  static let all = [pictures, quotes, variants]

  init(named name: String) throws(ScaffoldError) {
    guard let sample = Self.all.first(where: { $0.name == name }) else {
      let names = Self.all.map(\.name) + [ReadingRemoval.sample]
      throw ScaffoldError("There is no sample \(name): name one of \(names.joined(separator: ", ")).")
    }
    self = sample
  }

  func owns(_ path: String) -> Bool {
    if places.contains(where: { $0.hasSuffix("/") ? path.hasPrefix($0) : path == $0 }) { return true }
    guard !path.contains("/Fixtures/"), !kept.contains(path) else { return false }
    guard path.hasPrefix("Modules/") || path.hasPrefix("Tests/") else { return false }
    let parts = path.split(separator: "/").map(String.init)
    if parts.dropLast().contains(where: folders.contains) { return true }
    return path.hasPrefix("Tests/") && path.hasSuffix(".swift") && testWord.map { parts.last?.contains($0) == true } == true
  }

  func isGone(from paths: some Sequence<String>) -> Bool { !paths.contains { $0.hasPrefix(home) } }

  /// Whether a string of a test, with its quotation marks, is about the sample.
  func isNamed(inText text: String, at path: String) -> Bool {
    guard path.hasPrefix("Tests/") else { return false }
    return texts.contains(where: text.contains)
      || path.hasPrefix("Tests/EndToEndTests/") && commands.contains { text == "\"\($0)\"" || text.hasPrefix("\"\($0) ") }
  }

  /// Whether a name may be one of the sample's own.
  func isNamed(in name: String) -> Bool {
    let name = name.lowercased()
    return words.contains(where: name.contains)
  }
}
