/// What the user does after the scaffold.
enum NextSteps {
  static func afterCreation(of name: FeatureName) -> [String] {
    let (one, many) = (name.one, name.many)
    return [
      "Next:",
      "  1. swift test --filter '\(one.type)|\(many.type)|ArchitectureTests', then commit: the next Scripts/new asks for it.",
      "  2. Make it yours: Modules/Sample/Domain/\(many.type)/\(one.type).swift says what it is, "
        + "Modules/Sample/Data/\(many.type)/Web\(one.type)Store.swift where it comes from.",
      "  3. Describe it in README.md and .github/CHANGELOG.md. Scripts/remove feature \(one.type) takes it away again.",
    ]
  }

  static func afterCreation(of scene: SceneName) -> [String] {
    let (name, feature) = (scene.name, scene.feature)
    return [
      "Next:",
      "  1. swift test --filter '\(name.type)|ArchitectureTests', then commit: the next Scripts/new asks for it.",
      "  2. Make it yours: Modules/Sample/Scenes/\(feature.many.type)/\(name.type).swift says what it can be asked, and what it shows.",
      "  3. Describe `sample \(name.command)` in README.md. Scripts/remove scene \(name.type) --in \(feature.one.type) takes it away again.",
    ]
  }

  /// - Parameter leftovers: the files that still name the feature.
  static func afterRemoval(leftovers: [String]) -> [String] {
    leftovers.isEmpty ? [] : ["Next: these files still name the feature; change or remove those lines."] + leftovers.map { "  \($0)" }
  }
}
