import Foundation

@testable import scaffold

/// The repository that these tests are part of.
enum RepositoryTree {
  /// The names of features that the tests make.
  static let names: [(name: String, plural: String?)] = [
    ("Tip", nil), ("Advice", "Advice"), ("SupportTicketNote", nil), ("URLNote", nil), ("Entity", nil),
  ]

  /// Read once for all tests. A person may have made a feature of such a name: the tests have to do without it.
  static let tree = Result { () throws(ScaffoldError) in
    var tree = try Checkout(root: URL(filePath: #filePath).appending(path: "../../..").standardized).tree()
    for (name, plural) in names {
      let feature = try FeatureName(name, plural: plural)
      if tree.keys.contains(where: feature.owns) { tree = try FeatureScaffold(tree: tree).removal(of: feature).applied(to: tree) }
    }
    return tree
  }

  /// Whether the feature is there from which others, scenes and apps are made. `Scripts/remove sample quotes` takes it away.
  static let hasModel = (try? tree.get()).map(FeatureName.model.isIn) ?? true

  /// Whether the other feature is there that features can be made from.
  static let hasPictures = (try? tree.get()).map(FeatureName.pictures.isIn) ?? true

  static func scaffold() throws(ScaffoldError) -> FeatureScaffold {
    FeatureScaffold(tree: try tree.get())
  }
}
