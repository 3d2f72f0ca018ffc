import Foundation

@testable import scaffold

/// All files of a tree that samples are removed from.
struct SampledTree: Sendable {
  let paths: [String]
  var texts: [String: String]

  static let repository: Result<SampledTree, ScaffoldError> = Result { () throws(ScaffoldError) in
    let checkout = Checkout(root: URL(filePath: #filePath).appending(path: "../../../..").standardized)
    let paths = try checkout.allPaths()
    return SampledTree(paths: paths, texts: try checkout.readableTexts(of: paths))
  }

  func without(_ name: String) throws(ScaffoldError) -> SampledTree {
    let change = try SampleRemoval(of: Sample(named: name), from: texts, with: paths).change()
    return SampledTree(paths: paths.filter { !change.removed.contains($0) }, texts: change.applied(to: texts))
  }
}

/// The repository without each of its samples. Made once for all tests.
enum TreesWithoutSample {
  /// The samples that are still there, whatever a person has removed.
  static let present: [String] = {
    guard case .success(let tree) = SampledTree.repository else { return [] }
    return Sample.all.filter { !$0.isGone(from: tree.paths) }.map(\.name)
  }()

  /// Each two of them.
  static let pairs: [(String, String)] = present.indices.flatMap { index in
    present[(index + 1)...].map { (present[index], $0) }
  }

  static let all: [String: Result<SampledTree, ScaffoldError>] = Dictionary(
    uniqueKeysWithValues: present.map { name in
      (name, Result { () throws(ScaffoldError) in try SampledTree.repository.get().without(name) })
    })
}
