/// Adds an action to a generated scene, and removes it again.
///
/// The reference change `pin-quote` is such an action on the model. A scene gets it as it got its files: both forms of the model, without the action and with
/// it, are renamed, and their difference is merged into the files of the feature, whatever else has changed in them.
struct SceneActionScaffold {
  static let patch = "Scripts/Patches/pin-quote/shared.patch"

  /// The text of the files in the tree, by path.
  let tree: [String: String]
  /// Texts as swift-format writes them: generated files are compared with those in the tree.
  let format: ([String: String]) throws(ScaffoldError) -> [String: String]

  /// A scene that can take an action.
  func scene(named name: String) throws(ScaffoldError) -> SceneName {
    if let scene = scenes.first(where: { $0.name.type == name }) { return scene }
    let others = ([ActionScaffold.scene] + scenes.map(\.name.type)).joined(separator: ", ")
    throw ScaffoldError("No action can be made on \(name): \(reason(against: name)). Use --on with one of: \(others).")
  }

  /// The scenes that can take an action: those of features with web that are made as the model is.
  var scenes: [SceneName] {
    let places = tree.keys.filter { $0.hasPrefix("Modules/Presentation/Scenes/") }.map { $0.split(separator: "/").map(String.init) }
    let found = places.filter { $0.count == 5 }.compactMap { place -> SceneName? in
      let name = String(place[4].dropLast(".swift".count))
      guard let feature = try? SceneScaffold(tree: tree).feature(ofScene: name), feature.many.type == place[3] else { return nil }
      let scene = SceneName(name: NameSpelling(name), feature: feature)
      return feature != .model && hasWeb(feature) && tree[interactor(of: scene)] != nil ? scene : nil
    }
    return found.sorted { $0.name.type < $1.name.type }
  }

  /// All that a new action changes.
  func creation(of action: ActionName, on scene: SceneName) throws(ScaffoldError) -> TreeChange {
    if let made = self.action(on: scene) {
      throw ScaffoldError(
        made.verb == action.verb
          ? "There is an action \(action.verb) on \(scene.name.type) already."
          : "There is an action \(made.verb) on \(scene.name.type), at the places where this one would be: remove it first, or add \(action.verb) by hand."
      )
    }
    try refuseTakenName(action, scene)
    let (before, after) = try versions(of: scene, action)
    return try change(from: before, to: after, scene, action)
  }

  /// The opposite of a creation. What another scene of the feature uses stays.
  func removal(of verb: String, on scene: SceneName) throws(ScaffoldError) -> TreeChange {
    guard let made = action(on: scene), made.verb == verb else {
      throw ScaffoldError("There is no action \(verb) on \(scene.name.type) that Scripts/new has made.")
    }
    let (before, after) = try versions(of: scene, made)
    let isShared = scenes.contains { $0 != scene && $0.feature == scene.feature && action(on: $0) == made }
    let own = isShared ? after.filter { isOwn($0.key, scene) } : after
    return try change(from: own, to: before.filter { own[$0.key] != nil }, scene, made)
  }

  /// The action that a scene has; nil if it has none.
  private func action(on scene: SceneName) -> ActionName? {
    let response = tree["Modules/Presentation/Presentation/\(scene.feature.many.type)/\(scene.name.type)+Response.swift"] ?? ""
    let requests = tree["Modules/Presentation/Scenes/\(scene.feature.many.type)/\(scene.name.type).swift"] ?? ""
    let verbs = requests.matches(of: /\n    case ([a-z]+)\n/).map { String($0.output.1) }
    let pasts = response.matches(of: #/\n    case ([a-z]+)\(\w+Summary, /#).map { String($0.output.1) }
    guard let past = pasts.first(where: { $0 != "loaded" }) else { return nil }
    return verbs.lazy.filter { $0 != "show" }.compactMap { try? ActionName($0, past: past) }.first { action in
      tree["Modules/Domain/\(scene.feature.many.type)/\(action.verbType)\(scene.feature.one.type).swift"] != nil
    }
  }

  private func change(
    from old: [String: String], to new: [String: String], _ scene: SceneName, _ action: ActionName
  ) throws(ScaffoldError) -> TreeChange {
    var change = TreeChange()
    for path in Set(old.keys).union(new.keys) where old[path] != new[path] {
      switch (old[path], new[path], tree[path]) {
      case (nil, let new?, nil): change.added[path] = new
      case (nil, let new?, let mine?):
        guard mine == new else { throw ScaffoldError("The name \(action.verb) is taken: \(path) exists. Choose another verb.") }
      case (_?, nil, _?): change.removed.insert(path)
      case (let old?, let new?, let mine?):
        let (text, hasConflicts) = try AppMerge.merged(old, new, mine)
        guard !hasConflicts else {
          throw ScaffoldError("\(path) has other changes where \(action.verb) is named or would be: change its lines by hand.")
        }
        if text != mine { change.changed[path] = TreeChange.Edit(from: mine, to: text) }
      case (_, _?, nil):
        throw ScaffoldError("\(path) is missing, without which \(scene.name.type) cannot have an action: get it back from git.")
      case (_, nil, _): break
      }
    }
    return change
  }

  /// The files and the lists of a scene and its feature, as they are generated without the action and with it, as far as these differ.
  private func versions(of scene: SceneName, _ action: ActionName) throws(ScaffoldError) -> (
    before: [String: String], after: [String: String]
  ) {
    guard let text = tree[Self.patch] else {
      throw ScaffoldError("\(Self.patch) is missing, from which actions are made: get it back from git.")
    }
    let patch = ActionRenaming(name: action).patch(Patch(text))
    var changed = tree
    for file in patch.files {
      let text = tree[file.path]
      let result = file.isNew ? (text == nil ? file.applied(to: "") : nil) : text.flatMap { FeatureSource.applied(file, to: $0) }
      guard let result else {
        throw ScaffoldError("\(file.path) is not as the reference change pin-quote expects it: run Scripts/renew-patches, then try again.")
      }
      changed[file.path] = result
    }
    let (before, after) = (try generated(scene, from: tree), try generated(scene, from: changed))
    let paths = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let lists = lists(of: scene, from: changed)
    return (
      try format(before.filter { paths.contains($0.key) }).merging(lists.mapValues(\.before)) { $1 },
      try format(after.filter { paths.contains($0.key) }).merging(lists.mapValues(\.after)) { $1 }
    )
  }

  /// The files of a scene and of its feature, made from the model of a tree, without those of the feature's other scenes.
  private func generated(_ scene: SceneName, from model: [String: String]) throws(ScaffoldError) -> [String: String] {
    let feature = FeatureScaffold.files(of: scene.feature, from: model)
    guard scene.name != scene.model else { return feature }
    let own = try SceneScaffold(tree: feature).twin(of: scene).added
    let first = SceneName(name: scene.model, feature: scene.feature)
    return feature.filter { !isOwn($0.key, first) }.merging(own) { $1 }
  }

  /// Whether a file belongs to a scene alone.
  private func isOwn(_ path: String, _ scene: SceneName) -> Bool {
    let (one, many) = (scene.feature.one.type, scene.feature.many.type)
    let file = path.split(separator: "/").last ?? ""
    if path == "README.md" || file.hasPrefix(scene.name.type) || file == "Application+\(scene.name.type).swift"
      || file == "\(scene.name.type)Command.swift"
    {
      return true
    }
    // The first scene gives its name neither to its command nor to the test of it.
    return scene.name == scene.model
      && ["Application+\(many).swift", "\(one)Command.swift", "\(one)ProgramTests.swift"].contains(String(file))
  }

  /// The documents with rows of the scene, without the action and with it.
  private func lists(of scene: SceneName, from changed: [String: String]) -> [String: (before: String, after: String)] {
    let renaming = FeatureRenaming(old: .model, new: scene.feature)
    var lists: [String: (before: String, after: String)] = [:]
    for path in WiringLine.paths where tree[path] != changed[path] {
      func rows(_ files: [String: String]) -> [String] {
        FeatureScaffold.modelLines(in: path, of: files).flatMap(\.lines).map { line in
          let row = renaming.line(line, inFile: path)
          return scene.name == scene.model || path != "README.md" ? row : SceneScaffold(tree: tree).renamed(row, scene)
        }
      }
      let (old, new) = (rows(tree), rows(changed))
      let pairs = Dictionary(zip(old, new), uniquingKeysWith: { first, _ in first })
      let back = Dictionary(zip(new, old), uniquingKeysWith: { first, _ in first })
      let lines = (tree[path] ?? "").lines.map(String.init)
      lists[path] = (
        lines.map { back[$0] ?? $0 }.joined(separator: "\n"), lines.map { pairs[$0] ?? $0 }.joined(separator: "\n")
      )
    }
    return lists
  }

  private func refuseTakenName(_ action: ActionName, _ scene: SceneName) throws(ScaffoldError) {
    let words: Set = [action.verb, action.past, "is\(action.type)", "\(action.verb)\(scene.feature.one.type)"]
    for (path, text) in tree.sorted(by: { $0.key < $1.key }) where scene.feature.owns(path) && path.hasPrefix("Modules/") {
      if let word = words.intersection(SourceStretch.words(ofCodeIn: text)).min(), self.action(of: scene.feature) != action {
        throw ScaffoldError(
          "The name \(action.verb) is taken: \(path) uses '\(word)' for something else. Choose another verb, or another --past.")
      }
    }
    if let other = self.action(of: scene.feature), other != action {
      throw ScaffoldError(
        "The feature \(scene.feature.many.type) has an action \(other.verb) at the same places: use that verb, or add \(action.verb) by hand."
      )
    }
  }

  /// The action that one of a feature's scenes has.
  private func action(of feature: FeatureName) -> ActionName? {
    scenes.lazy.filter { $0.feature == feature }.compactMap { self.action(on: $0) }.first
  }

  private func hasWeb(_ feature: FeatureName) -> Bool { FeatureScaffold(tree: tree).source(of: feature) == .model }

  private func interactor(of scene: SceneName) -> String {
    "Modules/Presentation/Presentation/\(scene.feature.many.type)/\(scene.name.type)Interactor.swift"
  }

  private func reason(against name: String) -> String {
    guard let feature = try? SceneScaffold(tree: tree).feature(ofScene: name) else {
      return "it is no scene that Scripts/new has made"
    }
    if feature == .model { return "it belongs to \(feature.many.type), from which others are made, and which has to stay as it is" }
    return hasWeb(feature) ? "it has no interactor" : "what it shows comes from the store alone, where nothing was shown last"
  }
}
