import Foundation

@testable import scaffold

/// The repository that these tests are part of.
enum RepositoryTree {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Read once for all tests.
  static let tree = Result { () throws(ScaffoldError) in try Checkout(root: root).tree() }

  static func features() throws(ScaffoldError) -> FeatureScaffold {
    FeatureScaffold(tree: try tree.get())
  }
}
