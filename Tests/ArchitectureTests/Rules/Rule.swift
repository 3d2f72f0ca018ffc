/// The rules of the architecture. Those up to `features` are invariants of Architecture.md, the others concern the layout of the package.
enum Rule: String, Comparable, Sendable {
  case domain
  case sides
  case systemLibraries
  case variants
  case creation
  case terminal
  case declared
  case features
  case fileName
  case fileLength
  case topLevel
  case testTargets
  case targetSize
  case folderSize

  static func < (one: Rule, other: Rule) -> Bool { one.rawValue < other.rawValue }
}
