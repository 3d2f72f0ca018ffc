/// What the architecture forbids. The first seven are the invariants of Architecture.md, the others keep the house tidy.
enum Rule: String, Comparable, Sendable {
  case domain
  case sides
  case systemLibraries
  case variants
  case creation
  case terminal
  case declared
  case fileName
  case fileLength
  case topLevel
  case testTargets
  case targetSize
  case folderSize

  static func < (one: Rule, other: Rule) -> Bool { one.rawValue < other.rawValue }
}
