/// Makes a scene from the first scene of its feature, with a command of its own, and takes it away again.
struct SceneScaffold {
  /// The text of the files in the tree, by path.
  let tree: [String: String]

  /// The feature that has a scene of this name.
  func feature(ofScene name: String) throws(ScaffoldError) -> FeatureName {
    let scenes = tree.keys.filter { $0.hasPrefix("Modules/Presentation/Scenes/") }.map { $0.split(separator: "/") }
    for folder in scenes.filter({ $0.count == 5 && $0[4] == "\(name).swift" }).map({ $0[3] }) {
      for file in scenes.filter({ $0.count == 5 && $0[3] == folder && $0[4].hasPrefix("Random") }).map({ $0[4] }) {
        let one = file.dropFirst("Random".count).dropLast(".swift".count)
        if tree["Modules/Domain/\(folder)/\(one)Repository.swift"] != nil { return try FeatureName(String(one), plural: String(folder)) }
      }
    }
    throw ScaffoldError("There is no scene \(name) in a feature that is made as \(FeatureName.model.many.type) is.")
  }

  /// All that a new scene adds.
  func creation(of scene: SceneName) throws(ScaffoldError) -> TreeChange {
    let change = try twin(of: scene)
    if let path = change.added.keys.filter({ tree[$0] != nil }).min() {
      throw ScaffoldError("The name \(scene.name.type) is taken: \(path) exists. Choose another name.")
    }
    let declarations = ["struct", "class", "enum", "actor", "protocol", "typealias"].map { "\($0) \(scene.name.type)" }
    if let path = tree.filter({ file in declarations.contains { file.value.contains("\($0) ") || file.value.contains("\($0):") } }).keys
      .min()
    {
      throw ScaffoldError("The name \(scene.name.type) is taken: \(path) declares it. Choose another name.")
    }
    if tree["README.md"]?.contains("| `\(scene.name.command)") == true {
      throw ScaffoldError("The name \(scene.name.type) is taken: strata has the command '\(scene.name.command)'. Choose another name.")
    }
    return change
  }

  /// The opposite of a creation.
  func removal(of scene: SceneName) throws(ScaffoldError) -> TreeChange {
    guard scene.name != scene.model else {
      throw ScaffoldError("\(scene.name.type) is the first scene of its feature: use Scripts/remove feature \(scene.feature.one.type).")
    }
    let twin = try twin(of: scene)
    var change = TreeChange()
    change.removed = Set(twin.added.keys.filter { tree[$0] != nil })
    for path in twin.changed.keys {
      change.changed[path] = TreeChange.Edit(
        of: tree[path] ?? "", removing: Set(modelLines(of: scene, in: path).map { renamed($0, scene) }))
    }
    return change
  }

  /// The files and lines of the model under the name of the scene.
  func twin(of scene: SceneName) throws(ScaffoldError) -> TreeChange {
    var change = TreeChange()
    let command = "\(scene.feature.one.type)Command.swift"
    for (path, text) in tree where scene.feature.owns(path) {
      let file = path.split(separator: "/").last ?? ""
      guard file.hasPrefix(scene.model.type) || file == command else { continue }
      change.added[renamed(path, scene)] = renamed(VariantLines.leftOut(of: text, inFile: path), scene)
    }
    guard let functions = applicationExtension(scene), !change.added.isEmpty else {
      throw ScaffoldError("The feature \(scene.feature.many.type) has no scene \(scene.model.type), from which others are made.")
    }
    change.added["Modules/Composition/\(scene.feature.many.type)/Application+\(scene.name.type).swift"] = functions
    for path in Self.lists(of: scene.feature).keys {
      let models = modelLines(of: scene, in: path)
      change.changed[path] = TreeChange.Edit(of: tree[path] ?? "") { models.contains(String($0)) ? [renamed(String($0), scene)] : [] }
    }
    return change
  }

  /// The files that list all scenes, and what the line of the model begins with.
  private static func lists(of feature: FeatureName) -> [String: String] {
    [
      "Modules/strata/Strata.swift": "\(feature.one.type)Command.self,",
      "README.md": "| `\(feature.one.command)` |",
      "Tests/CompositionTests/\(feature.many.type)/Asking+\(feature.many.type).swift": "Asking(\"\(feature.one.command)\") ",
    ]
  }

  /// The lines of the model in such a file.
  private func modelLines(of scene: SceneName, in path: String) -> [String] {
    guard let start = Self.lists(of: scene.feature)[path] else { return [] }
    return (tree[path] ?? "").lines.filter { $0.drop { $0 == " " }.hasPrefix(start) }.map(String.init)
  }

  /// The functions of `Application` that make the scene, in an extension of their own.
  private func applicationExtension(_ scene: SceneName) -> String? {
    let many = scene.feature.many.type
    let lines = (tree["Modules/Composition/\(many)/Application+\(many).swift"] ?? "").lines
    guard let head = lines.firstIndex(where: { $0.hasPrefix("extension Application") }) else { return nil }
    let functions = lines.indices.filter { lines[$0].contains("func \(scene.model.member)(") }.compactMap { function in
      lines[function...].firstIndex(of: "  }").map { end in
        lines[((lines[..<function].lastIndex { !$0.hasPrefix("  ///") } ?? head) + 1)...end]
      }
    }
    guard !functions.isEmpty else { return nil }
    return renamed((lines[...head] + functions.joined(separator: [""]) + ["}", ""]).joined(separator: "\n"), scene)
  }

  func renamed(_ text: String, _ scene: SceneName) -> String {
    let (one, name) = (scene.feature.one, scene.name)
    return text.replacing(scene.model.type, with: name.type).replacing(scene.model.member, with: name.member)
      .replacing("\(one.type)Command", with: "\(name.type)Command")
      .replacing("commandName: \"\(one.command)\"", with: "commandName: \"\(name.command)\"")
      .replacing("`strata \(one.command)`", with: "`strata \(name.command)`")
      .replacing("| `\(one.command)` |", with: "| `\(name.command)` |")
      .replacing("Asking(\"\(one.command)\")", with: "Asking(\"\(name.command)\")")
  }
}
