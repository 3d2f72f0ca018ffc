/// Makes a scene from the first scene of its feature, with a command of its own, and takes it away again.
struct SceneScaffold {
  /// The text of the files in the tree, by path.
  let tree: [String: String]

  /// All that a new scene adds; its files are not formatted yet.
  func creation(of scene: SceneName) throws(ScaffoldError) -> TreeChange {
    var change = TreeChange()
    change.added = try files(of: scene)
    try change.refuseTakenName(scene.name, in: tree) { $0.contains(scene.name.type) }
    // A line that the user has changed is not copied.
    for line in Self.lists(of: scene.feature) where tree[line.path]?.lines.contains(where: line.matches) == true {
      try change.add(line, of: scene.name, to: tree) { renamed($0, scene) }
    }
    return change
  }

  /// The opposite of a creation.
  func removal(of scene: SceneName) throws(ScaffoldError) -> TreeChange {
    guard scene.name != scene.model else {
      throw ScaffoldError("\(scene.name.type) is the first scene of its feature: use Scripts/remove feature \(scene.feature.one.type).")
    }
    var change = TreeChange()
    change.removed = Set(try files(of: scene).keys.filter { tree[$0] != nil })
    guard !change.removed.isEmpty else {
      throw ScaffoldError("There is no scene \(scene.name.type) in the feature \(scene.feature.one.type).")
    }
    for line in Self.lists(of: scene.feature) { change.remove(line.named { renamed($0, scene) }, from: tree) }
    return change
  }

  /// The files of the model under the name of the scene.
  private func files(of scene: SceneName) throws(ScaffoldError) -> [String: String] {
    var files: [String: String] = [:]
    for (path, text) in tree where scene.feature.owns(path) {
      let file = path.split(separator: "/").last ?? ""
      guard file.hasPrefix(scene.model.type) || file == "\(scene.feature.one.type)Command.swift" else { continue }
      files[renamed(path, scene)] = renamed(text, scene)
    }
    guard let functions = applicationExtension(scene) else {
      throw ScaffoldError("The feature \(scene.feature.many.type) has no scene \(scene.model.type), from which others are made.")
    }
    files["Modules/Sample/Composition/\(scene.feature.many.type)/Application+\(scene.name.type).swift"] = functions
    return files
  }

  /// The lines of the model in the files that list all scenes.
  private static func lists(of feature: FeatureName) -> [WiringLine] {
    [
      WiringLine("\(feature.one.type)Command.self,", in: "Modules/Sample/sample/Sample.swift")
    ]
  }

  /// The functions of `Application` that make the scene, in an extension of their own.
  private func applicationExtension(_ scene: SceneName) -> String? {
    let many = scene.feature.many.type
    let lines = (tree["Modules/Sample/Composition/\(many)/Application+\(many).swift"] ?? "").lines
    guard let head = lines.firstIndex(where: { $0.hasPrefix("extension Application") }) else { return nil }
    let functions = lines.indices.filter { lines[$0].contains("func \(scene.model.member)(") }.compactMap { function in
      lines[function...].firstIndex(of: "  }").map { end in
        lines[((lines[..<function].lastIndex { !$0.hasPrefix("  ///") } ?? head) + 1)...end]
      }
    }
    guard !functions.isEmpty else { return nil }
    return renamed((lines[...head] + functions.joined(separator: [""]) + ["}", ""]).joined(separator: "\n"), scene)
  }

  private func renamed(_ text: String, _ scene: SceneName) -> String {
    let (one, name) = (scene.feature.one, scene.name)
    return text.replacing(scene.model.type, with: name.type).replacing(scene.model.member, with: name.member)
      .replacing("\(one.type)Command", with: "\(name.type)Command")
      .replacing("commandName: \"\(one.command)\"", with: "commandName: \"\(name.command)\"")
      .replacing("`sample \(one.command)`", with: "`sample \(name.command)`")
  }
}
