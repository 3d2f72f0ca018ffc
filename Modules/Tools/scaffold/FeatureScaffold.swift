/// Copies the feature Quotes under a new name, and removes features. Quotes is built and tested, and so is what is copied.
struct FeatureScaffold {
  /// The text of the files in the tree, by path.
  let tree: [String: String]

  /// All that a new feature adds; its files are not formatted yet.
  func creation(of new: FeatureName) throws(ScaffoldError) -> TreeChange {
    let renaming = FeatureRenaming(old: .model, new: new)
    var change = TreeChange()
    // A file without the model's name, such as that of a further scene, could not get another name.
    for (path, text) in tree
    where FeatureName.model.owns(path) && path.split(separator: "/").last?.contains(FeatureName.model.one.type) == true {
      change.added[renaming.path(path)] = renaming.source(text)
    }
    guard !change.added.isEmpty else {
      throw ScaffoldError("The feature \(FeatureName.model.many.type) is missing, from which others are made: get it back from git.")
    }
    try refuseTakenName(new, renaming, change)
    for line in WiringLine.all {
      try change.add(line, of: new.one, to: tree) { renaming.line($0, inFile: line.path) }
    }
    return change
  }

  /// The opposite of a creation.
  func removal(of name: FeatureName) throws(ScaffoldError) -> TreeChange {
    guard name != .model else {
      throw ScaffoldError("\(name.many.type) is the feature from which others are made: it can only be removed by hand.")
    }
    let scenes = "Modules/Sample/Composition/\(name.many.type)/Application+"
    if let path = tree.keys.filter({ $0.hasPrefix(scenes) && $0 != "\(scenes)\(name.many.type).swift" }).min() {
      let scene = path.dropFirst(scenes.count).prefix { $0 != "." }
      throw ScaffoldError("\(name.many.type) has a further scene: use Scripts/remove scene \(scene) --in \(name.one.type) first.")
    }
    let renaming = FeatureRenaming(old: .model, new: name)
    var change = TreeChange()
    change.removed = Set(tree.keys.filter(name.owns))
    for line in WiringLine.all { change.remove(line.named { renaming.line($0, inFile: line.path) }, from: tree) }
    return change
  }

  /// The feature whose entity has this name. Its folder in Domain tells the plural.
  func feature(named name: String) throws(ScaffoldError) -> FeatureName {
    for folders in tree.keys.map({ $0.split(separator: "/") })
    where folders.count == 5 && folders.starts(with: ["Modules", "Sample", "Domain"]) && folders[4] == "\(name).swift" {
      let feature = try FeatureName(name, plural: String(folders[3]))
      let scene = SceneName.model(of: feature)
      // The same folder may hold something else.
      if tree["Modules/Sample/Scenes/\(feature.many.type)/\(scene.type).swift"] != nil { return feature }
    }
    throw ScaffoldError("There is no feature \(name) that is made as \(FeatureName.model.many.type) is.")
  }

  /// The files outside the feature's folders whose code still names one of its types once the feature is removed.
  func leftovers(of name: FeatureName, after change: TreeChange) -> [String] {
    let types = Set(change.removed.flatMap { SourceStretch.types(declaredIn: tree[$0] ?? "") }).filter(name.isNamed)
    return change.applied(to: tree).filter { path, text in
      path.hasSuffix(".swift") && name.isNamed(in: text) && SourceStretch.words(ofCodeIn: text).contains(where: types.contains)
    }.keys.sorted()
  }

  private func refuseTakenName(_ new: FeatureName, _ renaming: FeatureRenaming, _ change: TreeChange) throws(ScaffoldError) {
    if let path = tree.keys.filter(new.owns).min() {
      throw ScaffoldError("The name \(new.one.type) is taken: \(path) exists. Choose another name, or another --plural.")
    }
    let words: Set = [new.one.type, new.many.type, new.one.member, new.manyMember]
    for (path, text) in tree where FeatureName.model.owns(path) {
      if let word = renaming.otherNames(in: text).intersection(words).min() {
        throw ScaffoldError("The name \(new.one.type) is taken: each feature uses '\(word)' for something else. Choose another name.")
      }
    }
    try change.refuseTakenName(new.one, in: tree, isNamed: new.isNamed)
  }
}
