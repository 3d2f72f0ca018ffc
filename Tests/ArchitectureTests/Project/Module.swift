/// One target of a package.
struct Module: Sendable {
  let name: String
  /// The folder, relative to the package's root.
  let path: String
  /// The dependencies in the manifest, by name: targets of the package and products of other packages.
  let dependencies: [String]
  /// Its Swift sources, sorted by path.
  let files: [SourceFile]

  /// The target's row in `Rules`, or nil if the target is not classified.
  var layer: Layer? { Rules.layer(at: path) }

  var isProduction: Bool { path.hasPrefix("Modules/") }
}
