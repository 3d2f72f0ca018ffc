import Foundation

/// The name of a feature: its entity in the singular and in the plural.
struct FeatureName: Hashable {
  let one: NameSpelling
  /// The plural, which also names the feature's folders.
  let many: NameSpelling

  /// The feature that is copied: the smallest complete one.
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

  /// The plural as the name of a property. It differs from the singular even if the words are the same, because both are used in one scope.
  var manyMember: String { one == many ? "all\(many.type)" : many.member }

  /// Whether a file belongs to the feature: it is in a folder with the feature's name in `sample`, its tests, their test doubles or the
  /// endpoints.
  func owns(_ path: String) -> Bool { owns(path, in: Self.places + Self.served) }

  /// Whether a new feature gets a copy of the file. The endpoints, and the tests that use them, are not copied.
  func isModel(_ path: String) -> Bool { owns(path, in: Self.places) && !Self.served.contains(where: path.hasPrefix) }

  private func owns(_ path: String, in places: [String]) -> Bool {
    // The place itself does not count: an app may have the name of a feature, as in Modules/Notes/Domain/Notes/Note.swift.
    path == text
      || places.contains { place in
        path.hasPrefix(place) && path.dropFirst(place.count).split(separator: "/").dropLast().contains { $0 == many.type }
      }
  }

  /// The path of the text that is compiled into the program. Code refers to it by its file name.
  var text: String { "\(Self.texts)\(many.member).txt" }

  /// The folder of such texts.
  static let texts = "Modules/Sample/Data/Texts/"

  /// Whether a text may contain the feature's name: a quick search before its words are examined.
  func isNamed(in text: String) -> Bool {
    text.range(of: one.type, options: .literal) != nil || text.range(of: many.type, options: .literal) != nil
  }

  /// Whether the name of a type contains the feature's name as words of its own: `MemosDocument` contains `Memos`, `Memory` does not
  /// contain `Memo`.
  func isPart(of type: String) -> Bool {
    [one.type, many.type].contains { name in
      type.ranges(of: name).contains { type[$0.upperBound...].first?.isLowercase != true }
    }
  }

  private static let places = ["Modules/Sample/", "Tests/Sample/", "Tests/Support/SampleDoubles/"]
  private static let served = [
    "Modules/Tools/SampleEndpoints/", "Tests/Tools/SampleEndpointsTests/", "Tests/Sample/SampleEndToEndTests/",
  ]
}
