import LayerRules

/// What a line of code of an architecture is for.
enum LineUse: String, CaseIterable, Sendable {
  /// One of the three scenes.
  case list, article, count
  /// More than one scene.
  case several
  /// A part that names no scene.
  case generic
  /// Creates and connects the parts.
  case wiring
  /// Exists for the trace alone.
  case trace

  static let scenes: [LineUse] = [.list, .article, .count, .several]
  static let parts: [LineUse] = [.generic, .wiring, .trace]

  /// The title of its column.
  var title: String { self == .several ? "for several" : rawValue }
}

extension LineUse {
  /// What each line of a file is for. In this order: the file of a tracer and lines that begin with a tracer; the files of the wiring; a file
  /// that names no scene; a file whose name tells the scene; and in all other files, the name of the declaration, or else of its type.
  static func lines(of file: SourceFile, wiring: Set<String>) -> [Int: LineUse] {
    let lines = Set(file.tokens.map(\.line))
    let tracing = file.name.contains("SceneTracer") ? lines : tracingLines(of: file)
    let use: (Int) -> LineUse
    if wiring.contains(file.name) {
      use = { _ in .wiring }
    } else if !file.tokens.contains(where: namesScene) {
      use = { _ in .generic }
    } else if let scene = scene(of: file.name, words: wordsOfFiles) {
      use = { _ in scene }
    } else {
      let scenes = scenesOfMembers(in: file)
      use = { scenes[$0] ?? .several }
    }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0, tracing.contains($0) ? .trace : use($0)) })
  }

  private static func namesScene(_ token: Token) -> Bool { token.text.contains("Article") || token.text.contains("Reading") }

  /// The lines whose first name, after keywords and `self`, is that of a tracer.
  private static func tracingLines(of file: SourceFile) -> Set<Int> {
    let lines = Dictionary(grouping: file.tokens, by: \.line)
    return Set(
      lines.filter { line in
        line.value.first { $0.isWord && !wordsBeforeName.contains($0.text) }.map { tracers.contains($0.text) } ?? false
      }.keys)
  }

  private static func scenesOfMembers(in file: SourceFile) -> [Int: LineUse] {
    var scenes: [Int: LineUse] = [:]
    for piece in SourceFragment.list(in: file.tokens) {
      guard let scene = scene(of: piece.name, words: wordsOfMembers) ?? scene(of: piece.owner, words: wordsOfMembers) else { continue }
      for line in piece.lines { scenes[line] = scene }
    }
    return scenes
  }

  /// The scene that the words of a name belong to; nil if they belong to none or to several.
  private static func scene(of name: String, words: [LineUse: Set<String>]) -> LineUse? {
    let scenes = words.filter { !$0.value.isDisjoint(with: Self.words(of: name)) }.keys
    return scenes.count == 1 ? scenes.first : nil
  }

  /// The words of a name in camel case, in lower case.
  private static func words(of name: String) -> Set<String> {
    var words = [""]
    for sign in name {
      if sign.isUppercase || !sign.isLetter { words.append("") }
      words[words.count - 1] += sign.lowercased()
    }
    return Set(words)
  }

  private static let tracers: Set<String> = ["watch", "tracing"]
  private static let wordsBeforeName: Set<String> = ["private", "let", "self", "guard", "if", "await", "return"]
  private static let wordsOfMembers: [LineUse: Set<String>] = [
    .list: ["list", "lists", "listed", "listing", "listings", "rows", "change", "changed"],
    .article: ["detail", "open", "opened", "opening"],
    .count: ["count", "counts", "counted", "counting", "unread"],
  ]
  /// A member with `read` may read a list.
  private static let wordsOfFiles = wordsOfMembers.merging([.article: ["read"]]) { $0.union($1) }
}
