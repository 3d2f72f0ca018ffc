/// Makes a feature by renaming a living one, and takes a feature away again. There is no template that could go out of date.
struct FeatureScaffold {
  /// The text of the files in the tree, by path.
  let tree: [String: String]
  /// As `.swift-format` says. New files are formatted, but in a list a person's lines stay as they are.
  private static let longestLine = 140

  /// All that a new feature adds.
  func creation(of new: FeatureName, as source: FeatureSource = .model) throws(ScaffoldError) -> TreeChange {
    let renaming = FeatureRenaming(old: source.model, new: new)
    let model = try source.tree(in: tree)
    var change = TreeChange()
    change.added = Self.files(of: new, as: source, from: model)
    guard !change.added.isEmpty else {
      throw ScaffoldError(
        "The feature \(source.model.many.type) is missing, from which others are made: get its folders back from git.")
    }
    try refuseTakenName(new, renaming, change)
    for path in WiringLine.paths(of: source.lists) {
      let edit = try wired(path, renaming, source, model)
      let isTooLong =
        path.hasSuffix(".swift") && edit.text.lines.contains { $0.count > Self.longestLine && tree[path]?.contains($0) == false }
      guard !isTooLong else {
        throw ScaffoldError(
          "The name \(new.one.type) is too long: it makes a line of \(path) longer than the format allows. Choose a shorter one.")
      }
      if edit.added > 0 { change.changed[path] = edit }
    }
    return change
  }

  /// The files of a feature, made from the model of a tree, not formatted yet.
  static func files(of new: FeatureName, as source: FeatureSource = .model, from model: [String: String]) -> [String: String] {
    let renaming = FeatureRenaming(old: source.model, new: new)
    var files: [String: String] = [:]
    // A file without the model's name, such as that of a further scene, could not get another name.
    for (path, text) in model
    where source.model.owns(path) && path.split(separator: "/").last?.contains(source.model.one.type) == true {
      files[renaming.path(path)] = renaming.source(VariantLines.leftOut(of: text, inFile: path), inFile: path)
    }
    return files
  }

  /// The feature whose entity has this name. Its folder in Domain tells the plural.
  func feature(named name: String) throws(ScaffoldError) -> FeatureName {
    let folders = tree.keys.filter { $0.hasPrefix("Modules/Domain/") && $0.hasSuffix("/\(name).swift") }.map { $0.split(separator: "/") }
    for folder in folders.filter({ $0.count == 4 }).map({ String($0[2]) }) {
      let feature = try FeatureName(name, plural: folder)
      if isFeature(feature) { return feature }
    }
    throw ScaffoldError(
      "There is no feature \(name) that is made as \(FeatureName.model.many.type) or \(FeatureName.pictures.many.type) is.")
  }

  /// The feature with this folder in Domain; nil if it is not made as a living one is.
  func feature(inFolder folder: String) throws(ScaffoldError) -> FeatureName? {
    let suffix = "Repository.swift"
    for path in tree.keys.filter({ $0.hasPrefix("Modules/Domain/\(folder)/") && $0.hasSuffix(suffix) }).sorted() {
      let name = path.split(separator: "/").last?.dropLast(suffix.count) ?? ""
      let feature = try FeatureName(String(name), plural: folder)
      if isFeature(feature) { return feature }
    }
    return nil
  }

  /// The opposite of a creation.
  func removal(of name: FeatureName) throws(ScaffoldError) -> TreeChange {
    var change = TreeChange()
    change.removed = Set(tree.keys.filter(name.owns))
    let source = source(of: name)
    let model = try source.tree(in: tree)
    for path in WiringLine.paths(of: source.lists) {
      change.changed[path] = TreeChange.Edit(of: tree[path] ?? "", removing: Set(lines(of: name, as: source, in: path, beside: model)))
    }
    return change
  }

  /// The lists in which somebody has edited the line of a feature.
  func editedLists(of name: FeatureName) throws(ScaffoldError) -> [String] {
    let source = source(of: name)
    let renaming = FeatureRenaming(old: source.model, new: name)
    let model = try source.tree(in: tree)
    return WiringLine.paths(of: source.lists).filter { path in
      let twins = Self.modelLines(in: path, of: model, as: source).flatMap { $0.lines.map { renaming.line($0, inFile: path) } }
      return !lines(of: name, as: source, in: path, beside: model).allSatisfy(twins.contains)
    }
  }

  /// The lines of a feature in a list, as they are: the rows of documents change with the feature.
  private func lines(of name: FeatureName, as source: FeatureSource, in path: String, beside model: [String: String]) -> [String] {
    let renaming = FeatureRenaming(old: source.model, new: name)
    let text = (tree[path] ?? "").lines
    return Self.modelLines(in: path, of: model, as: source).flatMap { wiring, _ in
      let start = renaming.line(wiring.start, inFile: path)
      let places = text.indices.filter { text[$0].drop { $0 == " " }.hasPrefix(start) }
      return places.flatMap { text[max(0, $0 - wiring.comment)...$0].map(String.init) }
    }
  }

  /// The files outside the feature's folders whose code still names one of its types once the feature is removed.
  func leftovers(of name: FeatureName, after change: TreeChange) -> [String] {
    let types = Set(change.removed.flatMap { Self.declaredTypes(in: tree[$0] ?? "") }).filter(name.isNamed)
    return change.applied(to: tree).filter { path, text in
      path.hasSuffix(".swift") && name.isNamed(in: text)
        && SourceStretch.words(ofCodeIn: text).contains(where: types.contains)
    }.keys.sorted()
  }

  /// A folder of Domain may hold something else than a feature.
  private func isFeature(_ name: FeatureName) -> Bool {
    let (one, many) = (name.one.type, name.many.type)
    return tree["Modules/Domain/\(many)/\(one)Repository.swift"] != nil
      && tree["Modules/Composition/\(many)/\(many)Feature.swift"] != nil
      && tree[WiringLine.features]?.lines.contains { $0.drop { $0 == " " } == "\"\(many)\"," } == true
  }

  /// From what a feature was made.
  func source(of name: FeatureName) -> FeatureSource {
    func has(_ file: String) -> Bool { tree.keys.contains { name.owns($0) && $0.hasSuffix("/\(file).swift") } }
    if has("Folder\(name.one.type)Store") { return .pictures }
    return has("Web\(name.one.type)Store") ? .model : .withoutWeb
  }

  /// A list with a line of the new feature below each line of the model that the source has, too.
  private func wired(
    _ path: String, _ renaming: FeatureRenaming, _ source: FeatureSource, _ model: [String: String]
  ) throws(ScaffoldError) -> TreeChange.Edit {
    let lines = Self.modelLines(in: path, of: tree, as: source)
    let expected = source.lists.filter { $0.path == path }
    guard Set(lines.map(\.wiring)) == Set(expected), lines.count == expected.count else {
      throw ScaffoldError(
        "\(path) should have \(expected.count) lines of \(source.model.many.type) but has \(lines.count): restore them.")
    }
    let twins = Self.modelLines(in: path, of: model, as: source).map { ($0.wiring, $0.lines.map { renaming.line($0, inFile: path) }) }
    return TreeChange.Edit(of: tree[path] ?? "") { line in
      lines.first { $0.lines.last == String(line) }.flatMap { model in twins.first { $0.0 == model.wiring } }.map(\.1) ?? []
    }
  }

  /// The lines of the model in a list, each with the comment above it.
  static func modelLines(
    in path: String, of tree: [String: String], as source: FeatureSource = .model
  ) -> [(wiring: WiringLine, lines: [String])] {
    let wirings = source.lists.filter { $0.path == path }
    let text = (tree[path] ?? "").lines
    return text.indices.flatMap { index in
      wirings.filter { $0.matches(text[index]) }.map { ($0, text[max(0, index - $0.comment)...index].map(String.init)) }
    }
  }

  private func refuseTakenName(_ new: FeatureName, _ renaming: FeatureRenaming, _ change: TreeChange) throws(ScaffoldError) {
    if let path = tree.keys.filter({ new.owns($0) || change.added[$0] != nil }).min() {
      throw ScaffoldError("The name \(new.one.type) is taken: \(path) exists. Choose another name, or another --plural.")
    }
    let model = tree.filter { renaming.old.owns($0.key) }
    let words: Set = [new.one.type, new.many.type, new.one.member, new.manyMember]
    for text in model.values {
      if let word = renaming.otherNames(in: text).intersection(words).min() {
        throw ScaffoldError("The name \(new.one.type) is taken: each feature uses '\(word)' for something else. Choose another name.")
      }
    }
    let types = Set(change.added.values.flatMap(Self.declaredTypes)).filter(new.isNamed)
    let namesakes = tree.filter { $0.key.hasSuffix(".swift") && new.isNamed(in: $0.value) && !FeatureName.isElsewhere($0.key) }
    for (path, text) in namesakes.sorted(by: { $0.key < $1.key }) {
      if let type = Self.declaredTypes(in: text).first(where: types.contains) {
        throw ScaffoldError("The name \(new.one.type) is taken: \(path) declares \(type). Choose another name.")
      }
    }
    for command in [new.one.command, "un\(new.one.command)"] where tree["README.md"]?.contains("| `\(command) ") == true {
      throw ScaffoldError("The name \(new.one.type) is taken: strata has the command '\(command)'. Choose another name.")
    }
  }

  static func declaredTypes(in source: String) -> [String] {
    let words = SourceStretch.words(ofCodeIn: source)
    return zip(words, words.dropFirst()).compactMap { word, name in
      ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(word) && name.first?.isUppercase == true ? name : nil
    }
  }
}
