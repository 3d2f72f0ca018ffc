/// Copies the feature Quotes under a new name, and removes features. Quotes is built and tested, so its copy works.
struct FeatureScaffold {
  /// The text of the files in the tree, by path.
  let tree: [String: String]

  /// The change that adds a new feature. Its files are not formatted yet.
  func creation(of new: FeatureName) throws(ScaffoldError) -> TreeChange {
    let renaming = FeatureRenaming(old: .model, new: new)
    var change = TreeChange()
    for (path, text) in tree where FeatureName.model.isModel(path) {
      if path == FeatureName.model.text { change.added[new.text] = text } else { change.added[renaming.path(path)] = renaming.source(text) }
    }
    guard !change.added.isEmpty else {
      throw ScaffoldError("The feature \(FeatureName.model.many.type) is missing, from which others are made: get it back from git.")
    }
    try refuseTakenName(new, renaming, change)
    let line = WiringLine.feature
    try change.add(line, of: new.one, to: tree) { renaming.line($0, inFile: line.path) }
    return change
  }

  /// The change that removes a feature.
  func removal(of name: FeatureName) throws(ScaffoldError) -> TreeChange {
    let renaming = FeatureRenaming(old: .model, new: name)
    var change = TreeChange()
    change.removed = Set(tree.keys.filter(name.owns))
    for line in WiringLine.all { change.remove(line.named { renaming.line($0, inFile: line.path) }, from: tree) }
    let rest = change.applied(to: tree).keys
    for folder in Set(change.removed.map(Self.target(of:))) where !rest.contains(where: { $0.hasPrefix(folder) && $0.hasSuffix(".swift") })
    {
      change.added["\(folder)no-feature-yet.swift"] =
        "// The package manager wants a file in each target. Delete this one when there is another.\n"
    }
    if change.removed.contains(name.text), !rest.contains(where: { $0.hasPrefix(FeatureName.texts) }) {
      change.added["\(FeatureName.texts)no-feature-yet.txt"] =
        "The package manager wants a file here. Delete this one when there is another.\n"
    }
    return change
  }

  /// The folder of the target that a file belongs to.
  private static func target(of path: String) -> String { path.split(separator: "/").prefix(3).joined(separator: "/") + "/" }

  /// The feature whose entity has this name. The plural is the name of the folder of its command.
  func feature(named name: String) throws(ScaffoldError) -> FeatureName {
    for folders in tree.keys.map({ $0.split(separator: "/") })
    where folders.count == 5 && folders.starts(with: ["Modules", "Sample", "sample"]) && folders[4] == "\(name)Command.swift" {
      let feature = try FeatureName(name, plural: String(folders[3]))
      // A command may be named after a scene instead of an entity.
      if tree["Modules/Sample/Domain/\(feature.many.type)/\(name).swift"] != nil { return feature }
    }
    throw ScaffoldError("There is no feature \(name) in Modules/Sample.")
  }

  /// The files outside the feature's folders whose code still names one of its types once the feature is removed.
  func leftovers(of name: FeatureName, after change: TreeChange) -> [String] {
    let types = Set(change.removed.flatMap { SourceStretch.types(declaredIn: tree[$0] ?? "") }).filter(name.isPart)
    return change.applied(to: tree).filter { path, text in
      path.hasSuffix(".swift") && name.isNamed(in: text) && SourceStretch.words(ofCodeIn: text).contains(where: types.contains)
    }.keys.sorted()
  }

  private func refuseTakenName(_ new: FeatureName, _ renaming: FeatureRenaming, _ change: TreeChange) throws(ScaffoldError) {
    if let path = tree.keys.filter(new.owns).min() {
      throw ScaffoldError("The name \(new.one.type) is taken: \(path) exists. Choose another name, or another --plural.")
    }
    let words: Set = [new.one.type, new.one.member, new.manyMember]
    let model = FeatureName.model
    for (path, text) in tree.sorted(by: { $0.key < $1.key }) where model.isModel(path) && path.hasSuffix(".swift") {
      if let word = renaming.otherNames(in: text).intersection(words).min() {
        let place = SourceStretch.line(of: word, inCodeOf: text).map { "\(path):\($0)" } ?? path
        let reason = "\(model.many.type), from which features are copied, already uses '\(word)' in \(place)"
        throw ScaffoldError("The name \(new.one.type) is taken: \(reason). Choose another name.")
      }
    }
    try change.refuseTakenName(new, in: tree)
  }
}
