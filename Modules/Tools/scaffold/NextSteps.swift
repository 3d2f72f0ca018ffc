/// The next steps for the user.
enum NextSteps {
  static func afterCreation(of name: FeatureName) -> [String] {
    let (one, many) = (name.one, name.many)
    return [
      "Next:",
      "  1. Scripts/test, then commit: the next Scripts/new asks for it.",
      "  2. Make it yours: Modules/Sample/Domain/\(many.type)/\(one.type).swift says what it is, "
        + "Modules/Sample/Data/\(many.type)/Web\(one.type)Store.swift where it comes from.",
      "  3. Architecture.md says what else it needs. Describe it in README.md. Scripts/remove feature \(one.type) takes it away again.",
    ]
  }

  /// - Parameter leftovers: the files that still name the feature.
  static func afterRemoval(leftovers: [String]) -> [String] {
    leftovers.isEmpty ? [] : ["Next: these files still name the feature; change or remove those lines."] + leftovers.map { "  \($0)" }
  }
}
