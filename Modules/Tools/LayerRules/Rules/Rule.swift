/// The name of a rule, as a finding shows it: `prohibited`. A rule book may choose the names of its rules.
public struct Rule: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral name: String) { rawValue = name }

  public static func < (one: Rule, other: Rule) -> Bool { one.rawValue < other.rawValue }
}

/// The rules that have the same name in every rule book.
extension Rule {
  /// Every target has a row, and imports what the manifest declares and its row allows.
  public static let declared: Rule = "declared"
  /// A system library has one owner, and none of its types is in a public declaration.
  public static let systemLibraries: Rule = "systemLibraries"
  /// Only certain targets create certain types.
  public static let creation: Rule = "creation"
  /// A feature names only the features that it may know.
  public static let features: Rule = "features"
  /// A file is named after a type, function or protocol in it, and certain types are in a file of their own name.
  public static let fileName: Rule = "fileName"
  public static let fileLength: Rule = "fileLength"
  public static let folderSize: Rule = "folderSize"
  public static let targetSize: Rule = "targetSize"
  /// Only certain names are in the package's root folder.
  public static let topLevel: Rule = "topLevel"
  /// A layer has the test target that its row names.
  public static let testTargets: Rule = "testTargets"
}
