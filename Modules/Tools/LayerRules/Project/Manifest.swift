import Foundation

/// The parts of the output of `swift package dump-package` that the checks need.
///
/// `dump-package` is used instead of `describe`, because it needs no resolved dependencies and no network.
struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]
    let dependencies: [Dependency]
  }

  let name: String
  let targets: [Target]
}

extension Manifest {
  /// `{"byName": ["Domain", null]}`, `{"target": [name, condition]}` or `{"product": [name, package, aliases, condition]}`.
  struct Dependency: Decodable {
    let name: String
    /// Whether the manifest declares it as a product of another package.
    let isProduct: Bool

    private enum Kind: String, CodingKey {
      case byName
      case target
      case product
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      guard let kind = container.allKeys.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a dependency of an unknown kind"))
      }
      var fields = try container.nestedUnkeyedContainer(forKey: kind)
      name = try fields.decode(String.self)
      isProduct = kind == .product
    }
  }
}
