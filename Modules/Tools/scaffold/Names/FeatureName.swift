import Foundation

/// The name of a feature: that of one of its entities, and that of all.
struct FeatureName: Hashable {
  let one: NameSpelling
  /// The plural, which also names the feature's folders.
  let many: NameSpelling

  /// The feature from which all others are made: the smallest complete one.
  static let model = FeatureName(one: NameSpelling("Quote"), many: NameSpelling("Quotes"))

  private init(one: NameSpelling, many: NameSpelling) {
    self.one = one
    self.many = many
  }

  /// - Parameter plural: nil for the usual plural.
  init(_ name: String, plural: String? = nil) throws(ScaffoldError) {
    one = try NameSpelling(checking: name)
    many = try NameSpelling(checking: plural ?? one.usualPlural)
  }

  /// The plural as the name of a property. It differs from the singular even if the words are the same, because one scope has both.
  var manyMember: String { one == many ? "all\(many.type)" : many.member }

  /// A file of the feature is in a folder of the feature's name, in the small program, in its tests and their doubles, or in the sample server.
  func owns(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return Self.places.contains(where: path.hasPrefix) && folders.contains { $0 == many.type }
  }

  /// Whether a text may name the feature: a quick search, before its words are looked at.
  func isNamed(in text: String) -> Bool {
    text.range(of: one.type, options: .literal) != nil || text.range(of: many.type, options: .literal) != nil
  }

  private static let places = [
    "Modules/Sample/", "Tests/Sample/", "Tests/Support/SampleDoubles/", "Modules/Tools/SampleServer/", "Tests/Tools/SampleServerTests/",
  ]
}
