/// One target of a package.
struct Module: Sendable {
  let name: String
  /// The folder, from the package's root.
  let path: String
  /// What the manifest says it depends on: targets of the package and products of others, by name.
  let dependencies: [String]
  /// Its Swift sources, sorted by path.
  let files: [SourceFile]

  /// The rule book's row for it, or nil for a target that nobody has classified.
  var layer: Layer? { Rules.layer(at: path) }

  var isProduction: Bool { path.hasPrefix("Modules/") }
}
