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

  /// A file of the feature is in a folder of the feature's name, in the small program, in its tests and their doubles, or in its endpoints.
  func owns(_ path: String) -> Bool { owns(path, in: Self.places + Self.served) }

  /// Whether a new feature gets a copy of the file. The endpoints of the model, and the tests that ask them, are its own.
  func isModel(_ path: String) -> Bool { owns(path, in: Self.places) && !Self.served.contains(where: path.hasPrefix) }

  private func owns(_ path: String, in places: [String]) -> Bool {
    path == text || places.contains(where: path.hasPrefix) && path.split(separator: "/").dropLast().contains { $0 == many.type }
  }

  /// The text that is a part of the program. Code names it by its file's name.
  var text: String { "\(Self.texts)\(many.member).txt" }

  /// The folder of such texts.
  static let texts = "Modules/Sample/Data/Texts/"

  /// Whether a text may name the feature: a quick search, before its words are looked at.
  func isNamed(in text: String) -> Bool {
    text.range(of: one.type, options: .literal) != nil || text.range(of: many.type, options: .literal) != nil
  }

  private static let places = ["Modules/Sample/", "Tests/Sample/", "Tests/Support/SampleDoubles/"]
  private static let served = [
    "Modules/Tools/SampleEndpoints/", "Tests/Tools/SampleEndpointsTests/", "Tests/Sample/SampleEndToEndTests/",
  ]
}
