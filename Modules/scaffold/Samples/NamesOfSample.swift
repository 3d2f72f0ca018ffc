/// The names that the code has no declaration of once a sample is gone.
struct NamesOfSample {
  /// The types of modules. They are searched for in all files.
  private(set) var types: Set<String>
  private var members: Set<String>
  /// The types and helpers of tests, by the target that may use them.
  private var helpers: [String: Set<String>] = [:]
  private let sample: Sample

  init(of sample: Sample, removed: Set<String>, in tree: [String: String]) {
    self.sample = sample
    (types, members) = ([], [])
    for (path, text) in tree where removed.contains(path) && path.hasSuffix(".swift") {
      let swift = SwiftText(text)
      members.formUnion(Self.declared(as: Self.memberKeywords, in: swift).filter(sample.isNamed))
      if path.hasPrefix("Tests/") {
        helpers[Self.target(of: path), default: []].formUnion(Self.types(in: swift) + Self.helpers(in: swift))
      } else {
        types.formUnion(Self.types(in: swift))
      }
    }
    members.subtract(types)
    for (path, text) in tree where !removed.contains(path) && path.hasSuffix(".swift") && !path.contains("/Fixtures/") {
      let swift = SwiftText(text)
      let (declaredTypes, declared) = (Self.types(in: swift), Self.declared(as: Self.memberKeywords, in: swift))
      types.subtract(declaredTypes)
      members.subtract(declared)
      for target in helpers.keys { helpers[target]?.subtract(declaredTypes + declared) }
    }
    members.formUnion(sample.names)
  }

  func contains(_ word: String, at path: String) -> Bool {
    types.contains(word) || members.contains(word)
      || path.hasPrefix("Tests/") && (helpers[Self.target(of: path)]?.contains(word) == true || helpers["Support"]?.contains(word) == true)
  }

  /// Whether a file must be looked at: a quick search in its text, comments and strings included.
  func mayOccur(in text: String, at path: String) -> Bool {
    if path.hasPrefix("Tests/"), (sample.texts + sample.commands.map { "\"\($0)" }).contains(where: text.contains) { return true }
    return SwiftText.words(in: Array(text.utf8)).contains { contains($0.word, at: path) }
  }

  /// Adds the names of helpers that have been pruned, unless something else declares them.
  /// - Returns: whether there are new ones.
  mutating func add(_ names: Set<String>, of path: String, in tree: [String: String]) -> Bool {
    let target = Self.target(of: path)
    var new = names.filter { $0.count > 4 }.subtracting(helpers[target] ?? [])
    guard !new.isEmpty else { return false }
    for (path, text) in tree where path.hasSuffix(".swift") && new.contains(where: text.contains) {
      new.subtract(Self.declared(as: Self.memberKeywords + Self.typeKeywords, in: SwiftText(text)))
    }
    helpers[target, default: []].formUnion(new)
    return !new.isEmpty
  }

  /// `DomainTests`, or `Support`, which all targets use.
  private static func target(of path: String) -> String { String(path.split(separator: "/").dropFirst().first ?? "") }

  private static let typeKeywords = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let memberKeywords = ["func", "let", "var", "case"]

  /// A variable may have the name of a keyword, such as `actor`; what follows it is no type.
  private static func types(in text: SwiftText) -> [String] {
    declared(as: typeKeywords, in: text).filter { $0.first?.isUppercase == true }
  }

  private static func declared(as keywords: [String], in text: SwiftText) -> [String] {
    let words = text.words
    return zip(words, words.dropFirst()).compactMap { keywords.contains($0.word) ? $1.word : nil }
  }

  /// What other files of tests can call.
  private static func helpers(in text: SwiftText) -> [String] {
    let outer = DeclarationList(of: text, in: 0..<text.lineStarts.count).declarations
    let inner = outer.filter { $0.isType && !$0.isPrivate }.flatMap { type in
      type.body.map { DeclarationList(of: text, in: $0).declarations } ?? []
    }
    return (outer + inner).filter { !$0.isPrivate && memberKeywords.contains($0.keyword) && $0.name.count > 4 }.map(\.name)
  }
}
